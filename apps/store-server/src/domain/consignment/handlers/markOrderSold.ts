import { eq, inArray } from 'drizzle-orm';
import { orderItems, orders } from '../../../db/schema/orders.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { units } from '../../../db/schema/stock.ts';
import { fieldProblem } from '../../../base/problems.ts';
import { lockPairs } from '../queries/lockPair.ts';
import { lockOrder, readOrder } from '../queries/orders.ts';
import { once } from '../../../db/idempotency.ts';
import { notify } from '../../notifications/index.ts';
import type { Operation } from '../../operation.ts';

/**
 * Sells the pairs of a paid order [G-02]: they leave their bins, lines that held them are done, and consignors and
 * associates hear of it. A second time, or of two at once, nothing more happens.
 */
export const markOrderSold: Operation<'markOrderSold'> = (input) =>
  once('markOrderSold', input, async (tx) => {
    const { caller, store } = input;
    const { orderNumber } = input.query;
    const order = await lockOrder(tx, orderNumber);
    if (order.soldAt !== null) return { status: true, data: await readOrder(tx, orderNumber) };
    const items = await tx
      .select({ unitId: orderItems.unitId, barcode: units.barcode })
      .from(orderItems)
      .leftJoin(units, eq(units.id, orderItems.unitId))
      .where(eq(orderItems.orderNumber, orderNumber));
    const open = items.filter((item) => item.barcode === null).length;
    if (open > 0 || items.length === 0) {
      const pairs = open === 1 ? '1 pair of it has' : `${open} pairs of it have`;
      const message = `Order ${orderNumber} cannot be sold: ${pairs} no barcode yet.`;
      throw fieldProblem(409, 'Not fulfilled', 'orderNumber', message);
    }
    const pairs = [
      ...(
        await lockPairs(
          tx,
          order.locationId,
          items.flatMap((item) => item.barcode ?? []),
        )
      ).values(),
    ];
    // Between the two looks somebody may have put another pair in the place of one that nobody found.
    if (pairs.length < items.length || pairs.some(({ item }) => item?.orderNumber !== orderNumber)) {
      const message = `A pair of order ${orderNumber} has just been replaced. Look at the order and try again.`;
      throw fieldProblem(409, 'Just replaced', 'orderNumber', message);
    }
    const now = store.now();
    await tx
      .update(units)
      .set({ state: 'Sold', binId: null, missing: false, onHold: false })
      .where(
        inArray(
          units.id,
          pairs.map(({ unit }) => unit.id),
        ),
      );
    const lines = pairs.flatMap(({ line }) => line ?? []);
    if (lines.length > 0) {
      await tx
        .update(requestLines)
        .set({ status: 'sold', closedAt: now, note: null })
        .where(
          inArray(
            requestLines.id,
            lines.map((line) => line.id),
          ),
        );
    }
    await tx.update(orders).set({ soldAt: now, soldBy: caller.userId }).where(eq(orders.number, orderNumber));

    const consignors = new Set(pairs.flatMap(({ unit }) => unit.consigneeId ?? []));
    const news = { type: 'sold' as const, objectId: orderNumber, redirectUrl: '/' };
    await notify(tx, store, [...consignors].toSorted(), { ...news, title: 'Consigned pair sold at the till' });
    const owners = new Set(lines.map((line) => line.ownerId).filter((owner) => owner !== caller.userId));
    await notify(tx, store, [...owners].toSorted(), { ...news, title: 'Sold at the till', redirectUrl: '/shoesize' });
    return { status: true, data: await readOrder(tx, orderNumber) };
  });
