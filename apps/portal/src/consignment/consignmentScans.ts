import type { PlayScanSound } from '../shared/toasts/scanSounds.ts';
import type { Writes } from '../shared/writes/writes.ts';
import { consignmentRefusal } from './consignmentRefusals.ts';
import type { ConsignmentSearch } from './consignmentSearch.ts';
import type { Consignment, ConsignmentOptions } from './consignmentState.ts';
import { chooseReplacement } from './consignmentWrites.ts';

/** Where a scan leads: a part of the address, or nothing. */
type ScanAnswer = Partial<ConsignmentSearch> | undefined;

/** Handles the scans and typed texts of the consignment page. */
export function createConsignmentScan({
  state,
  writes,
  playSound,
  api,
  say,
  locationId,
  normaliseBarcode,
}: { state: Consignment; writes: Writes; playSound: PlayScanSound } & Omit<ConsignmentOptions, 'play'>) {
  function refuse(message: string): undefined {
    state.scan.error = message;
    playSound('scan-error');
    return undefined;
  }
  function scanReplacement(barcode: string): undefined {
    const { sameSize = [], otherSizes = [] } = state.replacing?.data ?? {};
    const code = normaliseBarcode(barcode);
    if (![...sameSize, ...otherSizes].some((pair) => pair.barcode === code)) {
      return refuse(say('{barcode} cannot go instead. Scan one of the listed pairs.', { barcode }));
    }
    chooseReplacement(state, code);
    playSound('scan-ok');
    return undefined;
  }
  async function findPair(barcode: string): Promise<ScanAnswer> {
    const answer = await api.inventory.getPair({ barcode, locationId: locationId() });
    if (!answer.ok) return refuse(consignmentRefusal(say, 'findPair', barcode, answer));
    const { state: status, missing, onHold, consigned } = answer.data;
    if (!consigned) {
      return refuse(
        say('{barcode} belongs to the store. Scan a consigned pair, or look it up under Bins.', { barcode }),
      );
    }
    playSound('scan-ok');
    const kind = status === 'Sold' ? 'sold' : missing ? 'missing' : onHold ? 'onHold' : 'inStock';
    return { kind, search: barcode, order: undefined, open: kind === 'missing' ? answer.data.barcode : undefined };
  }
  async function findOrder(order: string): Promise<ScanAnswer> {
    const answer = await api.consignee.getOrderSale({ orderNumber: order });
    // A SKU may look like an order.
    if (!answer.ok && answer.kind === 'not-found') return { search: order, open: undefined };
    if (!answer.ok) return refuse(consignmentRefusal(say, 'findOrder', order, answer));
    playSound('scan-ok');
    return { kind: 'sold', search: undefined, order, open: undefined };
  }
  async function lookUp(text: string): Promise<ScanAnswer> {
    state.scan.error = undefined;
    if (/^\d{8,14}$/.test(text)) return state.replacing ? scanReplacement(text) : findPair(text);
    if (/^[A-Za-z]{1,8}-?\d{3,}$/.test(text)) return findOrder(text.toUpperCase());
    return { search: text, order: undefined, open: undefined };
  }
  /**
   * Handles a scan or a typed text [G-06]: the barcode of a replacement while a pair is replaced, otherwise a barcode, an
   * order number, or words of consignee, SKU and name. Returns the address to open.
   */
  return async function scan(typed: string): Promise<ScanAnswer> {
    const text = typed.trim();
    return text === '' ? undefined : writes.inOrder('scans', text, () => lookUp(text), state.scan);
  };
}
