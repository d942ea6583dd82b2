import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgEnum, pgSequence, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './people.ts';

/** What a notification is about. The name of its object is in `domain/notifications`, its icon in `artwork`. */
export const notificationType = pgEnum('notification_type', [
  'checked-out',
  'pair-missing',
  'tryout',
  'checked-in',
  'sold',
  'request',
  'cancelled',
  'announcement',
]);

/** The types of notifications, the same as in the contract. */
export type NotificationName = (typeof notificationType.enumValues)[number];

export const notificationNumber = pgSequence('notification_number', { startWith: 1 });

/**
 * A message to one person. An announcement is one row for each person, all with the same id: the id that everybody
 * gets on `/topic/messages` is then the one that each of them acknowledges.
 */
export const notifications = pgTable(
  'notifications',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    id: bigint({ mode: 'number' })
      .notNull()
      .default(sql`nextval('notification_number')`),
    type: notificationType().notNull(),
    title: text(),
    redirectUrl: text('redirect_url'),
    objectId: text('object_id'),
    acknowledged: boolean().notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // The list is read newest first; `.desc()` alone would be NULLS LAST and useless to ORDER BY … DESC.
    index('notifications_newest').on(table.userId, table.id.desc().nullsFirst()),
  ],
);
