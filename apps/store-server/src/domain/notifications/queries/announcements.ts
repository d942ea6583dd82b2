import type { Announcement, AnnouncementDetail } from '@instore/api';
import { and, arrayContained, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { problem } from '../../../base/problems.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { announcements } from '../../../db/schema/announcements.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { users } from '../../../db/schema/people.ts';
import type { Caller } from '../../../security/callers.ts';

const announcer = alias(users, 'announcer');
const recaller = alias(users, 'recaller');

const received = sql`from ${notifications} where ${notifications.announcementId} = ${announcements.id}`;

const columns = {
  id: announcements.id,
  title: announcements.title,
  locations: sql<
    string[] | null
  >`(select array_agg(name order by name) from locations where id = any (${announcements.locationIds}))`,
  roles: announcements.roles,
  by: announcer.name,
  announcedAt: announcements.announcedAt,
  until: announcements.until,
  recalledAt: announcements.recalledAt,
  recalledBy: recaller.name,
  people: sql<number>`(select count(*) ${received})`.mapWith(Number),
  acknowledged: sql<number>`(select count(*) ${received} and ${notifications.acknowledged})`.mapWith(Number),
};

/** Announcements whose locations are all locations of the caller. */
const visibleTo = ({ locationIds }: Caller): SQL | undefined =>
  locationIds === 'all' ? undefined : arrayContained(announcements.locationIds, [...locationIds]);

/** Reads a page of announcements, newest first, and their number. */
export async function readAnnouncements(
  db: Db,
  caller: Caller,
  { page = 0, size = 20 }: { page?: number | undefined; size?: number | undefined },
  now: Date,
) {
  const wanted = visibleTo(caller);
  const [content, counts] = await Promise.all([
    select(db, wanted, now, { limit: size, offset: page * size }),
    db.select({ totalElements: count() }).from(announcements).where(wanted),
  ]);
  return { content, totalElements: counts[0]?.totalElements ?? 0 };
}

/**
 * Reads an announcement of the caller's locations.
 * @throws ProblemError 404
 */
export async function findAnnouncement(db: Db | Tx, caller: Caller, id: string, now: Date): Promise<Announcement> {
  const where = and(eq(announcements.id, Number(id)), visibleTo(caller));
  const [found] = await select(db, where, now, { limit: 1, offset: 0 });
  if (found === undefined) throw problem(404, 'Not found', { detail: 'There is no such announcement here.' });
  return found;
}

/** Reads who has received an announcement, by name, and who has acknowledged it. */
export async function readRecipients(db: Db, id: string): Promise<AnnouncementDetail['recipients']> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      acknowledged: notifications.acknowledged,
      acknowledgedAt: notifications.acknowledgedAt,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(eq(notifications.announcementId, Number(id)))
    .orderBy(asc(users.name), asc(users.id));
  return rows.map((row) => ({ ...row, acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null }));
}

async function select(
  db: Db | Tx,
  where: SQL | undefined,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<Announcement[]> {
  const rows = await db
    .select(columns)
    .from(announcements)
    .innerJoin(announcer, eq(announcer.id, announcements.announcedBy))
    .leftJoin(recaller, eq(recaller.id, announcements.recalledBy))
    .where(where)
    .orderBy(desc(announcements.announcedAt), desc(announcements.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id, announcedAt, until, recalledAt, ...row }) => ({
    ...row,
    id: String(id),
    announcedAt: announcedAt.toISOString(),
    until: until?.toISOString() ?? null,
    recalledAt: recalledAt?.toISOString() ?? null,
    isOver: recalledAt !== null || (until !== null && until <= now),
  }));
}
