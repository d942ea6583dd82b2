import { and, eq, isNull, lte } from 'drizzle-orm';
import { notifications } from '../../../db/schema/notifications.ts';
import { once } from '../../../db/idempotency.ts';
import { isShownAt } from '../queries/isShown.ts';
import type { Operation } from '../../operation.ts';

/** Acknowledges the caller's own notifications up to a number, except postponed ones; repeating it changes nothing [N-05]. */
export const acknowledgeAllNotifications: Operation<'acknowledgeAllNotifications'> = (input) =>
  once('acknowledgeAllNotifications', input, async (tx) => {
    const { body, caller, store } = input;
    const now = store.now();
    const rows = await tx
      .update(notifications)
      .set({ acknowledged: true, acknowledgedAt: now })
      .where(
        and(
          eq(notifications.userId, caller.userId),
          eq(notifications.acknowledged, false),
          isNull(notifications.postponedUntil),
          isShownAt(now),
          lte(notifications.id, Number(body.upTo)),
        ),
      )
      .returning({ id: notifications.id });
    return { status: 200, data: { acknowledged: rows.length } };
  });
