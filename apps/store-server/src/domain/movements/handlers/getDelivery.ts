import type { Operation } from '../../operation.ts';
import { noSuchDelivery } from '../queries/lockDelivery.ts';
import { readDelivery } from '../queries/readDelivery.ts';

/** Reads a delivery with its cartons, its sizes and the pairs that differ [M-02]. */
export const getDelivery: Operation<'getDelivery'> = async ({ query, store: { db } }) => {
  const delivery = await readDelivery(db, query.locationId, Number(query.deliveryId));
  if (delivery === undefined) throw noSuchDelivery('deliveryId');
  return { status: true, data: delivery };
};
