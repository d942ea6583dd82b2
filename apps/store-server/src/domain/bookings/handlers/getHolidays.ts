import { checkDays, readHolidays } from '../queries/readBookings.ts';
import type { Operation } from '../../operation.ts';

/** The most days of one answer: two years. */
const DAYS_MAX = 731;

/** Lists the days on which a location is closed [B-01]. */
export const getHolidays: Operation<'getHolidays'> = async ({ body, store: { db } }) => {
  checkDays(body, DAYS_MAX, '/');
  return { data: await readHolidays(db, body.locationId, body) };
};
