import { and, eq, sql } from 'drizzle-orm';
import { notifications } from '../../../db/schema/notifications.ts';
import { problem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { toNotification } from '../rules/toNotification.ts';
import type { Operation } from '../../operation.ts';

/** Acknowledges one of the caller's own notifications; repeating it changes nothing [N-05]. */
export const acknowledgeNotification: Operation<'acknowledgeNotification'> = (input) =>
  once('acknowledgeNotification', input, async (tx) => {
    const { path, caller, store } = input;
    // Repeated, it keeps the first time; an old row keeps none.
    const at = sql`case when ${notifications.acknowledged} then ${notifications.acknowledgedAt} else ${store.now().toISOString()}::timestamptz end`;
    const [row] = await tx
      .update(notifications)
      .set({ acknowledged: true, acknowledgedAt: at, postponedUntil: null })
      .where(and(eq(notifications.userId, caller.userId), eq(notifications.id, Number(path.notificationId))))
      .returning();
    if (row === undefined) throw problem(404, 'Not found', { detail: 'You have no such notification.' });
    return { status: 200, data: toNotification(row) };
  });
