import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Booking, BookingLocation } from '@instore/api';
import { bookings } from '../../../db/schema/bookings.ts';
import { users } from '../../../db/schema/people.ts';
import { locations, stores } from '../../../db/schema/stores.ts';
import { fieldProblem, problem, said } from '../../../base/problems.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { nextStatuses, statusAt } from '../rules/bookingStatus.ts';

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
  return rows.map((row) => ({
    slotId: String(row.id),
    locationId: row.locationId,
    day: row.day,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    customer: row.customer,
    size: row.size,
    sizeSystem: row.sizeSystem,
    service: row.service,
    note: row.note,
    status: statusAt(row, now),
    nextStatuses: nextStatuses(row, now),
    changedBy: row.changedBy,
    changedAt: row.changedAt?.toISOString() ?? null,
    fullSlotReason: row.fullSlotReason,
  }));
}

/** Reads one booking. @throws Error if it does not exist */
export async function readOne(tx: Tx, location: BookingLocation, id: number, now: Date): Promise<Booking> {
  const [booking] = await readBookings(tx, location, eq(bookings.id, id), now);
  if (booking === undefined) throw new Error(`Booking ${id} disappeared within its transaction.`);
  return booking;
}

/**
 * Locks and reads a booking that is to be changed.
 * @param field the field of the id, for the problem
 * @throws ProblemError 422 if the location has no such booking
 */
export async function findBooking(tx: Tx, location: BookingLocation, slotId: string, field: string) {
  const isWanted = and(eq(bookings.id, Number(slotId)), eq(bookings.locationId, location.id));
  // Read after the lock: a statement that waits for a lock reads the row again, but keeps the person that it had joined.
  await tx.select({ id: bookings.id }).from(bookings).where(isWanted).for('update');
  const [slot] = await selectSlots(tx, location).where(isWanted);
  if (slot === undefined) {
    const values = { location: location.name, booking: slotId };
    throw fieldProblem(422, 'Not valid', field, said('{location} has no booking {booking}.', values));
  }
  return slot;
}

/** Whether a booking lies, at least in part, in a closing: in the row `holidays`, or in the times given instead. */
export function liesIn({ timeZone }: BookingLocation, closing: SQL): SQL {
  return sql`(tsrange(${bookings.startsAt} at time zone ${timeZone}, ${bookings.endsAt} at time zone ${timeZone}) && ${closing})`;
}

/** Selects bookings with their local day and whether their location is closed at their time. */
export function selectSlots(db: Db | Tx, location: BookingLocation) {
  const day = sql`(${bookings.startsAt} at time zone ${location.timeZone})::date`;
  const closing = sql`tsrange(holidays.day + holidays.from_time, holidays.day + holidays.to_time)`;
  return db
    .select({
      id: bookings.id,
      locationId: bookings.locationId,
      day: sql<string>`${day}::text`,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      customer: bookings.customer,
      size: bookings.size,
      sizeSystem: bookings.sizeSystem,
      service: bookings.service,
      note: bookings.note,
      fullSlotReason: bookings.fullSlotReason,
      status: bookings.status,
      changedBy: users.name,
      changedById: bookings.changedBy,
      changedAt: bookings.changedAt,
      closed: sql<boolean>`exists (
        select 1 from holidays
        where holidays.location_id = ${bookings.locationId}
          and holidays.day in (${day}, ${day} + 1) and ${liesIn(location, closing)})`,
    })
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.changedBy))
    .$dynamic();
}
