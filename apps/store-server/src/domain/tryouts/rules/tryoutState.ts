import type { TryoutState } from '@instore/api';
import type { tryouts } from '../../../db/schema/tryouts.ts';
import { WAITING_MS } from '../queries/waitingTryouts.ts';

type Tryout = Pick<typeof tryouts.$inferSelect, 'acceptedBy' | 'withdrawnAt' | 'requestedAt'>;

/** The state of a try-on request at a time: two hours after it was sent it expires [K-11]. */
export function stateOf({ acceptedBy, withdrawnAt, requestedAt }: Tryout, now: Date): TryoutState['state'] {
  if (withdrawnAt !== null) return 'withdrawn';
  if (acceptedBy !== null) return 'accepted';
  return now.getTime() - requestedAt.getTime() >= WAITING_MS ? 'expired' : 'waiting';
}
