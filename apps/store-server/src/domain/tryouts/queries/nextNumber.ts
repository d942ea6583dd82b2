import { eq, sql } from 'drizzle-orm';
import { locations } from '../../../db/schema/stores.ts';
import { FIRST_NUMBER, tryoutNumbers } from '../../../db/schema/tryouts.ts';
import type { Db, Tx } from '../../../db/database.ts';

/** The calendar day of a location at a time: `2026-11-22`. */
export async function dayAt(db: Db | Tx, locationId: string, now: Date): Promise<string> {
  const [location] = await db
    .select({ day: sql<string>`(${now.toISOString()}::timestamptz at time zone ${locations.timeZone})::date::text` })
    .from(locations)
    .where(eq(locations.id, locationId));
  if (location === undefined) throw new Error(`Location ${locationId} disappeared.`);
  return location.day;
}

/** The number of a location's next try-on request, and its day. It is unique per location and day [C-10]. */
export async function nextNumber(tx: Tx, locationId: string, now: Date): Promise<{ day: string; number: number }> {
  const day = await dayAt(tx, locationId, now);
  const [counter] = await tx
    .insert(tryoutNumbers)
    .values({ locationId, day, last: FIRST_NUMBER })
    .onConflictDoUpdate({
      target: [tryoutNumbers.locationId, tryoutNumbers.day],
      set: { last: sql`${tryoutNumbers.last} + 1` },
    })
    .returning({ last: tryoutNumbers.last });
  if (counter === undefined) throw new Error('The number was not stored.');
  return { day, number: counter.last };
}
