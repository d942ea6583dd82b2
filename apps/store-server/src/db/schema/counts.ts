import { COUNT_STATUSES } from '@instore/api';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './people.ts';
import { bins, units } from './stock.ts';
import { locations } from './stores.ts';

/** A count of a bin. */
export const binCounts = pgTable(
  'bin_counts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    binId: bigint('bin_id', { mode: 'number' })
      .notNull()
      .references(() => bins.id),
    status: text({ enum: COUNT_STATUSES }).notNull().default('open'),
    startedBy: text('started_by')
      .notNull()
      .references(() => users.id),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    handedInBy: text('handed_in_by').references(() => users.id),
    handedInAt: timestamp('handed_in_at', { withTimezone: true }),
    closedBy: text('closed_by').references(() => users.id),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** The units that were in the bin at the last scan; a count of another content is not applied. */
    expected: bigint({ mode: 'number' }).array().notNull(),
    /** Counts the scans, so that each of them changes the row and is published. */
    version: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('bin_counts_running')
      .on(table.binId)
      .where(sql`${table.status} in ('open', 'handed-in')`),
    index('bin_counts_location')
      .on(table.locationId, table.id)
      .where(sql`${table.status} in ('open', 'handed-in')`),
    // For the figures of a day.
    index('bin_counts_closed')
      .on(table.locationId, table.closedAt)
      .where(sql`${table.closedAt} is not null`),
  ],
);

/** A unit that was scanned in a count. */
export const countScans = pgTable(
  'count_scans',
  {
    countId: bigint('count_id', { mode: 'number' })
      .notNull()
      .references(() => binCounts.id),
    unitId: bigint('unit_id', { mode: 'number' })
      .notNull()
      .references(() => units.id),
    scannedBy: text('scanned_by')
      .notNull()
      .references(() => users.id),
    scannedAt: timestamp('scanned_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.countId, table.unitId] })],
);
