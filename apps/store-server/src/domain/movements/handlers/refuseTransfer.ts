import { eq } from 'drizzle-orm';
import { once } from '../../../db/idempotency.ts';
import { movementLines } from '../../../db/schema/movements.ts';
import { setUnitAside } from '../../requests/index.ts';
import { lockUnits, takeFreeUnits } from '../../stock/index.ts';
import type { Operation } from '../../operation.ts';
import { endTransfer } from '../queries/endTransfer.ts';
import { lockTransfer } from '../queries/lockTransfer.ts';
import { readTransferIn } from '../queries/readTransfers.ts';
import { tellAsker } from '../queries/tellOfTransfer.ts';

/**
 * Refuses a transfer with a reason [M-03]. The pair that is reserved, or that would be, is set aside: the records were
 * wrong, and the next location is asked by the person who is told.
 */
export const refuseTransfer: Operation<'refuseTransfer'> = (input) =>
  once('refuseTransfer', input, async (tx) => {
    const { body, caller, store } = input;
    const { reason, locationId } = body;
    const transfer = await lockTransfer(tx, body, 'from', ['asked', 'accepted']);
    const { variantId, unitId } = transfer;
    const [gone] =
      unitId === null ? await takeFreeUnits(tx, locationId, [{ variantId, count: 1 }]) : await lockUnits(tx, [unitId]);
    if (gone !== undefined) await setUnitAside(tx, { caller, store }, gone.id, reason);
    await tx.update(movementLines).set({ unitId: null }).where(eq(movementLines.movementId, transfer.id));
    await endTransfer(tx, transfer, { status: 'refused', reason, closedBy: caller.userId, closedAt: store.now() });
    await tellAsker(tx, store, 'refused', { ...transfer, by: caller.userId });
    return { status: true, data: await readTransferIn(tx, transfer.id) };
  });
