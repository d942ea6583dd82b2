import { eq, sql } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { announcements } from '../../../db/schema/announcements.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import type { Operation, StoreAccess } from '../../operation.ts';
import { findAnnouncement } from '../queries/announcements.ts';
import { toNotification } from '../rules/toNotification.ts';

/** Takes an announcement out of the bells; who has acknowledged it stays known [P-05]. */
export const recallAnnouncement: Operation<'recallAnnouncement'> = (input) =>
  once('recallAnnouncement', input, async (tx) => {
    const { path, caller, store } = input;
    const id = Number(path.announcementId);
    const now = store.now();
    // A second recall waits here, and then finds that it is over.
    await tx.select({ id: announcements.id }).from(announcements).where(eq(announcements.id, id)).for('update');
    const { isOver } = await findAnnouncement(tx, caller, path.announcementId, now);
    if (isOver) throw problem(409, 'Already over', { detail: 'This announcement is not shown any more.' });
    await tx.update(announcements).set({ recalledAt: now, recalledBy: caller.userId }).where(eq(announcements.id, id));
    await takeOutOfBells(tx, store, id);
    return { data: await findAnnouncement(tx, caller, path.announcementId, now) };
  });

/** Each message has an id of its own: clients ignore a second message with an id that they know. */
async function takeOutOfBells(tx: Tx, store: StoreAccess, announcementId: number): Promise<void> {
  const gone = await tx
    .update(notifications)
    .set({ leavesAt: store.now() })
    .where(eq(notifications.announcementId, announcementId))
    .returning();
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval('notification_number') as id from generate_series(1, ${gone.length}::int)`,
  );
  const messages = gone.map((row, index) => ({
    destination: `/user/${row.userId}/in-app-notifications`,
    body: {
      ...toNotification(row),
      id: String(rows[index]?.id),
      acknowledged: true,
      replaces: String(row.id),
      recalled: true,
    },
  }));
  await store.publish(tx, ...messages);
}
