import type { BookingSlot } from '@instore/api';
import { vi } from 'vitest';
import { booking, canal, DAY } from './bookings.ts';
import { apiOf, ok, recordToasts } from './support.ts';
import type { SayText } from '../src/shared/texts/portalText.ts';
import { createBookings } from '../src/bookings/bookings.ts';

export const slot = (hour: number, booked: number): BookingSlot => ({
  day: DAY,
  startsAt: `${DAY}T${hour}:00:00Z`,
  endsAt: `${DAY}T${hour}:30:00Z`,
  booked,
  capacity: 2,
});

/** The bookings of Canal Street on 24 November, seen on the 23rd. */
export async function setUp({ mayClose = false } = {}) {
  const { toasts, said } = recordToasts();
  const storefront = {
    getAllStoreLocation: vi.fn(async () => ok([{ ...canal, id: 'bedford' }, canal])),
    getBooking: vi.fn(async (): Promise<unknown> => ok(booking({ slotId: '70', day: '2027-02-03' }))),
    getBookings: vi.fn(async () => ok({ bookings: [booking()], holidays: [] })),
    getHolidays: vi.fn(async () => ok([])),
    getBookingSlots: vi.fn(async () => ok([slot(16, 0), slot(17, 1), slot(18, 2)])),
    moveBooking: vi.fn(async () => ok(booking())),
    updateSlotStatus: vi.fn(async () => ok(booking())),
    getClosing: vi.fn(async () => ok({ bookings: [booking()], proposals: [slot(16, 0)], slots: [slot(16, 0)] })),
    closeDay: vi.fn(async () => ok({ bookings: [], holiday: { day: DAY, name: '', from: '', to: '', toMove: 0 } })),
    reopenDay: vi.fn(),
  };
  const bookings = createBookings({
    api: apiOf({ storefront: storefront as never }),
    toasts,
    clock: { now: () => Date.UTC(2026, 10, 23, 15) },
    say: ((text: string) => text) as SayText,
    locationId: () => 'canal',
    mayClose: () => mayClose,
  });
  await bookings.load({ day: DAY, location: undefined });
  return { ...bookings, storefront, said };
}
