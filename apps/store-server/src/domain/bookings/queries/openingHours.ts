import { sql, eq } from 'drizzle-orm';
import type { OpeningHours } from '@instore/api';
import { problem } from '../../../base/problems.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { locations } from '../../../db/schema/stores.ts';

/** Reads the opening hours and slots of a location. @throws ProblemError 404 */
export async function readOpeningHours(db: Db | Tx, locationId: string, now: Date): Promise<OpeningHours> {
  const [row] = await db
    .select({
      hours: locations.openingHours,
      slotMinutes: locations.slotMinutes,
      slotCapacity: locations.slotCapacity,
      timeZone: locations.timeZone,
    })
    .from(locations)
    .where(eq(locations.id, locationId));
  if (row === undefined) throw problem(404, 'Not found', { detail: `There is no location ${locationId}.` });
  return { ...row, bookingsOutside: await countOutside(db, locationId, now) };
}

/** Coming bookings that do not lie within the hours of their day. */
async function countOutside(db: Db | Tx, locationId: string, now: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with coming as (
      select starts_at at time zone time_zone as starts, ends_at at time zone time_zone as ends, opening_hours
      from bookings join locations on locations.id = bookings.location_id
      where bookings.location_id = ${locationId} and bookings.status <> 'cancelled'
        and bookings.starts_at > ${now.toISOString()}::timestamptz
    )
    select count(*)::int as count from coming
    where not coalesce(
      starts >= starts::date + (opening_hours -> extract(dow from starts)::int ->> 'opens')::time
      and ends <= starts::date + (opening_hours -> extract(dow from starts)::int ->> 'closes')::time, false)`);
  return rows[0]?.count ?? 0;
}
