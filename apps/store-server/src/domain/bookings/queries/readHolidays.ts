import { and, asc, eq, sql } from 'drizzle-orm';
import type { BookingLocation, Holiday } from '@instore/api';
import { bookings, holidays } from '../../../db/schema/bookings.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { liesIn, type Days } from './readBookings.ts';

/** A closing as a range of local times. */
export const closingRange = (day: string, from: string, to: string) =>
  sql`tsrange(${day}::date + ${from}::time, ${day}::date + ${to}::time)`;

/** Reads the days, and parts of days, on which a location is closed, earliest first [B-01]. */
export async function readHolidays(
  db: Db | Tx,
  location: BookingLocation,
  { from, to }: Days,
  now: Date,
): Promise<Holiday[]> {
  const range = sql`tsrange(${holidays.day} + ${holidays.from}, ${holidays.day} + ${holidays.to})`;
  return db
    .select({
      day: holidays.day,
      name: holidays.name,
      // PostgreSQL writes seconds, too.
      from: sql<string>`left(${holidays.from}::text, 5)`,
      to: sql<string>`left(${holidays.to}::text, 5)`,
      toMove: sql<number>`(
        select count(*)::int from ${bookings}
        where ${bookings.locationId} = ${location.id} and ${bookings.status} = 'booked'
          and ${bookings.endsAt} > ${now.toISOString()}::timestamptz and ${liesIn(location, range)}
          and ${bookings.startsAt} > (${holidays.day} - 1)::timestamp at time zone ${location.timeZone}
          and ${bookings.startsAt} < (${holidays.day} + 1)::timestamp at time zone ${location.timeZone})`,
    })
    .from(holidays)
    .where(and(eq(holidays.locationId, location.id), sql`${holidays.day} between ${from}::date and ${to}::date`))
    .orderBy(asc(holidays.day), asc(holidays.from));
}
