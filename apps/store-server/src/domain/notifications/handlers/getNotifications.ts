import { count, desc, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { toNotification } from '../rules/toNotification.ts';
import type { Operation } from '../../operation.ts';

const own = eq(notifications.userId, sql.placeholder('userId'));
const pageOf = prepared((db) =>
  db
    .select()
    .from(notifications)
    .where(own)
    .orderBy(desc(notifications.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
);
const countOf = prepared((db) => db.select({ count: count() }).from(notifications).where(own));

/** Lists the caller's notifications, newest first, twenty a page [N-01, N-07]. */
export const getNotifications: Operation<'getNotifications'> = async ({ path, query, store: { db } }) => {
  const { page = 0, size = 20 } = query;
  const { userId } = path;
  const [rows, total] = await Promise.all([
    pageOf(db).execute({ userId, limit: size, offset: page * size }),
    countOf(db).execute({ userId }),
  ]);
  return { status: 200, data: { content: rows.map(toNotification), totalElements: total[0]?.count ?? 0 } };
};
