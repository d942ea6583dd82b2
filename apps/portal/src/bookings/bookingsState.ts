import type { Booking, BookingLocation, BookingSlot, Holiday } from '@instore/api';
import { proxy } from 'valtio';

/** What happens to a booking of a closed time. */
export type ClosingChoice = { kind: 'move'; slot: BookingSlot } | { kind: 'cancel' } | { kind: 'leave' };

/** A booking that a closing affects, and what happens to it. */
export interface AffectedBooking {
  booking: Booking;
  choice: ClosingChoice;
  /** The person has made the choice; otherwise it is the store's proposal. */
  isOwn: boolean;
  error?: string;
}

/** A day, or a part of a day, that is closed or about to be closed [B-04]. */
export interface ClosingDraft {
  day: string;
  from: string;
  to: string;
  name: string;
  /** It is not stored yet. */
  isDraft: boolean;
  affected: AffectedBooking[];
  /** The free times outside of the closing, to which its bookings can move. */
  slots: BookingSlot[];
  /** Slot id of the booking whose time is being chosen. */
  openId: string | undefined;
  /** Whether the panel with its name, times and free times is open. On a narrow page it covers the page. */
  isChoosing: boolean;
  isLoading: boolean;
  /** The last read failed. */
  isMissing: boolean;
  isPending: boolean;
  /** What is wrong, by field of the request; '' belongs to no field. */
  errors: Record<string, string>;
}

/** A booking that is being moved to another time. */
export interface MovingBooking {
  slotId: string;
  slots: BookingSlot[];
  chosen: BookingSlot | undefined;
  /** Why it is moved to a full slot. */
  reason: string;
  isLoading: boolean;
  /** The last read failed. */
  isMissing: boolean;
  isPending: boolean;
  error: string | undefined;
}

/** State of the bookings of a location [B-03]. */
export interface Bookings {
  /** The user's locations, the one in use first. */
  locations: BookingLocation[];
  location: BookingLocation | undefined;
  /** The chosen day, yyyy-MM-dd; '' before it is known. */
  day: string;
  /** Today at the location. */
  today: string;
  /** Values of the address that are not understood. */
  ignored: string[];
  bookings: Booking[];
  holidays: Holiday[];
  /** Closings after the shown days. */
  nextHolidays: Holiday[];
  /** A booking of the address that is not among those around the chosen day; `booking` is null if there is none. */
  found: { slotId: string; booking: Booking | null } | undefined;
  isKnown: boolean;
  error: string | undefined;
  /** Slot id of the booking whose status is being changed. */
  pendingId: string | undefined;
  moving: MovingBooking | undefined;
  closing: ClosingDraft | undefined;
}

/** The state before the first read. */
export const createBookingsState = (): Bookings =>
  proxy<Bookings>({
    locations: [],
    location: undefined,
    day: '',
    today: '',
    ignored: [],
    bookings: [],
    holidays: [],
    nextHolidays: [],
    found: undefined,
    isKnown: false,
    error: undefined,
    pendingId: undefined,
    moving: undefined,
    closing: undefined,
  });
