import type { BinCount, CountedPair } from '@instore/api';
import { ref } from 'valtio';
import type { BinsContext } from './binsContext.ts';

/** Shows a count as the server has it, with the scans that are not answered yet. */
export function showCount(context: BinsContext, count: BinCount | null): void {
  const { bin } = context.facts;
  if (!bin) return;
  const isRunning = count?.status === 'open' || count?.status === 'handed-in';
  bin.count = isRunning ? ref({ ...count, pairs: count.pairs.map((pair) => withScan(context, pair)) }) : null;
}

/** A pair as it will be once its scan is answered: a picker sees it at once. */
function withScan(context: BinsContext, pair: CountedPair): CountedPair {
  if (pair.result !== 'expected' || pair.barcode === null) return pair;
  const at = context.counting.get(context.deps.normaliseBarcode(pair.barcode));
  if (at === undefined) return pair;
  const scannedAt = new Date(at).toISOString();
  return { ...pair, result: 'found', scannedBy: context.deps.userName(), scannedAt };
}
