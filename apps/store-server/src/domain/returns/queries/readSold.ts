import type { ReturnCondition, ReturnReason, SoldPair } from '@instore/api';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { movementLines, movements } from '../../../db/schema/movements.ts';
import { orderItems } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/people.ts';
import { units } from '../../../db/schema/stock.ts';
import { isOrdered } from '../../consignment/index.ts';
import { binOfLastUnit, productColumns, toProductFacts, withProduct } from '../../stock/index.ts';
import { binNameBeforeSale } from './formerBin.ts';

const soldColumns = {
  ...productColumns,
  id: units.id,
  barcode: units.barcode,
  consigneeId: units.consigneeId,
  formerBin: sql<string | null>`coalesce(${binNameBeforeSale}, ${binOfLastUnit(units.locationId, units.variantId)})`,
};

/** Reads the pair that a unit is which was sold without an order on record. */
export async function readSoldUnit(db: Db, unitId: number): Promise<SoldPair[]> {
  const query = withProduct(db.select(soldColumns).from(units).$dynamic(), units.variantId);
  const rows = await query.where(eq(units.id, unitId));
  return rows.map(toSoldPair);
}

/** Reads the pairs of a sold order in the order of its items; an item without a unit had one that came back. */
export async function readSoldOrder(db: Db, orderNumber: string): Promise<SoldPair[]> {
  const query = db
    .select({ ...soldColumns, itemId: orderItems.id, unitId: orderItems.unitId })
    .from(orderItems)
    .$dynamic();
  const [rows, returned] = await Promise.all([
    withProduct(query, orderItems.variantId)
      .leftJoin(units, eq(units.id, orderItems.unitId))
      .where(and(eq(orderItems.orderNumber, orderNumber), isOrdered))
      .orderBy(asc(orderItems.position)),
    readReturns(db, orderNumber),
  ]);
  return rows.flatMap((row) => {
    if (row.unitId !== null) return [toSoldPair(row)];
    const back = returned.get(row.itemId);
    return back === undefined ? [] : [{ ...toSoldPair(row), ...back }];
  });
}

/** The last return of each item of an order. */
async function readReturns(db: Db, orderNumber: string) {
  const rows = await db
    .selectDistinctOn([movements.orderItemId], {
      itemId: movements.orderItemId,
      id: units.id,
      at: movements.announcedAt,
      by: users.name,
      reason: movements.returnReason,
      condition: movements.returnCondition,
      barcode: movementLines.barcode,
      consigneeId: units.consigneeId,
    })
    .from(movements)
    .innerJoin(movementLines, eq(movementLines.movementId, movements.id))
    .innerJoin(orderItems, eq(orderItems.id, movements.orderItemId))
    .innerJoin(units, eq(units.id, movementLines.unitId))
    .leftJoin(users, eq(users.id, movements.closedBy))
    .where(and(eq(movements.kind, 'return'), eq(orderItems.orderNumber, orderNumber)))
    .orderBy(asc(movements.orderItemId), desc(movements.id));
  return new Map(
    rows.map(({ itemId, id, barcode, consigneeId, ...row }) => [
      itemId,
      { rowId: String(id), barcode, consigned: consigneeId !== null, returned: toReturned(row) },
    ]),
  );
}

interface ReturnRow {
  at: Date;
  by: string | null;
  reason: ReturnReason | null;
  condition: ReturnCondition | null;
}

function toReturned({ at, by, reason, condition }: ReturnRow): SoldPair['returned'] {
  // A check of the table keeps both of every return.
  if (reason === null || condition === null) return null;
  return { at: at.toISOString(), by: by ?? '', reason, condition };
}

type SoldRow = Parameters<typeof toProductFacts>[0] &
  Pick<SoldPair, 'barcode' | 'formerBin'> & { id: number | null; consigneeId: string | null };

const toSoldPair = (row: SoldRow): SoldPair => ({
  ...toProductFacts(row),
  rowId: String(row.id),
  barcode: row.barcode,
  consigned: row.consigneeId !== null,
  formerBin: row.formerBin,
  returned: null,
});
