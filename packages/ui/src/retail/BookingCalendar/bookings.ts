'use client';

import { endOfWeek, parseDate, startOfWeek, type CalendarDate } from '@internationalized/date';

/** What has become of a booking [B-02]. */
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

/** A day on which the location is shut. */
export interface Holiday {
  /** 'yyyy-MM-dd' */
  day: string;
  /** "Thanksgiving" */
  name: string;
}

export type BookingView = 'day' | 'week';

/** The days that a view shows, first to last; a week begins where the language begins it. */
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

/** The day that one step leads to. */
export function stepFrom(view: BookingView, day: string, by: 1 | -1): string {
  return parseDate(day)
    .add(view === 'day' ? { days: by } : { weeks: by })
    .toString();
}

/** The bookings of a day by their begin. */
export function bookingsOf(day: string, bookings: readonly Booking[]): Booking[] {
  return bookings
    .filter((booking) => booking.day === day)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.endsAt.localeCompare(b.endsAt));
}
