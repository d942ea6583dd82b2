import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { locationName } from '../../../security/locations.ts';
import { latestEnd } from '../rules/holdTime.ts';

/** How many closings are read. */
const CLOSINGS = 3;

/**
 * Reads when a location closes next, within the time for which a pair may be held. A location that is closed for the rest
 * of a day closes when that closing begins; one that is closed all day does not close [B-04].
 */
export async function readClosings(
  db: Db,
  locationId: string,
  now: Date,
): Promise<{ closings: string[]; timeZone: string }> {
  const { rows } = await db.execute<{ timeZone: string; closings: string[] }>(sql`
    select time_zone as "timeZone", array(
      select to_char(closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      from generate_series(
        date_trunc('day', ${now.toISOString()}::timestamptz at time zone time_zone),
        date_trunc('day', ${latestEnd(now).toISOString()}::timestamptz at time zone time_zone),
        interval '1 day'
      ) as days(each_day)
      cross join lateral (
        select (hours ->> 'opens')::time as opens, (hours ->> 'closes')::time as closes
        from (select opening_hours -> extract(dow from each_day)::int as hours) as weekday
      ) as opening
      cross join lateral (
        select coalesce(min(from_time), closes) as closes_on_day from holidays
        where holidays.location_id = locations.id and holidays.day = each_day::date
          and from_time < closes and to_time >= closes
      ) as closing
      cross join lateral (select (each_day + closes_on_day) at time zone time_zone as closes_at) as instant
      where closes_on_day > opens
        and closes_at > ${now.toISOString()}::timestamptz and closes_at <= ${latestEnd(now).toISOString()}::timestamptz
      order by closes_at limit ${CLOSINGS}
    ) as closings
    from locations where id = ${locationId}`);
  const [row] = rows;
  if (row !== undefined) return row;
  // Only a caller who works at every location can name one that does not exist.
  await locationName(db, locationId, 'locationId');
  throw new Error(`Location ${locationId} was just added.`);
}
