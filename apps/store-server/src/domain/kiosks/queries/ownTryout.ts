import { and, eq } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import { tryouts } from '../../../db/schema/tryouts.ts';
import type { Db, Tx } from '../../../db/database.ts';

/** A select of the try-on request with this id that a kiosk sent. */
const selectOwn = (db: Db | Tx, tryoutItemId: string, deviceId: string) =>
  db
    .select()
    .from(tryouts)
    .where(and(eq(tryouts.id, Number(tryoutItemId)), eq(tryouts.askedBy, deviceId)));

const missing = () => problem(404, 'Not found', { detail: 'This request no longer exists.' });

/** @throws ProblemError 404 for a request that another kiosk sent */
export async function ownTryout(db: Db, tryoutItemId: string, deviceId: string) {
  const [tryout] = await selectOwn(db, tryoutItemId, deviceId);
  if (tryout === undefined) throw missing();
  return tryout;
}

/**
 * The same, locked until the transaction ends.
 * @throws ProblemError 404
 */
export async function lockOwnTryout(tx: Tx, tryoutItemId: string, deviceId: string) {
  const [tryout] = await selectOwn(tx, tryoutItemId, deviceId).for('update');
  if (tryout === undefined) throw missing();
  return tryout;
}
