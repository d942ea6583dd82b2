import type { BinSearch } from './binSearch.ts';
import { changeCorrection, saveCorrection } from './binCorrections.ts';
import { countPair } from './binCounts.ts';
import { scanTarget, takePair } from './binMoves.ts';
import { inOneText } from '../queue/index.ts';
import { explainScan } from './binRefusals.ts';
import { type BinsContext, confirmScan, refuseScan } from './binsContext.ts';

/** Where a scan leads: a part of the address, or nothing. */
export type ScanAnswer = Partial<BinSearch> | undefined;

/**
 * Takes what was scanned or typed [W-05, W-12]. The format tells bins and pairs apart; other texts are searched. Scans
 * are done one after another, none is skipped.
 */
export function scan(context: BinsContext, typed: string): Promise<ScanAnswer> {
  const text = typed.trim();
  if (text === '') return Promise.resolve(undefined);
  context.waiting += 1;
  context.state.scan.isPending = true;
  let onStored = () => undefined as void;
  const kept = new Promise<void>((resolve) => (onStored = resolve));
  const scanning = context.scanning
    .then(() => scanNow(context, text, onStored))
    .finally(() => {
      onStored();
      context.waiting -= 1;
      context.state.scan.isPending = context.waiting > 0;
    });
  context.scanning = kept;
  return scanning;
}

/** @param onStored called as soon as the scan of a count is stored: the next one need not wait for the answer */
async function scanNow(context: BinsContext, text: string, onStored: () => void): Promise<ScanAnswer> {
  const { state, deps } = context;
  const code = text.toUpperCase();
  const isBin = deps.isBinCode(code);
  const { mode } = state.address;
  if (isBin && state.edit) {
    changeCorrection(context, { bin: code });
    await saveCorrection(context);
    return undefined;
  }
  if (mode === 'move') {
    await (isBin ? scanTarget(context, code) : takePair(context, text));
    return undefined;
  }
  if (mode === 'count' && state.bin?.count) {
    if (!isBin) await countPair(context, text, onStored);
    else if (code !== state.bin.bin) {
      const values = { scanned: code, bin: state.bin.bin };
      refuseScan(context, deps.say('{scanned} is a bin. Scan the pairs in {bin}, or leave the count.', values));
    } else confirmScan(context);
    return undefined;
  }
  if (isBin) {
    confirmScan(context);
    return { bin: code, search: undefined, pair: undefined };
  }
  return /^\d{8,14}$/.test(text) ? openPair(context, text) : { bin: undefined, search: text, pair: undefined };
}

/** Opens the bin of a scanned pair, with the pair in the panel. */
async function openPair(context: BinsContext, barcode: string): Promise<ScanAnswer> {
  const { deps } = context;
  const locationId = deps.locationId();
  const pair = await deps.api.inventory.getPair({ barcode, locationId });
  if (!pair.ok) {
    refuseScan(context, inOneText(explainScan(deps.say, 'openPair', barcode, pair)));
    return undefined;
  }
  confirmScan(context);
  const page = { locationId, search: barcode, page: 0, size: 1 };
  const found = await deps.api.inventory.getBinShelfRecords(page);
  const record = found.ok ? found.data.content[0] : undefined;
  if (!record || record.bin === null) return { bin: undefined, search: barcode, pair: record?.rowId };
  return { bin: record.bin, search: undefined, pair: record.rowId };
}
