import { eq } from 'drizzle-orm';
import { once } from '../../../db/idempotency.ts';
import { movements } from '../../../db/schema/movements.ts';
import type { Operation } from '../../operation.ts';
import { refuseNudgeTooSoon } from '../../requests/index.ts';
import { lockTransfer } from '../queries/lockTransfer.ts';
import { readTransferIn } from '../queries/readTransfers.ts';
import { nudgeStockroom } from '../queries/tellOfTransfer.ts';

const TOO_SOON = {
  tooEarly: 'A transfer can be nudged once it is two minutes old.',
  nudged: 'This transfer was nudged within the last minute.',
};

/** Nudges the location that has not sent a pair yet [M-03, K-11]. Its stockroom is told. */
export const nudgeTransfer: Operation<'nudgeTransfer'> = (input) =>
  once('nudgeTransfer', input, async (tx) => {
    const { body, caller, store } = input;
    const transfer = await lockTransfer(tx, body, 'to', ['asked', 'accepted', 'packed', 'sealed']);
    const now = store.now();
    refuseNudgeTooSoon({ since: transfer.announcedAt, nudgedAt: transfer.nudgedAt }, now, TOO_SOON);
    await tx
      .update(movements)
      .set({ nudgedAt: now, version: transfer.version + 1 })
      .where(eq(movements.id, transfer.id));
    await nudgeStockroom(tx, store, { ...transfer, by: caller });
    return { status: true, data: await readTransferIn(tx, transfer.id) };
  });
