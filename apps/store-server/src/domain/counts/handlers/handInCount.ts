import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { binCounts } from '../../../db/schema/counts.ts';
import type { Operation } from '../../operation.ts';
import { countDifferences } from '../queries/findings.ts';
import { lockCount, type LockedCount } from '../queries/lockCount.ts';
import { readCount } from '../queries/readCount.ts';

/**
 * Hands a count in: an admin applies or discards it [W-12]. With too many differences another person counts again
 * before that [M-07]. Repeating it changes nothing.
 */
export const handInCount: Operation<'handInCount'> = (input) =>
  once('handInCount', input, async (tx) => {
    const { body, caller, store } = input;
    const count = await lockCount(tx, body);
    if (count.status === 'open') {
      await tx
        .update(binCounts)
        .set({
          status: 'handed-in',
          handedInBy: caller.userId,
          handedInAt: store.now(),
          ...(await secondCount(tx, count)),
        })
        .where(eq(binCounts.id, count.id));
    }
    return { status: true, data: await readCount(tx, count.id, caller) };
  });

/** Whether a planned count is to be counted again, or was. */
async function secondCount(tx: Tx, count: LockedCount): Promise<Partial<LockedCount>> {
  if (count.recount !== null) return { recount: 'done' };
  if (count.recountAbove === null) return {};
  const differences = await countDifferences(tx, count);
  if (differences <= count.recountAbove) return {};
  return { recount: 'asked', firstBy: count.startedBy, firstDifferences: differences };
}
