import type { TryoutProgressLine } from '@instore/api';
import type { requestLines } from '../../../db/schema/requests.ts';

type Line = Pick<typeof requestLines.$inferSelect, 'status' | 'handedOverAt'>;

/** What the customer sees of a line that an associate has accepted. */
const STATES = {
  accepted: 'accepted',
  request: 'fetched',
  pending: 'fetched',
  checkedout: 'onItsWay',
  // The associate sent it back, or sold it.
  checkedin: 'here',
  sold: 'here',
  unavailable: 'unavailable',
  cancelled: 'cancelled',
} as const satisfies Record<Line['status'], TryoutProgressLine['state']>;

/** The state of an accepted line. */
export function stateOfLine({ status, handedOverAt }: Line): TryoutProgressLine['state'] {
  return status === 'checkedout' && handedOverAt !== null ? 'here' : STATES[status];
}
