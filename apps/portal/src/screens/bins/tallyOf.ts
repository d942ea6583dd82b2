import type { CountedPair } from '@instore/api';

/** What of a pair a count sorts by. */
type Counted = Pick<CountedPair, 'result'>;

/** The pairs of a count by what is known of them; `absent` were not scanned. */
export function tallyOf<Pair extends Counted>(pairs: readonly Pair[]) {
  return {
    found: pairs.filter(({ result }) => result === 'found'),
    unexpected: pairs.filter(({ result }) => result === 'unexpected'),
    absent: pairs.filter(({ result }) => result === 'expected'),
  };
}
