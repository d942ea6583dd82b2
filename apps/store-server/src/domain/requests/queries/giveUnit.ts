import { eq } from 'drizzle-orm';
import { noteColumns } from '../../../base/lineNotes.ts';
import type { Tx } from '../../../db/database.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { isOpen } from '../rules/lineStatus.ts';
import type { LockedLine } from './lockLines.ts';

/** Whether a line waits for a unit: it is placed, and no unit is reserved for it. */
export const waitsForUnit = (line: LockedLine): boolean => isOpen(line) && line.unitId === null;

/** Gives a unit to a locked line that waits for one: the picker sees the line as pending, with the unit. */
export async function giveUnit(tx: Tx, line: LockedLine, unitId: number): Promise<void> {
  await tx
    .update(requestLines)
    .set({ status: 'pending', unitId, ...noteColumns(null) })
    .where(eq(requestLines.id, line.id));
}
