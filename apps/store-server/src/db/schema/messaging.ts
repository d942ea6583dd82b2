import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Events for live clients, written in the transaction that causes them and announced with NOTIFY. */
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

/** The first answer to each Idempotency-Key, kept for 24 hours. */
export const idempotency = pgTable(
  'idempotency',
  {
    caller: text().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of path, query and body: the same key with another request is refused. */
    fingerprint: text().notNull(),
    /** Null while the first request runs; other transactions never see that. */
    answer: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.operation, table.key] }),
    index('idempotency_created').on(table.createdAt),
  ],
);
