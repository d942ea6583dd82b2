import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { movementLines, movements } from '../../../db/schema/movements.ts';
import { units } from '../../../db/schema/stock.ts';
import type { Caller } from '../../../security/callers.ts';
import { nameWhereKnown } from '../../../security/locations.ts';
import { changeWords, pairOf, refusedScan, unitColumns, withProductAndBin } from '../../stock/index.ts';
import type { LockedDelivery } from './lockDelivery.ts';

/**
 * Refuses barcodes of pairs that the chain has, or had.
 * @param field the field of the request at fault
 * @throws ProblemError 409 that names the pair and its state, or its location
 */
export async function refuseIfInStock(
  tx: Tx,
  caller: Caller,
  { locationId }: LockedDelivery,
  barcodes: readonly string[],
  field?: string,
): Promise<void> {
  if (barcodes.length === 0) return;
  const query = tx.select({ ...unitColumns, locationId: units.locationId }).from(units);
  const [unit] = await withProductAndBin(query.$dynamic())
    .where(inArray(units.barcode, [...barcodes]))
    .orderBy(asc(units.id))
    .limit(1);
  if (unit === undefined) return;
  const barcode = unit.barcode ?? '';
  const values = { ...pairOf(unit), barcode };
  const refuse = (title: string, message: ReturnType<typeof said>) => refusedScan(409, title, message, field);
  if (unit.locationId !== locationId) {
    const location = await nameWhereKnown(tx, caller, unit.locationId);
    throw refuse(
      'Other location',
      said('{name}, size {size} ({barcode}) belongs to {location}. Put it aside.', { ...values, location }),
    );
  }
  if (unit.state === 'Sold') {
    throw refuse('Sold', said('{name}, size {size} ({barcode}) is sold. Put it aside: it may be a return.', values));
  }
  if (unit.consigneeId !== null) {
    throw refuse('Consigned', said('{name}, size {size} ({barcode}) belongs to a consignee. Put it aside.', values));
  }
  throw refuse('In stock', said('{name}, size {size} ({barcode}) is in stock already. Check its label.', values));
}

/**
 * Refuses a barcode that was counted before and is no unit yet: a unit is refused by {@link refuseIfInStock}.
 * @throws ProblemError 409 that names the person and the time, or the other delivery
 */
export async function refuseIfCounted(tx: Tx, delivery: LockedDelivery, barcode: string): Promise<void> {
  const [line] = await tx
    .select({
      at: movementLines.countedAt,
      by: movementLines.countedBy,
      carton: movementLines.carton,
      deliveryId: movements.id,
      number: movements.number,
    })
    .from(movementLines)
    .innerJoin(movements, eq(movements.id, movementLines.movementId))
    // The conditions of the index `movement_lines_counted`.
    .where(and(eq(movementLines.barcode, barcode), isNotNull(movementLines.condition), isNull(movementLines.unitId)));
  if (line === undefined || line.at === null) return;
  if (line.deliveryId !== delivery.id) {
    const message = said('This pair was counted in delivery {delivery}.', { delivery: line.number });
    throw refusedScan(409, 'Counted before', message);
  }
  throw await countedBefore(tx, delivery, { ...line, at: line.at });
}

/** Builds the failure for a pair that a person counted in this delivery. */
export async function countedBefore(
  tx: Tx,
  { locationId }: LockedDelivery,
  { at, by, carton }: { at: Date; by: string | null; carton: string },
) {
  const { values, english } = await changeWords(tx, locationId, { at, by });
  const message = said('{person} counted this pair at {time}, in carton {carton}.', { ...values, carton }, english);
  return refusedScan(409, 'Counted before', message);
}
