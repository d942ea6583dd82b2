import { and, asc, eq, inArray } from 'drizzle-orm';
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
export async function refusalOf(tx: Tx, pair: LockedAnnounced | undefined): Promise<string | undefined> {
  if (pair === undefined) return 'There is no such announced pair at this location.';
  if (pair.status === 'waiting') return undefined;
  const [closer] =
    pair.closedBy === null ? [] : await tx.select({ name: users.name }).from(users).where(eq(users.id, pair.closedBy));
  const who = closer?.name ?? 'Another person';
  return `${who} ${pair.status} this pair before.`;
}
