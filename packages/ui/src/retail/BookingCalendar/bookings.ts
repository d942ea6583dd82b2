'use client';

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
  /** "Fitting" */
  service: string;
  note: string | null;
  status: BookingState;
}

/** A day on which the location is closed. */
export interface Holiday {
  /** 'yyyy-MM-dd' */
  day: string;
  /** "Thanksgiving" */
  name: string;
}

export type BookingView = 'day' | 'week';

/** A day with its bookings. */
export interface ShownDay {
  /** 'yyyy-MM-dd' */
  day: string;
  holiday: Holiday | undefined;
  bookings: Booking[];
}

/** The days of a view, first to last. The locale decides on which weekday a week begins. */
export function daysOf(view: BookingView, day: string, locale: string): string[] {
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

/** The days of a view, each with its bookings and its holiday. */
export function shownDays(
  view: BookingView,
  day: string,
  locale: string,
  bookings: readonly Booking[],
  holidays: readonly Holiday[],
): ShownDay[] {
  return daysOf(view, day, locale).map((each) => ({
    day: each,
    holiday: holidays.find((holiday) => holiday.day === each),
    bookings: bookingsOf(each, bookings),
  }));
}
