import { inArray } from 'drizzle-orm';
import { locations } from '../../../db/schema/stores.ts';
import { selectBookingLocations } from '../queries/readBookings.ts';
import type { Operation } from '../../operation.ts';

/** Lists the locations at which the caller works, with their time zones, for the choice of bookings [B-01]. */
export const getAllStoreLocation: Operation<'getAllStoreLocation'> = async ({ caller, store: { db } }) => {
  const { locationIds } = caller;
  return {
    data: await selectBookingLocations(db).where(
      locationIds === 'all' ? undefined : inArray(locations.id, locationIds),
    ),
  };
};
