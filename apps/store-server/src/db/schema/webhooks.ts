import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Where events are sent [O-10]. The triggers of `webhooks.sql` read it for each event. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: text().primaryKey(),
  url: text().notNull(),
  /** `whsec_` and the key in base64. It signs, so it cannot be a hash. */
  secret: text().notNull(),
  /** The events that it gets, `unit.sold`; null for all. */
  types: text().array(),
  /** The locations whose events it gets; null for all. */
  locationIds: text('location_ids').array(),
  /** Events that are not kept for it at present. */
  pausedTypes: text('paused_types').array().notNull().default([]),
  /** Types of which every event is refused, and since when, while other events are delivered. */
  failingTypes: jsonb('failing_types').$type<Record<string, string>>().notNull().default({}),
  /** Counts the changes by admins, and pauses by the store. */
  version: integer().notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Since when every delivery has failed; null after a success. */
  failingSince: timestamp('failing_since', { withTimezone: true }),
  /** Batches that have failed since the last success. */
  failures: integer().notNull().default(0),
  /** Until when nothing is sent after a failure. */
  nextAt: timestamp('next_at', { withTimezone: true }),
  /** Since when it gets nothing, and no event is kept for it. */
  pausedAt: timestamp('paused_at', { withTimezone: true }),
});

/**
 * Events for endpoints: the queue, and for some days the log. Without a foreign key: its check would lock the row of the
 * endpoint, which a node locks while it sends.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    endpointId: text('endpoint_id').notNull(),
    /** The id by which a receiver knows a repetition. */
    messageId: uuid('message_id').notNull().defaultRandom(),
    /** Events of one object are sent in their order. */
    object: text().notNull(),
    body: text().notNull(),
    type: text().generatedAlwaysAs(sql`body::jsonb ->> 'type'`),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
    attempts: integer().notNull().default(0),
    /** When it may be sent next; null: at once. */
    nextAt: timestamp('next_at', { withTimezone: true }),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** Whether it was not sent because its type is paused; `delivered_at` says since when. */
    skipped: boolean().notNull().default(false),
    /** The result of the last attempt: `204`, `timeout`. */
    outcome: text(),
  },
  (table) => [
    index('webhook_deliveries_waiting')
      .on(table.endpointId, table.id)
      .where(sql`delivered_at is null`),
    index('webhook_deliveries_object')
      .on(table.endpointId, table.object, table.id)
      .where(sql`delivered_at is null`),
    index('webhook_deliveries_delivered').on(table.deliveredAt),
  ],
);
