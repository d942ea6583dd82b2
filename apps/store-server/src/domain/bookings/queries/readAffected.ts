import { and, eq, gt } from 'drizzle-orm';
import type { Booking, BookingLocation } from '@instore/api';
import { bookings } from '../../../db/schema/bookings.ts';
import { WHOLE_DAY } from '../../../db/schema/bookings.ts';
import { fieldProblem } from '../../../base/problems.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { closingRange } from './readHolidays.ts';
import { liesIn, readBookings } from './readBookings.ts';

/** A day or a part of it, local times. */
export interface ClosingTimes {
  day: string;
  from: string;
  to: string;
}

/**
 * The times of a closing; without times, the whole day.
 * @param pointer precedes the name of the field in the problem: '/' for a body
 * @throws ProblemError 422 for an end that is not after the start
 */
export function closingTimes(
  { day, from = WHOLE_DAY.from, to = WHOLE_DAY.to }: { day: string; from?: string; to?: string },
  pointer = '',
): ClosingTimes {
  if (to <= from) throw fieldProblem(422, 'Not valid', `${pointer}to`, 'The end must be after the start.');
  return { day, from, to };
}

/** Reads the bookings ahead that lie in a closing, at least in part, by start [B-04]. */
export function readAffected(
  db: Db | Tx,
  location: BookingLocation,
  { day, from, to }: ClosingTimes,
  now: Date,
): Promise<Booking[]> {
  const isAhead = and(eq(bookings.status, 'booked'), gt(bookings.endsAt, now));
  return readBookings(db, location, and(isAhead, liesIn(location, closingRange(day, from, to))), now);
}
