import { and, asc, eq, inArray } from 'drizzle-orm';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { fieldProblem } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';

/** A line that no other transaction can change until this one ends. */
export interface LockedLine {
  id: number;
  requestId: number | null;
  ownerId: string;
  variantId: string;
  unitId: number | null;
  status: (typeof requestLines.$inferSelect)['status'];
  tryoutId: number | null;
  checkedOutAt: Date | null;
  checkedOutBy: string | null;
  handedOverAt: Date | null;
  heldBy: string | null;
  heldAt: Date | null;
  changedAt: Date | null;
  changedBy: string | null;
  otherChangedAt: Date | null;
  otherChangedBy: string | null;
  productName: string;
  size: string;
}

/**
 * Locks one line of a location.
 * @throws ProblemError 404
 */
export async function lockLine(
  tx: Tx,
  { locationId, lineId }: { locationId: string; lineId: string },
): Promise<LockedLine> {
  const [line] = await lockLines(tx, locationId, [Number(lineId)]);
  if (line === undefined) throw fieldProblem(404, 'Not found', '/lineId', 'There is no such line at this location.');
  return line;
}

/**
 * Locks lines of a location; lines of other locations are left out. Every transaction locks lines before units, both in
 * the order of their ids, so that transactions never deadlock.
 */
export async function lockLines(tx: Tx, locationId: string, lineIds: number[]): Promise<LockedLine[]> {
  if (lineIds.length === 0) return [];
  return tx
    .select({
      id: requestLines.id,
      requestId: requestLines.requestId,
      ownerId: requestLines.ownerId,
      variantId: requestLines.variantId,
      unitId: requestLines.unitId,
      status: requestLines.status,
      tryoutId: requestLines.tryoutId,
      checkedOutAt: requestLines.checkedOutAt,
      checkedOutBy: requestLines.checkedOutBy,
      handedOverAt: requestLines.handedOverAt,
      heldBy: requestLines.heldBy,
      heldAt: requestLines.heldAt,
      changedAt: requestLines.changedAt,
      changedBy: requestLines.changedBy,
      otherChangedAt: requestLines.otherChangedAt,
      otherChangedBy: requestLines.otherChangedBy,
      productName: products.title,
      size: variants.size,
    })
    .from(requestLines)
    .innerJoin(variants, eq(variants.id, requestLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(requestLines.locationId, locationId), inArray(requestLines.id, lineIds)))
    .orderBy(asc(requestLines.id))
    .for('update', { of: requestLines });
}
