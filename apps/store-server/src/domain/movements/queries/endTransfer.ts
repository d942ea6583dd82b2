import type { TransferStatus, UnavailableReason } from '@instore/api';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { movementLines, movements } from '../../../db/schema/movements.ts';
import { units } from '../../../db/schema/stock.ts';
import type { LockedTransfer } from './lockTransfer.ts';

/** Moves a locked transfer on; its history says by whom and when. */
export async function advance(tx: Tx, { id, version }: LockedTransfer, status: TransferStatus): Promise<void> {
  await tx
    .update(movements)
    .set({ status, version: version + 1 })
    .where(eq(movements.id, id));
}

interface End {
  status: 'received' | 'refused' | 'cancelled' | 'missing';
  closedBy: string;
  closedAt: Date;
  reason?: UnavailableReason;
}

/** Ends a locked transfer, and deletes what is known of the customer. */
export async function endTransfer(tx: Tx, { id, version }: LockedTransfer, end: End): Promise<void> {
  await tx
    .update(movements)
    .set({ ...end, firstName: null, note: null, version: version + 1 })
    .where(eq(movements.id, id));
}

/** Takes the reserved or packed unit out of a transfer: it is free again; one from a carton has no bin. */
export async function freeUnit(tx: Tx, { id, unitId }: LockedTransfer): Promise<void> {
  if (unitId === null) return;
  await tx.update(units).set({ state: 'Checked In', transferId: null }).where(eq(units.id, unitId));
  await tx.update(movementLines).set({ unitId: null, carton: '' }).where(eq(movementLines.movementId, id));
}
