import type { ConsignmentSearch } from './consignmentSearch.ts';
import type { ConsignmentContext } from './consignmentState.ts';
import { consignmentRefusal } from './consignmentRefusals.ts';
import { chooseReplacement } from './consignmentWrites.ts';

/**
 * Takes what was scanned or typed [G-06]: a replacement while a pair is replaced, otherwise a barcode, an order, or words
 * of consignee, SKU and name. Returns where it leads.
 */
export async function scan(
  context: ConsignmentContext,
  typed: string,
): Promise<Partial<ConsignmentSearch> | undefined> {
  const text = typed.trim();
  if (text === '') return undefined;
  return context.writes.inOrder('scans', text, () => lookUp(context, text), context.state.scan);
}

async function lookUp(context: ConsignmentContext, text: string): Promise<Partial<ConsignmentSearch> | undefined> {
  const { state } = context;
  state.scan.error = undefined;
  if (state.replacing && /^\d{8,14}$/.test(text)) return scanReplacement(context, text);
  if (/^\d{8,14}$/.test(text)) return findPair(context, text);
  if (/^[A-Za-z]{1,8}-?\d{3,}$/.test(text)) return findOrder(context, text.toUpperCase());
  return { search: text, order: undefined, open: undefined };
}

function refuse({ state, deps }: ConsignmentContext, message: string): undefined {
  state.scan.error = message;
  deps.play('scan-error').catch(() => undefined);
  return undefined;
}

function scanReplacement(context: ConsignmentContext, barcode: string): undefined {
  const { state, deps } = context;
  const { sameSize = [], otherSizes = [] } = state.replacing?.data ?? {};
  const code = deps.normaliseBarcode(barcode);
  if (![...sameSize, ...otherSizes].some((pair) => pair.barcode === code)) {
    return refuse(context, deps.say('{barcode} cannot go instead. Scan one of the listed pairs.', { barcode }));
  }
  chooseReplacement(context, code);
  deps.play('scan-ok').catch(() => undefined);
  return undefined;
}

async function findPair(context: ConsignmentContext, barcode: string): Promise<Partial<ConsignmentSearch> | undefined> {
  const { deps } = context;
  const answer = await deps.api.inventory.getPair({ barcode, locationId: deps.locationId() });
  if (!answer.ok) return refuse(context, consignmentRefusal(deps.say, 'findPair', barcode, answer));
  const { state, missing, onHold, consigned } = answer.data;
  if (!consigned)
    return refuse(
      context,
      deps.say('{barcode} belongs to the store. Scan a consigned pair, or look it up under Bins.', { barcode }),
    );
  deps.play('scan-ok').catch(() => undefined);
  const kind = state === 'Sold' ? 'sold' : missing ? 'missing' : onHold ? 'onHold' : 'inStock';
  return { kind, search: barcode, order: undefined, open: kind === 'missing' ? answer.data.barcode : undefined };
}

async function findOrder(context: ConsignmentContext, order: string): Promise<Partial<ConsignmentSearch> | undefined> {
  const { deps } = context;
  const answer = await deps.api.consignee.getOrderSale({ orderNumber: order });
  // A SKU may look like an order.
  if (!answer.ok)
    return answer.kind === 'not-found'
      ? { search: order, open: undefined }
      : refuse(context, consignmentRefusal(deps.say, 'findOrder', order, answer));
  deps.play('scan-ok').catch(() => undefined);
  return { kind: 'sold', search: undefined, order, open: undefined };
}
