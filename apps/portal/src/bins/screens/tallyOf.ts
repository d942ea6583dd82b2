import type { CountedPair } from '@instore/api';

/** What of a pair a count sorts by. */
type Counted = Pick<CountedPair, 'result'>;

/** Groups the pairs of a count: found, unexpected, `absent`, which no one has seen yet, and those that left the bin. */
export function tallyOf<Pair extends Counted>(pairs: readonly Pair[]) {
  return {
    found: pairs.filter(({ result }) => result === 'found'),
    unexpected: pairs.filter(({ result }) => result === 'unexpected'),
    absent: pairs.filter(({ result }) => result === 'expected'),
    left: pairs.filter(({ result }) => result === 'left'),
  };
}
