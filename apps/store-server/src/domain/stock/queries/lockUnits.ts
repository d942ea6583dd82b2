import { asc, inArray, sql } from 'drizzle-orm';
import { units } from '../../../db/schema/stock.ts';
import type { Tx } from '../../../db/database.ts';

/** A unit that no other transaction can change until this one ends. */
export interface LockedUnit {
  id: number;
  barcode: string | null;
  variantId: string;
  locationId: string;
  state: (typeof units.$inferSelect)['state'];
  missing: boolean;
  onHold: boolean;
  /** The consignee who owns it; null when the store owns it. */
  consigneeId: string | null;
  binId: number | null;
  bin: string | null;
  changedAt: Date | null;
  changedBy: string | null;
  otherChangedAt: Date | null;
  otherChangedBy: string | null;
}

/** Locks units in the order of their ids. Lock the lines of the transaction first. */
export async function lockUnits(tx: Tx, unitIds: number[]): Promise<LockedUnit[]> {
  if (unitIds.length === 0) return [];
  return tx
    .select({
      id: units.id,
      barcode: units.barcode,
      variantId: units.variantId,
      locationId: units.locationId,
      state: units.state,
      missing: units.missing,
      onHold: units.onHold,
      consigneeId: units.consigneeId,
      binId: units.binId,
      changedAt: units.changedAt,
      changedBy: units.changedBy,
      otherChangedAt: units.otherChangedAt,
      otherChangedBy: units.otherChangedBy,
      // Not joined: a statement that waits for a lock reads the unit again, but keeps the bin that it had joined.
      bin: sql<string | null>`(select code from bins where bins.id = units.bin_id)`,
    })
    .from(units)
    .where(inArray(units.id, unitIds))
    .orderBy(asc(units.id))
    .for('update', { of: units });
}
