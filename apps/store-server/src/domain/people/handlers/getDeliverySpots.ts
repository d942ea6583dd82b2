import type { Operation } from '../../operation.ts';
import { readSpots } from '../queries/deliverySpots.ts';

/** Lists the delivery spots of a location [K-12]. */
export const getDeliverySpots: Operation<'getDeliverySpots'> = async ({ query, store: { db } }) => ({
  data: await readSpots(db, query.locationId),
});
