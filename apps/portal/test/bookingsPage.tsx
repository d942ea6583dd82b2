import { vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Booking, BookingSlot } from '@instore/api';
import { booking, canal, DAY } from './bookings.ts';
import { type Call, createScreenApp, openScreen } from './screens.tsx';
import type { ClosingDraft } from '../src/bookings/bookingsState.ts';
import { BookingsPage, type BookingsPageProps } from '../src/bookings/screens/BookingsPage.tsx';

export const bookingOf = (slotId: string, day: string): Booking => booking({ slotId, day, customer: 'Ana Lindqvist' });

/** The bookings of Canal Street around 24 November, a Tuesday. */
export function open(
  search: Pick<BookingsPageProps, 'view' | 'open' | 'day'>,
  bookings: Booking[],
  closing?: ClosingDraft,
  answers: object = {},
) {
  const screen = createScreenApp({ bookings: answers });
  const onChange = vi.fn();
  // One hour before the first booking of the day.
  screen.clock.pass(Date.parse(`${DAY}T14:00:00Z`) - screen.clock.now());
  Object.assign(screen.state.bookings, { locations: [canal], location: canal, isKnown: true });
  Object.assign(screen.state.bookings, { day: DAY, today: DAY, bookings, closing });
  if (closing) screen.state.auth.role = 'Store_Admin';
  openScreen(screen.app, <BookingsPage {...search} bookings={screen.bookings} onChange={onChange} />);
  return { ...screen, onChange };
}

export const button = (name: string) => page.getByRole('button', { name, exact: true });

export const actions = (calls: readonly Call[], name: string) =>
  calls.filter(([action]) => action === `bookings.${name}`);

export const free: BookingSlot = {
  day: DAY,
  startsAt: `${DAY}T16:00:00Z`,
  endsAt: `${DAY}T16:30:00Z`,
  booked: 0,
  capacity: 1,
};
