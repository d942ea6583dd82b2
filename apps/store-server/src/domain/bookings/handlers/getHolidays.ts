import { checkDays, readBookingLocation } from '../queries/readBookings.ts';
import { readHolidays } from '../queries/readHolidays.ts';
import type { Operation } from '../../operation.ts';

/** The most days of one answer: two years. */
const DAYS_MAX = 731;

/** Lists the days on which a location is closed [B-01]. */
export const getHolidays: Operation<'getHolidays'> = async ({ body, store: { db, now } }) => {
  checkDays(body, DAYS_MAX, '/');
  const location = await readBookingLocation(db, body.locationId);
  return { data: await readHolidays(db, location, body, now()) };
};
