import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { notifications } from '../../db/schema/notifications.ts';
import type { StoreAccess } from '../operation.ts';
import { isShownAt } from './queries/isShown.ts';
import { toNotification } from './rules/toNotification.ts';

/** The most notifications that one run brings back; the next run continues. */
const RUN_MAX = 100;

/**
 * Brings postponed notifications back whose time is over: each gets a new id, so that it is the newest one, and is sent
 * like a new one [N-10]. Any node may run it at any time: the rows are locked, and a node skips those of another.
 */
export async function bringBackPostponed(store: StoreAccess): Promise<void> {
  await store.db.transaction(async (tx) => {
    const due = await tx
      .select({ userId: notifications.userId, id: notifications.id })
      .from(notifications)
      .where(
        and(
          eq(notifications.acknowledged, false),
          lte(notifications.postponedUntil, store.now()),
          isShownAt(store.now()),
        ),
      )
      .orderBy(asc(notifications.postponedUntil))
      .limit(RUN_MAX)
      .for('update', { skipLocked: true });
    for (const { userId, id } of due) {
      const [back] = await tx
        .update(notifications)
        .set({ id: sql`nextval('notification_number')`, postponedUntil: null })
        .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
        .returning();
      if (back === undefined) continue;
      await store.publish(tx, {
        destination: `/user/${userId}/in-app-notifications`,
        body: { ...toNotification(back), replaces: String(id) },
      });
    }
  });
}
