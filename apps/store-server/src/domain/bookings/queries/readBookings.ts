import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Booking, BookingLocation, Holiday } from '@instore/api';
import { bookings, holidays } from '../../../db/schema/bookings.ts';
import { locations, stores } from '../../../db/schema/stores.ts';
import { problem } from '../../../base/problems.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { statusAt } from '../rules/bookingStatus.ts';

/** The most days of one answer: the six weeks on a calendar page of a month. */
const DAYS_MAX = 42;

/** A range of days of a location, both included, yyyy-MM-dd. */
export interface Days {
  from: string;
  to: string;
}

/**
 * Checks that the last day is not before the first and that the range is not too long.
 * @param most the most days
 * @param pointer precedes the name of the field in the problem: '/' for a body
 * @throws ProblemError 400 naming the field
 */
export function checkDays({ from, to }: Days, most = DAYS_MAX, pointer = ''): void {
  const count = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (count >= 1 && count <= most) return;
  const message = count < 1 ? 'must not be before the first day' : `must not be more than ${most} days`;
  throw problem(400, 'Not valid', { detail: `to ${message}`, errors: [{ field: `${pointer}to`, message }] });
}

/** Selects locations with what bookings need of them. Add `where`. */
export function selectBookingLocations(db: Db | Tx) {
  return db
    .select({
      id: locations.id,
      name: locations.name,
      storeId: locations.storeId,
      mainStore: stores.mainStore,
      timeZone: locations.timeZone,
    })
    .from(locations)
    .innerJoin(stores, eq(stores.id, locations.storeId))
    .orderBy(asc(stores.mainStore), asc(stores.id), asc(locations.position))
    .$dynamic();
}

/**
 * Reads one location.
 * @throws ProblemError 404; only a caller who works at every location can name one that does not exist
 */
export async function readBookingLocation(db: Db | Tx, locationId: string): Promise<BookingLocation> {
  const [location] = await selectBookingLocations(db).where(eq(locations.id, locationId));
  if (location === undefined) throw problem(404, 'Not found', { detail: `There is no location ${locationId}.` });
  return location;
}

/** Reads the days on which a location is closed, earliest first [B-01]. */
export async function readHolidays(db: Db, locationId: string, { from, to }: Days): Promise<Holiday[]> {
  return db
    .select({ day: holidays.day, name: holidays.name })
    .from(holidays)
    .where(and(eq(holidays.locationId, locationId), sql`${holidays.day} between ${from}::date and ${to}::date`))
    .orderBy(asc(holidays.day));
}

/** The time at which a location's day begins, `plus` days later. */
const startOfDay = (day: string, plus: number, { timeZone }: BookingLocation) =>
  sql`((${day}::date + ${plus}::int)::timestamp at time zone ${timeZone})`;

/** Whether a booking starts on one of these days in the time zone of its location. */
export function startsWithin({ from, to }: Days, location: BookingLocation): SQL {
  return sql`${bookings.startsAt} >= ${startOfDay(from, 0, location)} and ${bookings.startsAt} < ${startOfDay(to, 1, location)}`;
}

/** Reads bookings of a location in the order of their start, each with its status at `now` [B-02]. */
export async function readBookings(
  db: Db | Tx,
  location: BookingLocation,
  where: SQL | undefined,
  now: Date,
): Promise<Booking[]> {
  const rows = await selectSlots(db, location)
    .where(and(eq(bookings.locationId, location.id), where))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  return rows.map(({ id, locationId, day, startsAt, endsAt, customer, service, note, ...slot }) => ({
    slotId: String(id),
    locationId,
    day,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    customer,
    service,
    note,
    status: statusAt({ ...slot, startsAt, endsAt }, now),
  }));
}

/** Selects bookings with the day of the location on which they start and whether the location is closed then. */
export function selectSlots(db: Db | Tx, { timeZone }: BookingLocation) {
  const day = sql<string>`(${bookings.startsAt} at time zone ${timeZone})::date`;
  return db
    .select({
      id: bookings.id,
      locationId: bookings.locationId,
      day: sql<string>`${day}::text`,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      customer: bookings.customer,
      service: bookings.service,
      note: bookings.note,
      status: bookings.status,
      closed: sql<boolean>`${holidays.day} is not null`,
    })
    .from(bookings)
    .leftJoin(holidays, and(eq(holidays.locationId, bookings.locationId), eq(holidays.day, day)))
    .$dynamic();
}
