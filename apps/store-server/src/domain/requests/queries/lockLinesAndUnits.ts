import { and, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { holdsPair, lockUnits, type LockedUnit } from '../../stock/index.ts';
import { lockLines, type LockedLine } from './lockLines.ts';

/** Units and the lines that hold them. No other transaction can change either until this one ends. */
export interface LockedLinesAndUnits {
  units: LockedUnit[];
  /** The lines that hold units. */
  lines: LockedLine[];
  /** The id of a unit that was reserved between the two locks. Its line is not locked: the caller refuses. */
  late: number | undefined;
}

/**
 * Locks the lines that hold units, then the units. The lines are read again after the locks: one of them may have ended,
 * or another one may have begun.
 *
 * @param others units that are locked without their lines
 */
export async function lockLinesAndUnits(
  tx: Tx,
  locationId: string,
  unitIds: number[],
  others: number[] = [],
): Promise<LockedLinesAndUnits> {
  const before = await holdersOf(tx, unitIds);
  const locked = await lockLines(
    tx,
    locationId,
    before.map(({ id }) => id),
  );
  const units = await lockUnits(tx, [...new Set([...unitIds, ...others])]);
  const after = await holdersOf(tx, unitIds);
  const late = after.find(({ id }) => !locked.some((line) => line.id === id));
  return {
    units,
    lines: locked.filter(({ id }) => after.some((holder) => holder.id === id)),
    late: late?.unitId ?? undefined,
  };
}

async function holdersOf(tx: Tx, unitIds: number[]): Promise<{ id: number; unitId: number | null }[]> {
  if (unitIds.length === 0) return [];
  return tx
    .select({ id: requestLines.id, unitId: requestLines.unitId })
    .from(requestLines)
    .where(and(inArray(requestLines.unitId, unitIds), holdsPair));
}
