import type { Sale } from '@instore/api';
import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import { fieldProblem, said, type Said } from '../../../base/problems.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { orderItems, orders } from '../../../db/schema/orders.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { units } from '../../../db/schema/stock.ts';
import { productColumns, toProductFacts, withProduct } from '../../stock/index.ts';
import { worksAt } from '../../../security/locations.ts';
import type { Caller } from '../../../security/callers.ts';
import { isOrdered } from './orders.ts';

/** A line's unit and the item of an order that it fills or can fill. */
export interface LineSale {
  itemId: number;
  unitId: number;
  /** Whether the unit fills the item already. */
  isTied: boolean;
}

/**
 * Finds the item of an order that the unit of a line fills, or a free item with the same variant [Z-12].
 * @throws ProblemError 422 for an unknown order, one that is sold, and one without such an item
 */
export async function findItem(
  db: Db | Tx,
  caller: Caller,
  { locationId, lineId, orderNumber }: { locationId: string; lineId: string; orderNumber: string },
): Promise<LineSale> {
  const refused = (title: string, message: string | Said) => fieldProblem(422, title, '/orderNumber', message);
  const [order] = await db.select().from(orders).where(eq(orders.number, orderNumber));
  if (order === undefined || order.locationId !== locationId || !worksAt(caller, order.locationId)) {
    throw refused('Unknown order', said('There is no order {order} at this location.', { order: orderNumber }));
  }
  const [line] = await db
    .select({ unitId: requestLines.unitId, variantId: units.variantId })
    .from(requestLines)
    .innerJoin(units, eq(units.id, requestLines.unitId))
    .where(and(eq(requestLines.id, Number(lineId)), eq(requestLines.locationId, locationId)));
  if (line === undefined || line.unitId === null) {
    throw fieldProblem(404, 'Not found', '/lineId', 'There is no such line at this location.');
  }
  const items = await db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.orderNumber, orderNumber), isOrdered))
    .orderBy(asc(orderItems.position));
  const tied = items.find((item) => item.unitId === line.unitId);
  const item = tied ?? items.find(({ unitId, variantId }) => unitId === null && variantId === line.variantId);
  if (order.soldAt !== null) throw refused('Sold', said('Order {order} is sold.', { order: orderNumber }));
  if (items.length === 0) throw refused('Cancelled', said('Order {order} is cancelled.', { order: orderNumber }));
  if (!order.paid) throw refused('Not paid', said('Order {order} is not paid yet.', { order: orderNumber }));
  if (item === undefined) {
    throw refused(
      'Does not fit',
      said('Order {order} has no open item for this pair. Check the number.', { order: orderNumber }),
    );
  }
  const [other] = await db.select().from(orderItems).where(eq(orderItems.unitId, line.unitId));
  if (other !== undefined && other.orderNumber !== orderNumber) {
    throw refused('Bought', said('This pair belongs to order {order}.', { order: other.orderNumber }));
  }
  return { itemId: item.id, unitId: line.unitId, isTied: tied !== undefined };
}

/** The units that a sale sells: those of all items once the line's unit fills the last one, otherwise only that unit. */
export async function readSale(db: Db | Tx, orderNumber: string, { itemId, unitId }: LineSale): Promise<Sale> {
  const items = await db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.orderNumber, orderNumber), isOrdered));
  const isComplete = items.every((item) => item.unitId !== null || item.id === itemId);
  const query = db
    .select({ ...productColumns, unitId: units.id, barcode: units.barcode, consigneeId: units.consigneeId })
    .from(units)
    .$dynamic();
  const rows = await withProduct(query, units.variantId)
    .leftJoin(orderItems, eq(orderItems.unitId, units.id))
    .where(
      and(
        isNotNull(units.barcode),
        or(eq(units.id, unitId), isComplete ? eq(orderItems.orderNumber, orderNumber) : undefined),
      ),
    )
    .orderBy(asc(units.id));
  return {
    orderNumber,
    isComplete,
    pairs: rows.map((row) => ({
      ...toProductFacts(row),
      barcode: row.barcode ?? '',
      consigned: row.consigneeId !== null,
    })),
  };
}
