import { once } from '../../../db/idempotency.ts';
import type { Operation } from '../../operation.ts';
import { lockOrder, readOrder } from '../queries/orders.ts';
import { sellOrder } from '../queries/sellOrder.ts';

/**
 * Sells the units of a paid order [G-02]. For an order that is already sold nothing happens, also when two calls run at
 * once.
 */
export const markOrderSold: Operation<'markOrderSold'> = (input) =>
  once('markOrderSold', input, async (tx) => {
    const { caller, store, query } = input;
    const { orderNumber } = query;
    const order = await lockOrder(tx, orderNumber);
    if (order.soldAt === null) await sellOrder(tx, { caller, store, orderNumber }, order);
    return { status: true, data: await readOrder(tx, orderNumber) };
  });
