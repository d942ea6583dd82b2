import { checkDays, readBookingLocation, readBookings, startsWithin } from '../queries/readBookings.ts';
import { readHolidays } from '../queries/readHolidays.ts';
import type { Operation } from '../../operation.ts';

/** Lists a location's bookings and holidays for a day or a week [B-02]. */
export const getBookings: Operation<'getBookings'> = async ({ query, store: { db, now } }) => {
  checkDays(query);
  const location = await readBookingLocation(db, query.locationId);
  const [bookings, holidays] = await Promise.all([
    readBookings(db, location, startsWithin(query, location), now()),
    readHolidays(db, location, query, now()),
  ]);
  return { data: { location, bookings, holidays } };
};
