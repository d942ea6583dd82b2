import type { Booking, BookingLocation } from '@instore/api';

/** A Tuesday, yyyy-MM-dd. */
export const DAY = '2026-11-24';

/** The location of the bookings. */
export const canal: BookingLocation = {
  id: 'canal',
  name: 'Canal Street',
  storeId: 'ny',
  mainStore: 'New York',
  timeZone: 'America/New_York',
};

/** A booking at Canal Street, by default on `DAY` at 10:00. */
export function booking(over: Partial<Booking> = {}): Booking {
  const day = over.day ?? DAY;
  return {
    slotId: '7',
    locationId: 'canal',
    day,
    startsAt: `${day}T15:00:00Z`,
    endsAt: `${day}T15:30:00Z`,
    customer: 'Ana',
    size: null,
    sizeSystem: null,
    service: 'Fitting',
    note: null,
    status: 'booked',
    nextStatuses: ['ongoing'],
    changedBy: null,
    changedAt: null,
    fullSlotReason: null,
    ...over,
  };
}
