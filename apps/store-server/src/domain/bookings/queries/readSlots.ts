import { eq, sql } from 'drizzle-orm';
import type { BookingLocation, BookingSlot } from '@instore/api';
import { locations } from '../../../db/schema/stores.ts';
import { localDay } from '../../../base/localTime.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { fieldProblem, said } from '../../../base/problems.ts';
import { mayOverbook } from '../rules/fullSlots.ts';
import type { Days } from './readBookings.ts';

interface SlotsQuery {
  days: Days;
  now: Date;
  /** A booking that does not count: the one to be moved. */
  except?: number;
  /** Includes slots that are closed. @default false */
  withClosed?: boolean;
}

/** A slot, and whether its location is closed then. */
type OpenSlot = BookingSlot & { closed: boolean };

/**
 * Reads the slots within the opening hours of these days that lie ahead, earliest first [B-04]. They follow each other in
 * elapsed time: on the days on which the clock is set, an hour of the wall clock is missing or comes twice.
 */
async function selectSlotTimes(db: Db | Tx, location: BookingLocation, query: SlotsQuery): Promise<OpenSlot[]> {
  const { days, now, except = 0, withClosed = false } = query;
  const { rows } = await db.execute<{
    day: string;
    starts_at: string;
    ends_at: string;
    booked: number;
    capacity: number;
    closed: boolean;
  }>(sql`
    with place as (
      select time_zone, opening_hours, slot_capacity, make_interval(mins => slot_minutes) as length
      from locations where id = ${location.id}
    ),
    days as (
      select day::date as day, place.opening_hours -> extract(dow from day)::int as hours
      from place, generate_series(${days.from}::date, ${days.to}::date, interval '1 day') as day
    ),
    slots as (
      select day, time_zone, slot_capacity, starts_at, starts_at + length as ends_at
      from place, days, generate_series(
        (day + (hours ->> 'opens')::time) at time zone time_zone,
        (day + (hours ->> 'closes')::time) at time zone time_zone - length,
        length
      ) as starts_at
    )
    select day::text, starts_at::text, ends_at::text, slot_capacity as capacity,
      (select count(*)::int from bookings
       where bookings.location_id = ${location.id} and status <> 'cancelled' and bookings.id <> ${except}
         and bookings.starts_at < slots.ends_at and bookings.ends_at > slots.starts_at) as booked,
      exists (select 1 from holidays
       where holidays.location_id = ${location.id} and holidays.day in (slots.day, slots.day + 1)
         and tstzrange((holidays.day + from_time) at time zone time_zone, (holidays.day + to_time) at time zone time_zone)
           && tstzrange(slots.starts_at, slots.ends_at)) as closed
    from slots where starts_at > ${now.toISOString()}::timestamptz order by starts_at`);
  return rows
    .filter(({ closed }) => withClosed || !closed)
    .map(({ day, starts_at, ends_at, booked, capacity, closed }) => ({
      day,
      startsAt: new Date(starts_at).toISOString(),
      endsAt: new Date(ends_at).toISOString(),
      booked,
      capacity,
      closed,
    }));
}

/** Reads the slots of these days that lie ahead and are not closed, earliest first [B-04]. */
export async function readSlots(db: Db | Tx, location: BookingLocation, days: Days, now: Date): Promise<BookingSlot[]> {
  const slots = await selectSlotTimes(db, location, { days, now });
  return slots.map(({ day, startsAt, endsAt, booked, capacity }) => ({ day, startsAt, endsAt, booked, capacity }));
}

/** Locks the slots of a location until the transaction ends: moves and closings come one after another. */
export async function lockSlots(tx: Tx, location: BookingLocation): Promise<void> {
  await tx.select({ id: locations.id }).from(locations).where(eq(locations.id, location.id)).for('no key update');
}

/** A booking that is to be moved. */
export interface Move {
  bookingId: number;
  startsAt: string;
  /** Why it is moved to a full slot. */
  reason: string | undefined;
  /** The role of the person who moves it. */
  role: string;
  /** The field of the time, for problems. */
  field: string;
}

/**
 * Finds the slot to which a booking is to be moved, and checks that it is free. Call it after {@link lockSlots}.
 * @returns the slot, and whether it is full
 * @throws ProblemError 422 for a time that is past or not a slot, 409 for a slot that is closed or full
 */
export async function findFreeSlot(tx: Tx, location: BookingLocation, move: Move, now: Date) {
  const { bookingId, startsAt, reason, role, field } = move;
  const start = new Date(startsAt);
  if (start <= now) throw fieldProblem(422, 'Not valid', field, 'This time has passed.');
  const day = localDay(start, location);
  const slots = await selectSlotTimes(tx, location, {
    days: { from: day, to: day },
    now,
    except: bookingId,
    withClosed: true,
  });
  const slot = slots.find((each) => Date.parse(each.startsAt) === start.getTime());
  if (slot === undefined) {
    throw fieldProblem(
      422,
      'Not valid',
      field,
      said('{location} has no slot that starts at this time.', { location: location.name }),
    );
  }
  if (slot.closed)
    throw fieldProblem(409, 'Closed', field, said('{location} is closed at this time.', { location: location.name }));
  const isFull = slot.booked >= slot.capacity;
  if (isFull && !mayOverbook(role, reason)) throw fieldProblem(409, 'Taken', field, 'This time has been taken.');
  return { startsAt: start, endsAt: new Date(slot.endsAt), isFull };
}
