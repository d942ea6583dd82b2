import { readOrder } from '../queries/orders.ts';
import type { Operation } from '../../operation.ts';

/** Lists the pairs that could fulfil each item of an order [G-04]. */
export const getEligibleBarcodes: Operation<'getEligibleBarcodes'> = async ({ query, store }) => ({
  status: true,
  data: await readOrder(store.db, query.orderNumber, true),
});
