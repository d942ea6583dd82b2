import type { AcceptedLineState, TryoutLineState } from '@instore/api';
import type { requestLines } from '../../../db/schema/requests.ts';

type Row = typeof requestLines.$inferSelect;

/** What the customer sees of a line that an associate has accepted. */
const STATES = {
  accepted: 'accepted',
  request: 'fetched',
  pending: 'fetched',
  checkedout: 'onItsWay',
  // Back in the stockroom: the customer does not get this unit any more.
  checkedin: 'cancelled',
  sold: 'here',
  unavailable: 'unavailable',
  cancelled: 'cancelled',
} as const satisfies Record<AcceptedLineState, TryoutLineState>;

/** The state of an accepted line. */
export function stateOfLine(line: Pick<Row, 'status' | 'handedOverAt' | 'isAtSpot' | 'deliveredAt'>): TryoutLineState {
  return line.status === 'checkedout' && arrivedAt(line) !== null ? 'here' : STATES[line.status];
}

/**
 * When the unit reached the customer: handed over, or brought to the delivery spot. One that was brought to an associate
 * is still on its way.
 */
export function arrivedAt({
  handedOverAt,
  isAtSpot,
  deliveredAt,
}: Pick<Row, 'handedOverAt' | 'isAtSpot' | 'deliveredAt'>): Date | null {
  return handedOverAt ?? (isAtSpot ? deliveredAt : null);
}
