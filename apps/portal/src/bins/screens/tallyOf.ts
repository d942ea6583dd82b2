import type { CountedPair } from '@instore/api';

/** What of a pair a count sorts by. */
type Counted = Pick<CountedPair, 'result'>;

/** Groups the pairs of a count: found, unexpected, and `absent`, which are expected but not scanned. */
export function tallyOf<Pair extends Counted>(pairs: readonly Pair[]) {
  return {
    found: pairs.filter(({ result }) => result === 'found'),
    unexpected: pairs.filter(({ result }) => result === 'unexpected'),
    absent: pairs.filter(({ result }) => result === 'expected'),
  };
}
