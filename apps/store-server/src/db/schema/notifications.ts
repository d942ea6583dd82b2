import { NOTIFICATION_NAMES } from '@instore/api';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { announcements } from './announcements.ts';
import type { Said } from '../../base/problems.ts';
import { users } from './people.ts';

/** What a notification is about. */
export const notificationType = pgEnum('notification_type', NOTIFICATION_NAMES);

export const notificationNumber = pgSequence('notification_number', { startWith: 1 });

/**
 * A message to one person. An announcement has one row for each person, all with the same id, because the live message
 * on `/topic/messages` contains one id, which each person acknowledges.
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
    /** The title with the names of its values; null if a person wrote it, and in old rows. */
    titleText: text('title_text'),
    titleValues: jsonb('title_values').$type<Said['values']>(),
    redirectUrl: text('redirect_url'),
    objectId: text('object_id'),
    /** The number of the customer to whom the object belongs: people read it in the place of the object's. */
    customerNumber: integer('customer_number'),
    acknowledged: boolean().notNull().default(false),
    /** Since when; null in old rows. */
    acknowledgedAt: timestamp('acknowledged_at', { withTimezone: true }),
    /** The announcement that it is of. Its own id changes when it is postponed. */
    announcementId: bigint('announcement_id', { mode: 'number' }).references(() => announcements.id),
    /** When it leaves the bell: at the end of its announcement, or when that is recalled [P-05]. */
    leavesAt: timestamp('leaves_at', { withTimezone: true }),
    /** Until when the person has postponed it; the job that brings it back clears it [N-10]. */
    postponedUntil: timestamp('postponed_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // Not `.desc()` alone, which means NULLS LAST: ORDER BY … DESC could not use the index.
    index('notifications_newest').on(table.userId, table.id.desc().nullsFirst()),
    index('notifications_announcement')
      .on(table.announcementId)
      .where(sql`announcement_id is not null`),
    index('notifications_postponed')
      .on(table.postponedUntil)
      .where(sql`postponed_until is not null`),
  ],
);
