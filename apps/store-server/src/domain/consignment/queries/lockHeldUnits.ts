import { and, eq, inArray } from 'drizzle-orm';
import { orderItems } from '../../../db/schema/orders.ts';
import { units } from '../../../db/schema/stock.ts';
import { refusedScan, type LockedUnit } from '../../stock/index.ts';
import { lockLinesAndUnits, type LockedLine } from '../../requests/index.ts';
import type { Tx } from '../../../db/database.ts';
import { canonicalBarcode } from '../../../base/barcode.ts';

/** A unit that no other transaction can change until this one ends, with the line or order that holds it. */
export interface HeldUnit {
  unit: LockedUnit;
  line: LockedLine | undefined;
  item: { id: number; orderNumber: string } | undefined;
}

/**
 * Locks units by their barcodes, and the lines that hold them.
 * @throws ProblemError 409 when a unit was reserved for a line between the two locks
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
  const { units: locked, lines, late } = await lockLinesAndUnits(tx, locationId, ids);
  if (late !== undefined) {
    const message = 'This pair was reserved for another request just now. Check it and try again.';
    throw refusedScan(409, 'Just reserved', message);
  }
  const items = await tx.select().from(orderItems).where(inArray(orderItems.unitId, ids));
  return new Map(
    locked.map((unit) => {
      const line = lines.find(({ unitId }) => unitId === unit.id);
      return [unit.barcode ?? '', { unit, line, item: items.find(({ unitId }) => unitId === unit.id) }];
    }),
  );
}

/** The line or order that holds a unit, in words: "request 48213", "order YK-30421"; undefined for none. */
export function holderName({ line, item }: HeldUnit): string | undefined {
  if (item !== undefined) return `order ${item.orderNumber}`;
  return line === undefined ? undefined : `request ${line.requestId}`;
}
