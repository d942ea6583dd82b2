import { LABEL_KINDS, PRINT_JOB_STATUSES, PRINT_PROBLEMS, PRINTER_STATES } from '@instore/api';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from './people.ts';
import { locations } from './stores.ts';

/** What a print job holds: labels, or the test page. */
export const PRINT_JOB_KINDS = ['test', ...LABEL_KINDS] as const;

/** A label printer of a location [M-06]. A node locks its row while it talks to it (ADR 56). */
export const printers = pgTable(
  'printers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    name: text().notNull(),
    /** An IP address: a host name could lead elsewhere later. */
    address: text().notNull(),
    port: integer().notNull(),
    /** Dots per inch. */
    dpi: integer().$type<203 | 300>().notNull(),
    /** Millimetres. */
    labelWidth: integer('label_width').notNull(),
    labelHeight: integer('label_height').notNull(),
    /** Counts the changes by admins. */
    version: integer().notNull().default(0),
    state: text({ enum: PRINTER_STATES }).notNull().default('unknown'),
    stateSince: timestamp('state_since', { withTimezone: true }),
    /** When a node talked to it last. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    /** Tries that have failed since the last success. */
    failures: integer().notNull().default(0),
    /** Until when jobs that were tried already wait after a failure. */
    nextAt: timestamp('next_at', { withTimezone: true }),
  },
  (table) => [unique('printers_name').on(table.locationId, table.name)],
);

/** Labels for a printer: the queue, and for some days the log. */
export const printJobs = pgTable(
  'print_jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    printerId: bigint('printer_id', { mode: 'number' })
      .notNull()
      .references(() => printers.id, { onDelete: 'cascade' }),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    kind: text({ enum: PRINT_JOB_KINDS }).notNull(),
    /** The first bin, barcode or carton. */
    subject: text().notNull(),
    /** Number of labels. */
    labels: integer().notNull(),
    /** What is sent. */
    zpl: text().notNull(),
    status: text({ enum: PRINT_JOB_STATUSES }).notNull().default('waiting'),
    problem: text({ enum: PRINT_PROBLEMS }),
    requestedBy: text('requested_by')
      .notNull()
      .references(() => users.id),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** Tries of its printer since then; 0: it is tried at once. */
    tries: integer().notNull().default(0),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('print_jobs_waiting')
      .on(table.printerId, table.id)
      .where(sql`status = 'waiting'`),
    index('print_jobs_location').on(table.locationId, table.id),
    index('print_jobs_ended').on(table.endedAt),
  ],
);
