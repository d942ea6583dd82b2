import { COUNT_STATUSES, RECOUNTS } from '@instore/api';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './people.ts';
import { bins, units } from './stock.ts';
import { locations } from './stores.ts';

/** When bins of a location are to be counted, and how [M-07]. */
export const countPlans = pgTable(
  'count_plans',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    aisles: text().array().notNull(),
    /** The one day; null for a plan with weekdays. */
    onDay: date('on_day'),
    /** 0 is Sunday; null for a plan of one day. */
    weekdays: integer().array(),
    /** Who is to count; null for any picker. */
    assignedTo: text('assigned_to').references(() => users.id),
    /** Whether the pairs on record are hidden until the count is handed in. */
    isBlind: boolean('is_blind').notNull(),
    /** With more differences in a bin another person counts it again; null for never. */
    recountAbove: integer('recount_above'),
    plannedBy: text('planned_by')
      .notNull()
      .references(() => users.id),
    plannedAt: timestamp('planned_at', { withTimezone: true }).notNull(),
    endedBy: text('ended_by').references(() => users.id),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('count_plans_open')
      .on(table.locationId, table.id)
      .where(sql`${table.endedAt} is null`),
    check('count_plans_days', sql`(${table.onDay} is null) <> (${table.weekdays} is null)`),
  ],
);

/** The counts of a plan on one day; the store makes it when the location opens. */
export const countRounds = pgTable(
  'count_rounds',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    planId: bigint('plan_id', { mode: 'number' })
      .notNull()
      .references(() => countPlans.id),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    /** Of the location. */
    day: date().notNull(),
  },
  (table) => [
    uniqueIndex('count_rounds_once').on(table.planId, table.day),
    index('count_rounds_location').on(table.locationId, table.day.desc(), table.id),
  ],
);

/** A bin that is to be counted in a round. */
export const roundBins = pgTable(
  'round_bins',
  {
    roundId: bigint('round_id', { mode: 'number' })
      .notNull()
      .references(() => countRounds.id),
    binId: bigint('bin_id', { mode: 'number' })
      .notNull()
      .references(() => bins.id),
    /** The count by which it is counted; null before it begins. */
    countId: bigint('count_id', { mode: 'number' }).references(() => binCounts.id),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.binId] }),
    index('round_bins_bin').on(table.binId, table.roundId),
    index('round_bins_count').on(table.countId),
  ],
);

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
    /** Whether its expected pairs are hidden until it is handed in. */
    isBlind: boolean('is_blind').notNull().default(false),
    /** With more differences another person counts again; null for never. */
    recountAbove: integer('recount_above'),
    /** How far the second count is; null if none is needed. */
    recount: text({ enum: RECOUNTS }),
    /** Who counted first, and how many differences that person found. */
    firstBy: text('first_by').references(() => users.id),
    firstDifferences: integer('first_differences'),
    /** Pairs of `expected` that an applied count has found; null before, and in old counts. */
    matched: integer(),
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
    // For the accuracy of bins over time.
    index('bin_counts_applied')
      .on(table.binId, table.closedAt.desc())
      .where(sql`${table.status} = 'applied'`),
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
