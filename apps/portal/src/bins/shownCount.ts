import type { BinCount, CountStatus, CountedPair } from '@instore/api';
import { ref } from 'valtio';
import type { Bins, BinsOptions, WaitingWrite } from './binsState.ts';

/** Whether a count in a status is shown. */
const IS_RUNNING: Readonly<Record<CountStatus, boolean>> = {
  open: true,
  'handed-in': true,
  applied: false,
  discarded: false,
};

/** The count of the shown bin: as the server has it, with the scans that wait on this device. */
export function createShownCount({
  state,
  userName,
  normaliseBarcode,
}: { state: Bins } & Pick<BinsOptions, 'userName' | 'normaliseBarcode'>) {
  let known: BinCount | null = null;
  /** Scans that wait on this device, by barcode. */
  let waiting: ReadonlyMap<string, WaitingWrite> = new Map();

  /** A pair as it will be once its scan is answered. */
  function withScan(pair: CountedPair): CountedPair {
    if (pair.result !== 'expected' || pair.barcode === null) return pair;
    const scan = waiting.get(normaliseBarcode(pair.barcode));
    if (scan === undefined) return pair;
    return { ...pair, result: 'found', scannedBy: userName(), scannedAt: new Date(scan.at).toISOString() };
  }
  /** Shows the count with the scans that wait: a picker sees a scan before the server has answered it. */
  function showCount(): void {
    if (!state.bin) return;
    const codes = new Set(known?.pairs.map(({ barcode }) => barcode && normaliseBarcode(barcode)));
    state.bin.count = known && ref({ ...known, pairs: known.pairs.map(withScan) });
    state.waitingScans = Object.fromEntries(waiting);
    state.unknownScans = [...waiting.keys()].filter((code) => !codes.has(code));
  }
  return {
    /** Id of the count as the server has it. */
    countId: (): string | undefined => known?.countId,
    /** Takes a count as the server has it; null without one. A count of another bin, answered late, changes nothing. */
    takeCount(count: BinCount | null): void {
      if (count && count.bin !== state.bin?.bin) return;
      known = count && IS_RUNNING[count.status] ? count : null;
      showCount();
    },
    /** Takes the scans of the count that wait on this device, by barcode. */
    takeWaitingScans(scans: ReadonlyMap<string, WaitingWrite>): void {
      waiting = scans;
      showCount();
    },
  };
}

export type ShownCount = ReturnType<typeof createShownCount>;
