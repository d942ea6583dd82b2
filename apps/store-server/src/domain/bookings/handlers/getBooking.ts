import { eq } from 'drizzle-orm';
import { problem, said } from '../../../base/problems.ts';
import { bookings } from '../../../db/schema/bookings.ts';
import type { Operation } from '../../operation.ts';
import { readBookingLocation, readBookings } from '../queries/readBookings.ts';

/** Reads one booking of a location, whatever its day: a link names a booking only [B-03]. */
export const getBooking: Operation<'getBooking'> = async ({ query, store: { db, now } }) => {
  const location = await readBookingLocation(db, query.locationId);
  const [data] = await readBookings(db, location, eq(bookings.id, Number(query.slotId)), now());
  if (data === undefined) {
    const values = { location: location.name, booking: query.slotId };
    throw problem(404, 'Not found', { detail: said('{location} has no booking {booking}.', values) });
  }
  return { data };
};
