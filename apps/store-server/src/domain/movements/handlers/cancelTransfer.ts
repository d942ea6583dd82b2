import { isAdminOf } from '@instore/api';
import { eq } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { users } from '../../../db/schema/people.ts';
import type { Caller } from '../../../security/callers.ts';
import { lockUnits } from '../../stock/index.ts';
import type { Operation } from '../../operation.ts';
import { endTransfer, freeUnit } from '../queries/endTransfer.ts';
import { type LockedTransfer, lockTransfer } from '../queries/lockTransfer.ts';
import { readTransferIn } from '../queries/readTransfers.ts';
import { tellStockroom } from '../queries/tellOfTransfer.ts';

/** Cancels a transfer that has not left: its pair is free again [M-03]. The other stockroom is told. */
export const cancelTransfer: Operation<'cancelTransfer'> = (input) =>
  once('cancelTransfer', input, async (tx) => {
    const { body, caller, store } = input;
    const transfer = await lockTransfer(tx, body, 'to', ['asked', 'accepted', 'packed', 'sealed']);
    await refuseUnlessOwn(tx, caller, transfer);
    if (transfer.unitId !== null) await lockUnits(tx, [transfer.unitId]);
    await freeUnit(tx, transfer);
    await endTransfer(tx, transfer, { status: 'cancelled', closedBy: caller.userId, closedAt: store.now() });
    await tellStockroom(tx, store, 'cancelled', transfer);
    return { status: true, data: await readTransferIn(tx, transfer.id) };
  });

/** @throws ProblemError 403 that names the person who asked */
async function refuseUnlessOwn(tx: Tx, { userId, role }: Caller, { askedBy }: LockedTransfer): Promise<void> {
  if (askedBy === userId || isAdminOf(role, 'shoesize') || isAdminOf(role, 'warehouse')) return;
  const [asker] = askedBy === null ? [] : await tx.select().from(users).where(eq(users.id, askedBy));
  const message = said('{person} asked for this pair.', { person: asker?.name ?? 'Another person' });
  throw fieldProblem(403, 'Not allowed', '/transferId', message);
}
