import { updateSlotStatus } from './handlers/updateSlotStatus.ts';
import { closeDay } from './handlers/closeDay.ts';
import { getBooking } from './handlers/getBooking.ts';
import { getAllStoreLocation } from './handlers/getAllStoreLocation.ts';
import { getBookings } from './handlers/getBookings.ts';
import { getBookingSlots } from './handlers/getBookingSlots.ts';
import { getClosing } from './handlers/getClosing.ts';
import { getHolidays } from './handlers/getHolidays.ts';
import { getOpeningHours } from './handlers/getOpeningHours.ts';
import { setOpeningHours } from './handlers/setOpeningHours.ts';
import { moveBooking } from './handlers/moveBooking.ts';
import { reopenDay } from './handlers/reopenDay.ts';
import type { Operations } from '../operation.ts';

export { addDays } from './rules/days.ts';

/** Appointments of customers at a location, and the days on which it is closed. */
export const bookingOperations = {
  closeDay,
  getAllStoreLocation,
  getBooking,
  getBookings,
  getBookingSlots,
  getClosing,
  getHolidays,
  getOpeningHours,
  moveBooking,
  reopenDay,
  setOpeningHours,
  updateSlotStatus,
} satisfies Partial<Operations>;
