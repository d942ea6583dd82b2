import { and, eq, sql } from 'drizzle-orm';
import { problem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { announcements } from '../../../db/schema/announcements.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import type { Operation, StoreAccess } from '../../operation.ts';
import { findAnnouncement } from '../queries/announcements.ts';
import { toNotification } from '../rules/toNotification.ts';

/** An announcement does not ring again before so long, ms. */
const PAUSE_MS = 60_000;

/** Lets an announcement ring again in the bells of those who have not acknowledged it [P-05]. */
export const ringAnnouncement: Operation<'ringAnnouncement'> = (input) =>
  once('ringAnnouncement', input, async (tx) => {
    const { path, caller, store } = input;
    const id = Number(path.announcementId);
    const now = store.now();
    // A second press waits here, and then finds that it has just rung.
    const [stored] = await tx
      .select({ rungAt: announcements.rungAt, announcedAt: announcements.announcedAt })
      .from(announcements)
      .where(eq(announcements.id, id))
      .for('update');
    const { isOver, people, acknowledged } = await findAnnouncement(tx, caller, path.announcementId, now);
    if (isOver) throw problem(409, 'Already over', { detail: 'This announcement is not shown any more.' });
    if (acknowledged === people) throw problem(409, 'All have seen it', { detail: 'All people have seen it.' });
    const last = stored?.rungAt ?? stored?.announcedAt ?? now;
    const left = Math.ceil((last.getTime() + PAUSE_MS - now.getTime()) / 1000);
    if (left > 0) {
      const detail = said('It has just rung. Try again in {seconds} s.', { seconds: String(left) });
      throw problem(409, 'Just rung', { detail });
    }
    await tx.update(announcements).set({ rungAt: now }).where(eq(announcements.id, id));
    await ring(tx, store, id);
    return { data: await findAnnouncement(tx, caller, path.announcementId, now) };
  });

/** Gives the notifications new ids, so that they are the newest ones, and sends them like new ones. */
async function ring(tx: Tx, store: StoreAccess, announcementId: number): Promise<void> {
  const waiting = await tx
    .select({ userId: notifications.userId, id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.announcementId, announcementId), eq(notifications.acknowledged, false)))
    .orderBy(notifications.userId)
    .for('update');
  const before = new Map(waiting.map(({ userId, id }) => [userId, id]));
  const rung = await tx
    .update(notifications)
    .set({ id: sql`nextval('notification_number')`, postponedUntil: null })
    .where(and(eq(notifications.announcementId, announcementId), eq(notifications.acknowledged, false)))
    .returning();
  const messages = rung.map((row) => ({
    destination: `/user/${row.userId}/in-app-notifications`,
    body: { ...toNotification(row), replaces: String(before.get(row.userId)) },
  }));
  await store.publish(tx, ...messages);
}
