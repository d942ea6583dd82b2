import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { bins, units } from '../../db/schema/stock.ts';
import type { Tx } from '../operation.ts';

/** A pair that can be promised: in its bin, labelled, not set aside. Spelled as the index `units_free` is. */
export const isFree = sql`${units.state} = 'Checked In' and not ${units.missing} and ${units.barcode} is not null`;

/** A pair that was taken off the shelf for somebody. */
export interface TakenUnit {
  id: number;
  barcode: string | null;
  bin: string | null;
}

/**
 * Locks up to `count` free pairs of a variant and makes them Pending. Pairs that another transaction is just taking
 * are passed over rather than waited for, so that takers never block each other.
 * @param preferred barcodes to take first, if they are free
 * @returns fewer than `count` when there are not more
 */
export async function takeFreeUnits(
  tx: Tx,
  where: { locationId: string; variantId: string },
  count: number,
  preferred: string[] = [],
): Promise<TakenUnit[]> {
  const first = preferred.length > 0 ? [sql`${inArray(units.barcode, preferred)} desc`] : [];
  const taken = await tx
    .select({ id: units.id, barcode: units.barcode, bin: bins.code })
    .from(units)
    .leftJoin(bins, eq(bins.id, units.binId))
    .where(and(eq(units.locationId, where.locationId), eq(units.variantId, where.variantId), isFree))
    // What is on show stays on show as long as the stockroom has one; then as the picker walks.
    .orderBy(...first, sql`${bins.zone} = 'floor'`, asc(bins.code), asc(units.id))
    .limit(count)
    .for('update', { of: units, skipLocked: true });
  const ids = taken.map((unit) => unit.id);
  if (ids.length > 0) await tx.update(units).set({ state: 'Pending' }).where(inArray(units.id, ids));
  return taken;
}
