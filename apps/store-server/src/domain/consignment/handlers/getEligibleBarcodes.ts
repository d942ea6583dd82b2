import { readOrder } from '../queries/orders.ts';
import type { Operation } from '../../operation.ts';

/** Reads an order with the units that could fulfil each of its items [G-04]. */
export const getEligibleBarcodes: Operation<'getEligibleBarcodes'> = async ({ query, store }) => ({
  status: true,
  data: await readOrder(store.db, query.orderNumber, true),
});
