import { eq, sql } from 'drizzle-orm';
import { once } from '../../../db/idempotency.ts';
import { orderItems, orders } from '../../../db/schema/orders.ts';
import { lockLine, refuseUnlessCheckedOut, refuseUnlessSeller } from '../../requests/index.ts';
import { lockUnits } from '../../stock/index.ts';
import type { Operation } from '../../operation.ts';
import { findItem, readSale } from '../queries/lineSale.ts';
import { sellOrder } from '../queries/sellOrder.ts';

/**
 * Ties a checked-out unit to a free item of an order, and sells the order once every item has a unit, in one transaction
 * [Z-12]. Locks the order, then the line, then the unit, as every sale does.
 */
export const sellLine: Operation<'sellLine'> = (input) =>
  once('sellLine', input, async (tx) => {
    const { body, caller, store } = input;
    const { orderNumber } = body;
    const [order] = await tx.select().from(orders).where(eq(orders.number, orderNumber)).for('update');
    const line = await lockLine(tx, body);
    refuseUnlessSeller(caller, line);
    refuseUnlessCheckedOut(line);
    const found = await findItem(tx, caller, body);
    if (order === undefined) throw new Error(`Order ${orderNumber} disappeared.`);
    await lockUnits(tx, [found.unitId]);
    const data = await readSale(tx, orderNumber, found);
    if (!found.isTied) {
      await tx.update(orderItems).set({ unitId: found.unitId }).where(eq(orderItems.id, found.itemId));
      // Deferred to the commit, 'ordered' would come before 'sold' in the history, but with the state after it.
      await tx.execute(sql`set constraints order_items_history immediate`);
    }
    if (data.isComplete) await sellOrder(tx, { caller, store, orderNumber }, order);
    return { status: true, data };
  });
