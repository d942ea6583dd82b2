import type { BinCount, CountStatus, CountedPair } from '@instore/api';
import { ref } from 'valtio';
import type { BinsContext } from './binsContext.ts';

/** Whether a count in a status is shown. */
const IS_RUNNING: Readonly<Record<CountStatus, boolean>> = {
  open: true,
  'handed-in': true,
  applied: false,
  discarded: false,
};

/** Takes a count as the server has it; null without one. A count of another bin, answered late, changes nothing. */
export function takeCount(context: BinsContext, count: BinCount | null): void {
  if (count && count.bin !== context.state.bin?.bin) return;
  context.count = count && IS_RUNNING[count.status] ? count : null;
  showCount(context);
}

/** Shows the count with the scans that wait on this device: a picker sees them at once. */
export function showCount(context: BinsContext): void {
  const { count, waitingScans, deps } = context;
  const { state } = context;
  if (!state.bin) return;
  const codes = new Set(count?.pairs.map(({ barcode }) => barcode && deps.normaliseBarcode(barcode)));
  state.bin.count = count && ref({ ...count, pairs: count.pairs.map((pair) => withScan(context, pair)) });
  state.waitingScans = Object.fromEntries(waitingScans);
  state.unknownScans = [...waitingScans.keys()].filter((code) => !codes.has(code));
}

/** A pair as it will be once its scan is answered. */
function withScan({ waitingScans, deps }: BinsContext, pair: CountedPair): CountedPair {
  if (pair.result !== 'expected' || pair.barcode === null) return pair;
  const scan = waitingScans.get(deps.normaliseBarcode(pair.barcode));
  if (scan === undefined) return pair;
  return { ...pair, result: 'found', scannedBy: deps.userName(), scannedAt: new Date(scan.at).toISOString() };
}
