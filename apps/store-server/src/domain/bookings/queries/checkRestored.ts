import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { BookingLocation } from '@instore/api';
import { bookings } from '../../../db/schema/bookings.ts';
import { locations } from '../../../db/schema/stores.ts';
import { fieldProblem } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';

interface Times {
  startsAt: Date;
  endsAt: Date;
}

/**
 * Checks that a cancelled booking can take its time again. Call it after `lockSlots`.
 * @throws ProblemError 409 if the time was taken by another booking
 */
export async function checkRestored(tx: Tx, location: BookingLocation, { startsAt, endsAt }: Times, now: Date) {
  if (endsAt <= now) return;
  const [place] = await tx
    .select({
      capacity: locations.slotCapacity,
      booked: sql<number>`(select count(*)::int from ${bookings} where ${and(
        eq(bookings.locationId, location.id),
        ne(bookings.status, 'cancelled'),
        lt(bookings.startsAt, endsAt),
        gt(bookings.endsAt, startsAt),
      )})`,
    })
    .from(locations)
    .where(eq(locations.id, location.id));
  if (place !== undefined && place.booked < place.capacity) return;
  throw fieldProblem(409, 'Taken', '/status', 'This time has been taken. Move the booking instead.');
}
