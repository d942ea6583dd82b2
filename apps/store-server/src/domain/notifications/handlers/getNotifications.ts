import { count, desc, eq } from 'drizzle-orm';
import { notifications } from '../../../db/schema/notifications.ts';
import { toNotification } from '../rules/toNotification.ts';
import type { Operation } from '../../operation.ts';

/** Lists the caller's notifications, newest first, twenty a page [N-01, N-07]. */
export const getNotifications: Operation<'getNotifications'> = async ({ path, query, store: { db } }) => {
  const { page = 0, size = 20 } = query;
  const own = eq(notifications.userId, path.userId);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(notifications)
      .where(own)
      .orderBy(desc(notifications.id))
      .limit(size)
      .offset(page * size),
    db.select({ count: count() }).from(notifications).where(own),
  ]);
  return { status: 200, data: { content: rows.map(toNotification), totalElements: total[0]?.count ?? 0 } };
};
