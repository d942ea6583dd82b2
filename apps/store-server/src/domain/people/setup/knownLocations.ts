import { asc } from 'drizzle-orm';
import { locations } from '../../../db/schema/stores.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { Refusal } from '../../../base/refusal.ts';

/** @throws Refusal naming the unknown location and the known ones */
export async function refuseUnknownLocations(db: Db | Tx, wanted: readonly string[]): Promise<void> {
  const known = (await db.select({ id: locations.id }).from(locations).orderBy(asc(locations.id))).map(({ id }) => id);
  const unknown = wanted.find((id) => !known.includes(id));
  if (unknown === undefined) return;
  throw new Refusal(
    `There is no location "${unknown}". ${known.length > 0 ? `The store has: ${known.join(', ')}.` : 'The store has none: pnpm store:set-location adds one.'}`,
    { field: '/locationIds' },
  );
}
