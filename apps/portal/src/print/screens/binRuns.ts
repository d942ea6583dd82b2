import { parseBin } from '@instore/ui';

/** Bins that follow each other in a list and in the stockroom. */
export interface BinRun {
  /** "A-14-03", or "A-14-01 – 08". */
  text: string;
  bins: readonly [string, ...string[]];
}

/** Joins bins of one bay that follow each other. A bin in `apart` stays alone. */
export function binRuns(bins: readonly string[], apart: readonly string[]): BinRun[] {
  const runs: [string, ...string[]][] = [];
  for (const bin of bins) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext = last !== undefined && !apart.includes(bin) && !apart.includes(last) && isAfter(bin, last);
    if (run && isNext) run.push(bin);
    else runs.push([bin]);
  }
  return runs.map((run) => ({ text: textOf(run), bins: run }));
}

function isAfter(bin: string, before: string): boolean {
  const [one, other] = [parseBin(bin), parseBin(before)];
  if (!one || !other) return false;
  return one.aisle === other.aisle && one.bay === other.bay && one.position === other.position + 1;
}

function textOf(run: readonly [string, ...string[]]): string {
  const last = run.at(-1)!;
  return run.length === 1 ? last : `${run[0]} – ${last.slice(last.lastIndexOf('-') + 1)}`;
}
