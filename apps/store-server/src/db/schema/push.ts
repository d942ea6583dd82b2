import { sql } from 'drizzle-orm';
import type { PushKind } from '@instore/api';
import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { devices } from './devices.ts';
import { users } from './people.ts';

/** The keys of Web Push (VAPID, RFC 8292), in base64url. All nodes share the newest pair. */
export const pushKeys = pgTable('push_keys', {
  publicKey: text('public_key').primaryKey(),
  privateKey: text('private_key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A device on which a person is called [N-09]. People who share a tablet have the same endpoint. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The enrolled tablet; null for a device of the person alone. */
    tabletId: text('tablet_id').references(() => devices.deviceId, { onDelete: 'cascade' }),
    name: text().notNull(),
    endpoint: text().notNull(),
    /** The push service: each one has a queue of its own. */
    origin: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('push_devices_endpoint').on(table.userId, table.endpoint),
    index('push_devices_shared').on(table.endpoint),
    index('push_devices_tablet')
      .on(table.tabletId)
      .where(sql`tablet_id is not null`),
  ],
);

/** For what and when a person is called; without a row the defaults. */
export const pushSettings = pgTable('push_settings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  kinds: text().array().$type<PushKind[]>().notNull(),
  /** Local time, `20:00`; both are null without a quiet time. */
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
});

/** What a message does: it shows a notice, closes one, or is a test. */
export type PushAction = 'show' | 'close' | 'test';

/**
 * Messages for devices: the queue and, for a day, what was shown, so that it can be closed. Triggers fill it
 * (`triggers/push.sql`).
 */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deviceId: uuid('device_id')
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    action: text().$type<PushAction>().notNull(),
    /** The object, `tryout:9001`: a newer message about it replaces an older one. */
    about: text().notNull(),
    /** The notification of `show`. */
    notificationId: bigint('notification_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
    attempts: integer().notNull().default(0),
    /** When it may be sent next; null: at once. */
    nextAt: timestamp('next_at', { withTimezone: true }),
    /** When a node began to send it. */
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When the shown notice was closed. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [
    index('push_messages_waiting')
      .on(table.id)
      .where(sql`sent_at is null`),
    index('push_messages_about')
      .on(table.about)
      .where(sql`action = 'show' and closed_at is null`),
    index('push_messages_device').on(table.deviceId),
    index('push_messages_created').on(table.createdAt),
  ],
);

/** The node that sends: one at a time, until its time is over. It has one row. */
export const pushSender = pgTable('push_sender', {
  isSender: boolean('is_sender').primaryKey().default(true),
  node: uuid().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
});
