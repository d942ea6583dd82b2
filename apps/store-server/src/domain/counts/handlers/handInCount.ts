import { eq } from 'drizzle-orm';
import { once } from '../../../db/idempotency.ts';
import { binCounts } from '../../../db/schema/counts.ts';
import type { Operation } from '../../operation.ts';
import { lockCount } from '../queries/lockCount.ts';
import { readCount } from '../queries/readCount.ts';

/** Hands a count in: an admin applies or discards it [W-12]. Repeating it changes nothing. */
export const handInCount: Operation<'handInCount'> = (input) =>
  once('handInCount', input, async (tx) => {
    const { body, caller, store } = input;
    const count = await lockCount(tx, body);
    if (count.status === 'open') {
      await tx
        .update(binCounts)
        .set({ status: 'handed-in', handedInBy: caller.userId, handedInAt: store.now() })
        .where(eq(binCounts.id, count.id));
    }
    return { status: true, data: await readCount(tx, count.id) };
  });
