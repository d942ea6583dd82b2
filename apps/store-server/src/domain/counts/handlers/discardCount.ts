import { isAdminOf } from '@instore/api';
import { eq } from 'drizzle-orm';
import { fieldProblem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { binCounts } from '../../../db/schema/counts.ts';
import type { Operation } from '../../operation.ts';
import { lockCount } from '../queries/lockCount.ts';
import { readCount } from '../queries/readCount.ts';

/** Discards a count; the stock stays as it is [W-12]. A picker may discard the own count until it is handed in. */
export const discardCount: Operation<'discardCount'> = (input) =>
  once('discardCount', input, async (tx) => {
    const { body, caller, store } = input;
    const count = await lockCount(tx, body);
    const isOwn = count.startedBy === caller.userId && count.status === 'open';
    if (!isOwn && !isAdminOf(caller.role, 'warehouse')) {
      const message = 'A Warehouse_Admin, YK_Admin or Super_Admin can discard this count.';
      throw fieldProblem(403, 'Not allowed', '/countId', message);
    }
    await tx
      .update(binCounts)
      .set({ status: 'discarded', closedBy: caller.userId, closedAt: store.now() })
      .where(eq(binCounts.id, count.id));
    return { status: true, data: await readCount(tx, count.id, caller) };
  });
