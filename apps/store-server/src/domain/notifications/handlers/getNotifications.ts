import { count, desc, eq, sql } from 'drizzle-orm';
import { prepareOnce } from '../../../db/prepareOnce.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { toNotification } from '../rules/toNotification.ts';
import type { Operation } from '../../operation.ts';

const pageOf = prepareOnce((db) =>
  db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, sql.placeholder('userId')))
    .orderBy(desc(notifications.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(''),
);

/** Lists the caller's notifications, newest first, twenty a page [N-01, N-07]. */
export const getNotifications: Operation<'getNotifications'> = async ({ path, query, store: { db } }) => {
  const { page = 0, size = 20 } = query;
  const [rows, total] = await Promise.all([
    pageOf(db).execute({ userId: path.userId, limit: size, offset: page * size }),
    db.select({ count: count() }).from(notifications).where(eq(notifications.userId, path.userId)),
  ]);
  return { status: 200, data: { content: rows.map(toNotification), totalElements: total[0]?.count ?? 0 } };
};
