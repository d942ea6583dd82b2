import type { CatalogueVariant, ItemState } from '@instore/api';

/** Why a unit cannot be checked out. */
export type Obstacle = 'reserved' | 'checked out' | 'on hold' | 'missing';

/** The known state of a unit. */
type PairFacts = Pick<CatalogueVariant['pairs'][number], 'state' | 'missing' | 'onHold'>;

/** What a state of a unit prevents. */
const BY_STATE: Readonly<Record<ItemState, Obstacle | undefined>> = {
  'Checked In': undefined,
  Pending: 'reserved',
  'Checked Out': 'checked out',
  Sold: undefined,
};

/** Why a unit cannot be checked out; undefined if it can. Of several reasons the strongest: checked out, missing, on hold, reserved. */
export function obstacleOf({ state, missing, onHold }: PairFacts): Obstacle | undefined {
  const byState = BY_STATE[state];
  if (byState === 'checked out') return byState;
  if (missing) return 'missing';
  return onHold ? 'on hold' : byState;
}
