import { checkDays, readBookingLocation } from '../queries/readBookings.ts';
import { readSlots } from '../queries/readSlots.ts';
import type { Operation } from '../../operation.ts';

/** Lists the slots of a location to which a booking can be moved [B-04]. */
export const getBookingSlots: Operation<'getBookingSlots'> = async ({ query, store: { db, now } }) => {
  checkDays(query);
  const location = await readBookingLocation(db, query.locationId);
  return { data: await readSlots(db, location, query, now()) };
};
