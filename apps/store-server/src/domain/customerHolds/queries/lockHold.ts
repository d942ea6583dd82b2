import type { HoldEnding } from '@instore/api';
import { isAdminOf } from '@instore/api';
import { and, eq } from 'drizzle-orm';
import { localMoment } from '../../../base/localTime.ts';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { customerHolds } from '../../../db/schema/customerHolds.ts';
import { users } from '../../../db/schema/people.ts';
import { locations } from '../../../db/schema/stores.ts';
import type { Caller } from '../../../security/callers.ts';

/** A hold that no other transaction can change until this one ends. */
export type LockedHold = typeof customerHolds.$inferSelect;

const ENDED: Record<HoldEnding, string> = {
  'handed over': '{person} handed this pair over at {time}.',
  'let go': '{person} let this pair go at {time}.',
  'ran out': 'The hold of this pair ended at {time}.',
};

/**
 * Locks a hold that has not ended. Lock it before its unit.
 * @throws ProblemError 404 for a hold that the location does not have, 409 that names how it ended, when, and by whom
 */
export async function lockHold(
  tx: Tx,
  { locationId, holdId }: { locationId: string; holdId: string },
): Promise<LockedHold> {
  const [hold] = await tx
    .select()
    .from(customerHolds)
    .where(and(eq(customerHolds.id, Number(holdId)), eq(customerHolds.locationId, locationId)))
    .for('update');
  if (hold === undefined) throw fieldProblem(404, 'Not found', '/holdId', 'There is no such hold at this location.');
  if (hold.ending !== null) throw await endedProblem(tx, { ...hold, ending: hold.ending });
  return hold;
}

async function endedProblem(tx: Tx, { ending, endedAt, endedBy, locationId }: LockedHold & { ending: HoldEnding }) {
  const [at] = await tx.select().from(locations).where(eq(locations.id, locationId));
  const [person] = endedBy === null ? [] : await tx.select().from(users).where(eq(users.id, endedBy));
  const values = { person: person?.name ?? 'Another person', time: endedAt?.toISOString() ?? '' };
  const english = at && endedAt ? { time: localMoment(endedAt, at) } : undefined;
  return fieldProblem(409, 'Ended', '/holdId', said(ENDED[ending], values, english));
}

/**
 * Holding a pair longer and letting it go are for the person who holds it, and admins [M-04].
 * @throws ProblemError 403 that names the person
 */
export async function refuseUnlessOwn(tx: Tx, caller: Caller, { heldBy }: LockedHold): Promise<void> {
  if (heldBy === caller.userId || isAdminOf(caller.role, 'shoesize')) return;
  const [owner] = await tx.select().from(users).where(eq(users.id, heldBy));
  const message = said('{person} holds this pair.', { person: owner?.name ?? 'Another person' });
  throw fieldProblem(403, 'Not allowed', '/holdId', message);
}
