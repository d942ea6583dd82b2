import { changeBookingStatus } from './handlers/changeBookingStatus.ts';
import { getBookingLocations } from './handlers/getBookingLocations.ts';
import { getBookings } from './handlers/getBookings.ts';
import { getHolidays } from './handlers/getHolidays.ts';
import type { Operations } from '../operation.ts';

/** Appointments of customers at a location, and the days on which it is closed. */
export const bookingOperations = {
  getAllStoreLocation: getBookingLocations,
  getBookings,
  getHolidays,
  updateSlotStatus: changeBookingStatus,
} satisfies Partial<Operations>;
