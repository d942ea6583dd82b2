import { inOneText } from '../outbox/index.ts';
import type { ScansInOrder } from '../shared/writes/scansInOrder.ts';
import type { CorrectionDraft } from './binCorrections.ts';
import { explainScan } from './binRefusals.ts';
import type { BinSearch } from './binSearch.ts';
import type { Bins, BinsOptions } from './binsState.ts';
import type { ScanField } from './scanField.ts';

/** Where a scan leads: a part of the address, or nothing. */
type ScanAnswer = Partial<BinSearch> | undefined;

/** What a scan can lead to. */
type Scanning = {
  state: Bins;
  scans: ScansInOrder;
  saveCorrection: () => Promise<boolean>;
  scanTarget: (bin: string) => Promise<void>;
  takePair: (barcode: string) => Promise<void>;
  countPair: (barcode: string, onStored: () => void) => Promise<void>;
} & Pick<CorrectionDraft, 'changeCorrection'> &
  ScanField &
  Pick<BinsOptions, 'api' | 'say' | 'locationId' | 'isBinCode'>;

/** Handles the scans and typed texts of the bins page. */
export function createBinScan(scanning: Scanning) {
  const { state, scans, say, isBinCode, refuseScan, confirmScan } = scanning;
  /** Number of scans that are not done. */
  let undone = 0;

  /** @param onStored called as soon as the scan of a count is stored: the next one need not wait for the answer */
  async function scanNow(text: string, onStored: () => void): Promise<ScanAnswer> {
    const code = text.toUpperCase();
    const isBin = isBinCode(code);
    const { mode } = state.address;
    if (isBin && state.edit) {
      scanning.changeCorrection({ bin: code });
      await scanning.saveCorrection();
      return undefined;
    }
    if (mode === 'move') {
      await (isBin ? scanning.scanTarget(code) : scanning.takePair(text));
      return undefined;
    }
    if (mode === 'count' && state.bin?.count) {
      const { bin } = state.bin;
      if (!isBin) await scanning.countPair(text, onStored);
      else if (code === bin) confirmScan();
      else refuseScan(say('{scanned} is a bin. Scan the pairs in {bin}, or leave the count.', { scanned: code, bin }));
      return undefined;
    }
    if (isBin) {
      confirmScan();
      return { bin: code, search: undefined, pair: undefined };
    }
    return /^\d{8,14}$/.test(text) ? openPair(scanning, text) : { bin: undefined, search: text, pair: undefined };
  }
  /**
   * Handles a scan or a typed text [W-05, W-12]. The format distinguishes bins from pairs; other texts are searched. Scans
   * run one after another, and none is skipped.
   */
  return function scan(typed: string): Promise<ScanAnswer> {
    const text = typed.trim();
    if (text === '') return Promise.resolve(undefined);
    undone += 1;
    state.scan.isPending = true;
    return scans
      .run((onStored) => scanNow(text, onStored))
      .finally(() => {
        undone -= 1;
        state.scan.isPending = undone > 0;
      });
  };
}

/** Opens the bin of a scanned pair, with the pair in the panel. */
async function openPair(
  { api, say, locationId, refuseScan, confirmScan }: Scanning,
  barcode: string,
): Promise<ScanAnswer> {
  const place = locationId();
  const pair = await api.inventory.getPair({ barcode, locationId: place });
  if (!pair.ok) {
    refuseScan(inOneText(explainScan(say, 'openPair', barcode, pair)));
    return undefined;
  }
  confirmScan();
  const found = await api.inventory.getBinShelfRecords({ locationId: place, search: barcode, page: 0, size: 1 });
  const record = found.ok ? found.data.content[0] : undefined;
  if (!record || record.bin === null) return { bin: undefined, search: barcode, pair: record?.rowId };
  return { bin: record.bin, search: undefined, pair: record.rowId };
}
