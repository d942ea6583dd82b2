import { and, asc, eq, inArray } from 'drizzle-orm';
import { orderItems } from '../../../db/schema/orders.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { units } from '../../../db/schema/stock.ts';
import { holdsPair, refusedScan } from '../../stock/index.ts';
import { lockLines, type LockedLine } from '../../requests/index.ts';
import type { Tx } from '../../../db/database.ts';
import { canonicalBarcode } from '../../../base/barcode.ts';

/** A unit that no other transaction can change until this one ends, with the line or order that holds it. */
export interface HeldUnit {
  unit: typeof units.$inferSelect;
  line: LockedLine | undefined;
  item: { id: number; orderNumber: string } | undefined;
}

/**
 * Locks units by their barcodes, and the lines that hold them: lines before units, each in the order of ids, as every
 * transaction does. The lines are read again after the locks.
 * @throws ProblemError 409 when a unit was reserved for a line between the two reads
 */
export async function lockHeldUnits(tx: Tx, locationId: string, barcodes: string[]): Promise<Map<string, HeldUnit>> {
  const wanted = and(
    eq(units.locationId, locationId),
    inArray(
      units.barcode,
      barcodes.map((barcode) => canonicalBarcode(barcode)),
    ),
  );
  const ids = (await tx.select({ id: units.id }).from(units).where(wanted)).map((row) => row.id);
  if (ids.length === 0) return new Map();
  const holding = and(inArray(requestLines.unitId, ids), holdsPair);
  const found = await tx.select({ id: requestLines.id }).from(requestLines).where(holding);
  const lines = await lockLines(
    tx,
    locationId,
    found.map((row) => row.id),
  );
  const locked = await tx.select().from(units).where(inArray(units.id, ids)).orderBy(asc(units.id)).for('update');
  const items = await tx.select().from(orderItems).where(inArray(orderItems.unitId, ids));
  const holders = await tx
    .select({ id: requestLines.id, unitId: requestLines.unitId })
    .from(requestLines)
    .where(holding);

  const heldUnits = new Map<string, HeldUnit>();
  for (const unit of locked) {
    const holder = holders.find((line) => line.unitId === unit.id);
    const line = lines.find((candidate) => candidate.id === holder?.id);
    if (holder !== undefined && line === undefined) {
      throw refusedScan(
        409,
        'Just reserved',
        'This pair was reserved for another request just now. Check it and try again.',
      );
    }
    heldUnits.set(unit.barcode ?? '', { unit, line, item: items.find((item) => item.unitId === unit.id) });
  }
  return heldUnits;
}

/** The line or order that holds a unit, in words: "request 48213", "order YK-30421"; undefined for none. */
export function holderName({ line, item }: HeldUnit): string | undefined {
  if (item !== undefined) return `order ${item.orderNumber}`;
  return line === undefined ? undefined : `request ${line.requestId}`;
}
