import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Events for live clients, written in the transaction that caused them and announced with NOTIFY. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    destination: text().notNull(),
    body: jsonb().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('outbox_created').on(table.createdAt)],
);

/** The first answer to each Idempotency-Key, kept for 24 h. */
export const idempotency = pgTable(
  'idempotency',
  {
    caller: text().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of path and body: the same key with another body is refused. */
    fingerprint: text().notNull(),
    /** Null only while the first request is still at work, which no other transaction can see. */
    answer: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.operation, table.key] }),
    index('idempotency_created').on(table.createdAt),
  ],
);
