import { and, eq, inArray } from 'drizzle-orm';
import { noteColumns } from '../../../base/lineNotes.ts';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { orderItems, orders } from '../../../db/schema/orders.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { units } from '../../../db/schema/stock.ts';
import type { Caller } from '../../../security/callers.ts';
import { notify } from '../../notifications/index.ts';
import type { StoreAccess } from '../../operation.ts';
import { type HeldUnit, lockHeldUnits } from './lockHeldUnits.ts';
import { isOrdered } from './orders.ts';

/** A sale of an order by a person. */
export interface OrderSale {
  caller: Caller;
  store: StoreAccess;
  orderNumber: string;
}

/**
 * Sells the units of an order: they leave their bins, the lines that hold them are closed, and consignees and associates
 * are notified. The order is locked and not sold yet.
 */
export async function sellOrder(tx: Tx, sale: OrderSale, order: typeof orders.$inferSelect): Promise<void> {
  const held = await lockUnitsOf(tx, order);
  await sell(tx, sale, held);
  await notifyOfSale(tx, sale, held);
}

/**
 * Locks the units of an order.
 * @throws ProblemError 409 when no item is left, when it is not paid, when an item has no unit, or when a unit was replaced since the items were read
 */
async function lockUnitsOf(tx: Tx, { number, locationId, paid }: typeof orders.$inferSelect): Promise<HeldUnit[]> {
  const items = await tx
    .select({ barcode: units.barcode })
    .from(orderItems)
    .leftJoin(units, eq(units.id, orderItems.unitId))
    .where(and(eq(orderItems.orderNumber, number), isOrdered));
  const refused = (title: string, text: string) =>
    fieldProblem(409, title, 'orderNumber', said(text, { order: number }));
  if (items.length === 0) throw refused('Cancelled', 'Order {order} is cancelled.');
  if (!paid) throw refused('Not paid', 'Order {order} is not paid yet.');
  const barcodes = items.flatMap((item) => item.barcode ?? []);
  const open = items.length - barcodes.length;
  if (open > 0) {
    const message =
      open === 1
        ? said('Order {order} cannot be sold: 1 pair of it has no barcode yet.', { order: number })
        : said('Order {order} cannot be sold: {count} pairs of it have no barcode yet.', {
            order: number,
            count: String(open),
          });
    throw fieldProblem(409, 'Not fulfilled', 'orderNumber', message);
  }
  const held = [...(await lockHeldUnits(tx, locationId, barcodes)).values()];
  if (held.length < items.length || held.some(({ item }) => item?.orderNumber !== number)) {
    const message = said('A pair of order {order} was just replaced. Check the order and try again.', {
      order: number,
    });
    throw fieldProblem(409, 'Just replaced', 'orderNumber', message);
  }
  return held;
}

async function sell(tx: Tx, { caller, store, orderNumber }: OrderSale, held: HeldUnit[]): Promise<void> {
  const now = store.now();
  const unitIds = held.map(({ unit }) => unit.id);
  await tx
    .update(units)
    .set({ state: 'Sold', binId: null, missing: false, onHold: false })
    .where(inArray(units.id, unitIds));
  const lineIds = held.flatMap(({ line }) => line?.id ?? []);
  if (lineIds.length > 0) {
    const closed = { status: 'sold' as const, closedAt: now, ...noteColumns(null) };
    await tx.update(requestLines).set(closed).where(inArray(requestLines.id, lineIds));
  }
  await tx.update(orders).set({ soldAt: now, soldBy: caller.userId }).where(eq(orders.number, orderNumber));
}

/** Notifies the consignee of each unit, and the other associates whose lines held the units. */
async function notifyOfSale(tx: Tx, sale: OrderSale, held: HeldUnit[]): Promise<void> {
  const { caller, store, orderNumber } = sale;
  for (const { unit } of held) await notifyConsignee(tx, store, unit);
  const lines = held.flatMap(({ line }) => line ?? []).filter(({ ownerId }) => ownerId !== caller.userId);
  for (const tryoutId of new Set(lines.map((line) => line.tryoutId))) {
    const owners = new Set(lines.filter((line) => line.tryoutId === tryoutId).map(({ ownerId }) => ownerId));
    const title = said('Sold at the till');
    const sold = { type: 'sold' as const, objectId: orderNumber, tryoutId, title, redirectUrl: '/shoesize' };
    await notify(tx, store, [...owners].toSorted(), sold);
  }
}

/** A consignee reads the barcode of the own unit, and no order [N-02]. */
async function notifyConsignee(tx: Tx, store: StoreAccess, { barcode, consigneeId }: HeldUnit['unit']): Promise<void> {
  if (consigneeId === null) return;
  await notify(tx, store, [consigneeId], {
    type: 'consigned-sold',
    title: said('Consigned pair sold at the till'),
    objectId: barcode,
    tryoutId: null,
    redirectUrl: '/',
  });
}
