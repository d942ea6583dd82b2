import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { prepareOnce } from '../../../db/prepareOnce.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { isShownAt } from '../queries/isShown.ts';
import { readAbout } from '../queries/readAbout.ts';
import { toNotification } from '../rules/toNotification.ts';
import type { Operation } from '../../operation.ts';

const pageOf = prepareOnce((db) =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder('userId')), isShownAt(sql.placeholder('now'))))
    .orderBy(desc(notifications.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(''),
);

/** Neither acknowledged nor postponed [N-10]. */
const isOpen = and(eq(notifications.acknowledged, false), isNull(notifications.postponedUntil));

/** Lists the caller's notifications, newest first, twenty a page [N-01, N-07]. */
export const getNotifications: Operation<'getNotifications'> = async ({ path, query, store }) => {
  const { db } = store;
  const now = store.now();
  const { page = 0, size = 20 } = query;
  const [rows, total] = await Promise.all([
    pageOf(db).execute({ userId: path.userId, now, limit: size, offset: page * size }),
    db
      .select({ count: count(), open: sql<number>`count(*) filter (where ${isOpen})`.mapWith(Number) })
      .from(notifications)
      .where(and(eq(notifications.userId, path.userId), isShownAt(now))),
  ]);
  const { count: totalElements = 0, open: openElements = 0 } = total[0] ?? {};
  const about = await readAbout(db, rows);
  const content = rows.map((row, at) => toNotification(row, about[at]));
  return { status: 200, data: { content, totalElements, openElements } };
};
