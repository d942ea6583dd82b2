import type { HoldEnding } from '@instore/api';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { customerHolds } from '../../../db/schema/customerHolds.ts';
import { units } from '../../../db/schema/stock.ts';
import type { LockedHold } from './lockHold.ts';

/** How, when and by whom a hold ends; null for the store itself. */
interface End {
  ending: HoldEnding;
  endedAt: Date;
  endedBy: string | null;
}

/** Ends a locked hold and deletes what is known of the customer. */
export async function endHold(tx: Tx, hold: Pick<LockedHold, 'id'>, end: End): Promise<void> {
  await tx
    .update(customerHolds)
    .set({ ...end, firstName: null, note: null })
    .where(eq(customerHolds.id, hold.id));
}

/** Ends a locked hold; its unit is free again. A missing unit stays missing. */
export async function freeHeldUnit(tx: Tx, hold: Pick<LockedHold, 'id' | 'unitId'>, end: End): Promise<void> {
  await endHold(tx, hold, end);
  await tx
    .update(units)
    .set({ state: 'Checked In' })
    .where(and(eq(units.id, hold.unitId), eq(units.state, 'Pending')));
}
