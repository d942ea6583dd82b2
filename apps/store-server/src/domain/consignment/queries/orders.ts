import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { AvailableBarcode, RetailOrder } from '@instore/api';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { orderItems, orders } from '../../../db/schema/orders.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { inPickOrder, isFree, productColumns, toProductFacts } from '../../stock/index.ts';
import type { Db, Tx } from '../../../db/database.ts';

type Available = AvailableBarcode;

/** Locks an order until the transaction ends. The access check has found it. */
export async function lockOrder(tx: Tx, number: string): Promise<typeof orders.$inferSelect> {
  const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
  if (order === undefined) throw new Error(`Order ${number} disappeared.`);
  return order;
}

/** Reads an order with its items; with `eligible`, each open item lists the units that could fulfil it. */
export async function readOrder(db: Db | Tx, number: string, eligible = false): Promise<RetailOrder> {
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  if (order === undefined) throw new Error(`Order ${number} disappeared.`);
  const rows = await db
    .select({ ...productColumns, itemId: orderItems.id, barcode: units.barcode })
    .from(orderItems)
    .innerJoin(variants, eq(variants.id, orderItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(units, eq(units.id, orderItems.unitId))
    .where(and(eq(orderItems.orderNumber, number), isOrdered))
    .orderBy(asc(orderItems.position));
  const fitting = eligible
    ? await readFitting(db, order.locationId, [...new Set(rows.map((row) => row.inventoryItemId))])
    : [];
  return {
    orderNumber: order.number,
    locationId: order.locationId,
    status: order.soldAt !== null ? soldStatusOf(rows) : statusOf(rows),
    placedAt: order.placedAt.toISOString(),
    paid: order.paid,
    soldAt: order.soldAt?.toISOString() ?? null,
    items: rows.map((row) => ({
      ...toProductFacts(row),
      itemId: String(row.itemId),
      barcode: row.barcode,
      eligible: eligible ? eligibleFor(row, fitting) : undefined,
    })),
  };
}

/** The units that an item without a unit may get. */
function eligibleFor(
  item: { barcode: string | null; inventoryItemId: string },
  fitting: Awaited<ReturnType<typeof readFitting>>,
) {
  if (item.barcode !== null) return [];
  return fitting.filter((unit) => unit.variantId === item.inventoryItemId).map(toAvailable);
}

/** The status of a sold order: an item without a unit had one that came back. */
const soldStatusOf = (rows: readonly { barcode: string | null }[]): RetailOrder['status'] =>
  rows.some(({ barcode }) => barcode !== null) ? 'sold' : 'returned';

/** The status of an order that is not sold. */
function statusOf(items: readonly { barcode: string | null }[]): RetailOrder['status'] {
  if (items.length === 0) return 'cancelled';
  return items.every(({ barcode }) => barcode !== null) ? 'fulfilled' : 'open';
}

/** Whether an item is still ordered. */
export const isOrdered = isNull(orderItems.cancelledAt);

/** Whether an order can take a unit: it is free, or checked out (a customer tries it on) and in no order. */
export const isBuyable = or(
  isFree,
  and(
    eq(units.state, 'Checked Out'),
    sql`not exists (select 1 from order_items where order_items.unit_id = ${units.id})`,
  ),
);

async function readFitting(db: Db | Tx, locationId: string, variantIds: string[]) {
  if (variantIds.length === 0) return [];
  return (
    selectAvailable(db)
      .where(and(eq(units.locationId, locationId), inArray(units.variantId, variantIds), isBuyable))
      // A checked-out unit is most likely the one that the customer buys.
      .orderBy(sql`${units.state} <> 'Checked Out'`, ...inPickOrder)
  );
}

/** Selects units with their bins. Add `where`, `orderBy` and `limit`. */
export function selectAvailable(db: Db | Tx) {
  return db
    .select({
      variantId: units.variantId,
      barcode: sql<string>`${units.barcode}`,
      locationId: units.locationId,
      bin: bins.code,
      shelf: bins.shelf,
      consigneeId: units.consigneeId,
    })
    .from(units)
    .leftJoin(bins, eq(bins.id, units.binId))
    .$dynamic();
}

/** Converts a row to the contract's barcode. */
export function toAvailable(row: Awaited<ReturnType<typeof selectAvailable>>[number]): Available {
  const { barcode, locationId, bin, shelf, consigneeId } = row;
  return { barcode, locationId, bin, shelf, consigned: consigneeId !== null };
}
