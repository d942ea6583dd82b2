import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { scanSounds } from '../shared/toasts/scanSounds.ts';
import type { Writes } from '../shared/writes/writes.ts';
import { nameOf, type Returns, type ReturnsOptions, type SaleResource } from './returnsState.ts';
import type { ReturnSearch } from './returnSearch.ts';

/** Handles the scans and typed numbers of the page: they find a sale, or choose a pair of the open one. */
export function createSaleScan({
  api,
  play,
  locationId,
  normaliseBarcode,
  state,
  sale,
  writes,
}: ReturnsOptions & { state: Returns; sale: SaleResource; writes: Writes }) {
  const playSound = scanSounds(play);
  async function lookUp(text: string): Promise<Partial<ReturnSearch> | undefined> {
    const code = normaliseBarcode(text);
    state.scan.error = undefined;
    const isOpen = sale.state.value?.pairs.some(({ barcode, returned }) => barcode === code && returned === null);
    if (isOpen) {
      playSound('scan-ok');
      return { pair: code };
    }
    const answer = await api.storefront.findSale({ locationId: locationId(), search: text });
    playSound(answer.ok ? 'scan-ok' : 'scan-error');
    if (!answer.ok) {
      state.scan.error = answer.message ?? SOMETHING_WRONG;
      return undefined;
    }
    sale.show(answer.data);
    return { sale: nameOf(answer.data), pair: answer.data.scanned ?? undefined };
  }
  /** Returns the part of the address to open; undefined if the scan was refused. */
  return async function scan(typed: string): Promise<Partial<ReturnSearch> | undefined> {
    const text = typed.trim();
    return text === '' ? undefined : writes.inOrder('scans', text, () => lookUp(text), state.scan);
  };
}
