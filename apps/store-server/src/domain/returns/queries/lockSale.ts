import { and, eq, inArray, isNull } from 'drizzle-orm';
import { said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { orderItems, orders } from '../../../db/schema/orders.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { type LockedLine, lockLines } from '../../requests/index.ts';
import { type LockedUnit, lockUnits, refusedScan } from '../../stock/index.ts';
import { notSoldProblem } from './refusals.ts';

/** A sold unit with the line and the item that it was sold with. No other transaction can change them until this one ends. */
export interface LockedSale {
  unit: LockedUnit;
  line: LockedLine | undefined;
  item: { id: number; orderNumber: string } | undefined;
}

/**
 * Locks a sold unit: its order, then its line, then the unit, as every sale does.
 * @throws ProblemError 409 for a unit that is not sold, or is sold with another order than the named one
 */
export async function lockSoldUnit(
  tx: Tx,
  unitId: number,
  { locationId, orderNumber }: { locationId: string; orderNumber?: string },
): Promise<LockedSale> {
  const before = await itemOf(tx, unitId);
  if (before !== undefined) {
    await tx.select().from(orders).where(eq(orders.number, before.orderNumber)).for('update');
  }
  const [line] = await lockSoldLines(tx, locationId, [unitId]);
  const [unit] = await lockUnits(tx, [unitId]);
  if (unit === undefined) throw new Error(`Unit ${unitId} disappeared within its transaction.`);
  if (unit.state !== 'Sold') throw await notSoldProblem(tx, unitId, '/barcode');
  const item = await itemOf(tx, unitId);
  const isOther = orderNumber !== undefined && item?.orderNumber !== orderNumber;
  // Between the two reads it came back and was sold again.
  if (isOther || item?.id !== before?.id) {
    const message =
      item === undefined
        ? said('This pair was not sold with order {order}. Scan it again.', { order: orderNumber ?? '' })
        : said('This pair is sold with order {order}. Scan it again.', { order: item.orderNumber });
    throw refusedScan(409, 'Sold again', message);
  }
  return { unit, line, item };
}

/** Locks the lines with which units were sold that have not come back since. */
export async function lockSoldLines(tx: Tx, locationId: string, unitIds: number[]): Promise<LockedLine[]> {
  if (unitIds.length === 0) return [];
  const lines = await tx
    .select({ id: requestLines.id })
    .from(requestLines)
    .where(
      and(inArray(requestLines.unitId, unitIds), eq(requestLines.status, 'sold'), isNull(requestLines.returnedAt)),
    );
  return lockLines(
    tx,
    locationId,
    lines.map(({ id }) => id),
  );
}

async function itemOf(tx: Tx, unitId: number) {
  const [item] = await tx
    .select({ id: orderItems.id, orderNumber: orderItems.orderNumber })
    .from(orderItems)
    .where(eq(orderItems.unitId, unitId));
  return item;
}
