import type { BulkResult } from '@instore/api';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { inEnglish, said, type Said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { announcedPairs } from '../../../db/schema/consignment.ts';
import { users } from '../../../db/schema/people.ts';

/** An announced pair that no other transaction can change until this one ends. */
export type LockedAnnounced = typeof announcedPairs.$inferSelect;

/** Locks announced pairs of a location, in the order of their ids. Those of other locations are not found. */
export async function lockAnnounced(
  tx: Tx,
  { locationId, announcedIds }: { locationId: string; announcedIds: readonly string[] },
): Promise<LockedAnnounced[]> {
  return tx
    .select()
    .from(announcedPairs)
    .where(and(eq(announcedPairs.locationId, locationId), inArray(announcedPairs.id, announcedIds.map(Number))))
    .orderBy(asc(announcedPairs.id))
    .for('update');
}

/** Why an announced pair can be neither accepted nor declined; undefined if it can. */
export async function refusalOf(tx: Tx, pair: LockedAnnounced | undefined): Promise<Said | undefined> {
  if (pair === undefined) return said('There is no such announced pair at this location.');
  if (pair.status === 'waiting') return undefined;
  const [closer] =
    pair.closedBy === null ? [] : await tx.select({ name: users.name }).from(users).where(eq(users.id, pair.closedBy));
  const person = closer?.name ?? 'Another person';
  return said(
    pair.status === 'accepted' ? '{person} accepted this pair before.' : '{person} declined this pair before.',
    { person },
  );
}

/** The result of a pair that was neither accepted nor declined. */
export const refusedResult = (announcedId: string, refusal: Said): BulkResult => ({
  announcedId,
  isDone: false,
  message: inEnglish(refusal),
  ...refusal,
  record: null,
});
