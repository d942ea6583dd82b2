import type { CatalogueVariant } from '@instore/api';

/** Why a unit cannot be checked out. */
export type Obstacle = 'reserved' | 'checked out' | 'on hold' | 'missing';

/** The known facts of a unit. */
type PairFacts = Pick<CatalogueVariant['pairs'][number], 'state' | 'missing' | 'onHold'>;

/** Why a unit cannot be checked out; undefined if it can. Of several reasons the strongest: checked out, missing, on hold, reserved. */
export function obstacleOf({ state, missing, onHold }: PairFacts): Obstacle | undefined {
  if (state === 'Checked Out') return 'checked out';
  if (missing) return 'missing';
  if (onHold) return 'on hold';
  return state === 'Pending' ? 'reserved' : undefined;
}
