import type { CatalogueVariant } from '@instore/api';

/** What stands in the way of handing a pair out. */
export type Obstacle = 'promised' | 'checked out' | 'on hold' | 'missing';

/** The facts about a pair that can stand in the way. */
type PairFacts = Pick<CatalogueVariant['pairs'][number], 'state' | 'missing' | 'onHold'>;

/**
 * What is told of a pair when several things stand in the way: first who has it, then that nobody can find it, then who
 * holds it back, last who waits for it.
 */
export function obstacleOf({ state, missing, onHold }: PairFacts): Obstacle | undefined {
  if (state === 'Checked Out') return 'checked out';
  if (missing) return 'missing';
  if (onHold) return 'on hold';
  return state === 'Pending' ? 'promised' : undefined;
}
