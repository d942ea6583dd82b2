import type { BookingSlot } from '../BookingCalendar/bookings.ts';

/** What happens to a booking of a closed time. */
export type ClosingChoice = { kind: 'move'; slot: BookingSlot } | { kind: 'cancel' } | { kind: 'leave' };
