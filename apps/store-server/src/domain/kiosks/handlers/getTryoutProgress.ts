import type { Operation } from '../../operation.ts';
import { ownTryout } from '../queries/ownTryout.ts';
import { readProgress } from '../queries/readProgress.ts';

/** Reads how far a kiosk's own try-on request is [C-10]. */
export const getTryoutProgress: Operation<'getTryoutProgress'> = async ({ path, caller, store: { db, now } }) => {
  const tryout = await ownTryout(db, path.tryoutItemId, caller.userId);
  return { data: await readProgress(db, tryout, now(), true) };
};
