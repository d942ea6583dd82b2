'use client';

import { clockOf } from './clockOf.ts';
import { endOfWeek, parseDate, startOfWeek, type CalendarDate } from '@internationalized/date';

/** The state of a booking. */
export type BookingState =
  | 'not visited'
  | 'visited'
  | 'booked'
  | 'cancelled'
  | 'ongoing'
  | 'upcoming'
  | 'completed'
  | 'holiday';

/** An appointment of a customer, as the contract's `Booking` has it. */
export interface Booking {
  slotId: string;
  /** The location's day, 'yyyy-MM-dd'. */
  day: string;
  /** Instants, ISO 8601. */
  startsAt: string;
  endsAt: string;
  customer: string;
  /** The customer's size, "10.5", and its system, "US M"; `null` if unknown. */
  size: string | null;
  sizeSystem: string | null;
  /** "Fitting" */
  service: string;
  note: string | null;
  status: BookingState;
}

/** The states that a person can set. */
export type SettableState = Exclude<BookingState, 'upcoming' | 'holiday'>;

/** A day, or a part of a day, on which the location is closed. */
export interface Holiday {
  /** 'yyyy-MM-dd' */
  day: string;
  /** "Thanksgiving" */
  name: string;
  /** Times of day, 'HH:mm'; a whole day lasts from 00:00 to 24:00. */
  from: string;
  to: string;
  /** Bookings that still have to be moved. */
  toMove: number;
}

/** A time to which a booking can be moved, as the contract's `BookingSlot` has it. */
export interface BookingSlot {
  /** 'yyyy-MM-dd' */
  day: string;
  /** Instants, ISO 8601. */
  startsAt: string;
  endsAt: string;
  booked: number;
  capacity: number;
}

export type BookingView = 'day' | 'week';

/** A day with its bookings. */
export interface ShownDay {
  /** 'yyyy-MM-dd' */
  day: string;
  /** Sorted by their beginning. */
  holidays: Holiday[];
  bookings: Booking[];
}

/** Whether a closing lasts the whole day. */
export const isWholeDay = ({ from, to }: Pick<Holiday, 'from' | 'to'>): boolean => from === '00:00' && to === '24:00';

/** The closing in which a booking lies, at least in part. */
export function closingAt(
  holidays: readonly Holiday[],
  { startsAt, endsAt }: Pick<Booking, 'startsAt' | 'endsAt'>,
  timeZone: string,
): Holiday | undefined {
  // Closings have times of 24 hours in Latin digits.
  const time = clockOf('en-GB', timeZone);
  const [start, end] = [time(startsAt), time(endsAt)];
  return holidays.find(({ from, to }) => to > start && (from < end || end === '00:00'));
}

/** Whether a booking needs nothing more; it is drawn paler. */
const IS_OVER: Record<BookingState, boolean> = {
  booked: false,
  upcoming: false,
  ongoing: false,
  holiday: false,
  completed: true,
  visited: true,
  'not visited': true,
  cancelled: true,
};

export const isOver = ({ status }: Pick<Booking, 'status'>): boolean => IS_OVER[status];

/** The difference between the current time and the times of a booking that is upcoming or ongoing. */
export interface BookingDelay {
  /** Minutes to its start, minutes since it should have begun, or since it should have ended. */
  kind: 'ahead' | 'late' | 'over';
  minutes: number;
}

const MINUTE_MS = 60_000;

/** Computes the delay of a booking at a time; `undefined` if it is on time, or neither upcoming nor ongoing. */
export function delayOf(
  { status, startsAt, endsAt }: Pick<Booking, 'status' | 'startsAt' | 'endsAt'>,
  now: number,
): BookingDelay | undefined {
  const since = (instant: string) => Math.floor((now - Date.parse(instant)) / MINUTE_MS);
  if (status === 'ongoing') return since(endsAt) > 0 ? { kind: 'over', minutes: since(endsAt) } : undefined;
  if (status !== 'upcoming') return undefined;
  const late = since(startsAt);
  if (late > 0) return { kind: 'late', minutes: late };
  return late < 0 ? { kind: 'ahead', minutes: -late } : undefined;
}

/** A booking that ended so long ago is folded away, milliseconds. */
const FOLD_AFTER_MS = 90 * 60_000;

/** The first bookings of today that ended some time ago; fewer than two are not folded. */
export function earlierOf(bookings: readonly Booking[], now: number): Booking[] {
  const first = bookings.findIndex((booking) => !isOver(booking) || Date.parse(booking.endsAt) > now - FOLD_AFTER_MS);
  const earlier = bookings.slice(0, first === -1 ? bookings.length : first);
  return earlier.length < 2 ? [] : earlier;
}

/** The days of a view, first to last. The locale decides on which weekday a week begins. */
export function bookingDays(view: BookingView, day: string, locale: string): string[] {
  const chosen = parseDate(day);
  if (view === 'day') return [chosen.toString()];
  const last = endOfWeek(chosen, locale);
  const days: string[] = [];
  for (let at: CalendarDate = startOfWeek(chosen, locale); at.compare(last) <= 0; at = at.add({ days: 1 })) {
    days.push(at.toString());
  }
  return days;
}

/** The day one step later or earlier: a day in the day view, a week in the week view. */
export function stepFrom(view: BookingView, day: string, by: 1 | -1): string {
  return parseDate(day)
    .add(view === 'day' ? { days: by } : { weeks: by })
    .toString();
}

/** The bookings of a day in the order of their start. */
export function bookingsOf(day: string, bookings: readonly Booking[]): Booking[] {
  return bookings
    .filter((booking) => booking.day === day)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.endsAt.localeCompare(b.endsAt));
}

/** The days of a view, each with its bookings and closings. */
export function shownDays(
  view: BookingView,
  day: string,
  locale: string,
  bookings: readonly Booking[],
  holidays: readonly Holiday[],
): ShownDay[] {
  return bookingDays(view, day, locale).map((each) => ({
    day: each,
    holidays: holidays.filter((holiday) => holiday.day === each).toSorted((a, b) => a.from.localeCompare(b.from)),
    bookings: bookingsOf(each, bookings),
  }));
}
