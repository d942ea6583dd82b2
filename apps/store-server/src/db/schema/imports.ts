import { IMPORT_FINDINGS, IMPORT_KINDS, IMPORT_STATES } from '@instore/api';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Said } from '../../base/problems.ts';
import { users } from './people.ts';
import { locations } from './stores.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Files that admins import on a page, with their progress and outcome (ADR 67). */
export const imports = pgTable(
  'imports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: IMPORT_KINDS }).notNull(),
    fileName: text('file_name').notNull(),
    /** Bytes of the file. */
    size: integer().notNull(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    isComplete: boolean('is_complete').notNull(),
    state: text({ enum: IMPORT_STATES }).notNull(),
    /** Bytes that have arrived. */
    received: integer().notNull().default(0),
    /** How much of the file has arrived, or was read by the run, in percent. */
    progress: integer().notNull().default(0),
    startedBy: text('started_by')
      .notNull()
      .references(() => users.id),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    appliedBy: text('applied_by').references(() => users.id),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** With whose rights the next run works: role and locations when it was ordered, null for all locations. */
    actor: text().notNull(),
    actorRole: text('actor_role').notNull(),
    actorLocations: text('actor_locations').array(),
    /** The run of a node that has taken it; null while it waits for one. */
    run: uuid(),
    /** The last heartbeat: of the upload, of the run, or of the person who has to decide. */
    aliveAt: timestamp('alive_at', { withTimezone: true }).notNull(),
    /** Rows of the file; null before the check. */
    rows: integer(),
    problem: integer().notNull().default(0),
    removed: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    kept: integer().notNull().default(0),
    added: integer().notNull().default(0),
    /** Why it failed, or was cancelled by the store; the same as a text with its values. */
    reason: text(),
    reasonText: text('reason_text'),
    reasonValues: jsonb('reason_values').$type<Said['values']>(),
  },
  (table) => [
    uniqueIndex('imports_open')
      .on(table.locationId)
      .where(sql`state in ('uploading', 'checking', 'checked', 'applying')`),
    index('imports_location').on(table.locationId, table.id),
  ],
);

/** The parts of the files of imports that have not ended. */
export const importParts = pgTable(
  'import_parts',
  {
    importId: bigint('import_id', { mode: 'number' })
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The place of its first byte in the file. */
    position: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);

/** What the last run of an import has found: of each sort the first ones. */
export const importFindings = pgTable(
  'import_findings',
  {
    importId: bigint('import_id', { mode: 'number' })
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The order of the report. */
    nth: integer().notNull(),
    what: text({ enum: IMPORT_FINDINGS }).notNull(),
    row: integer(),
    column: text(),
    name: text(),
    detail: text().notNull(),
    /** The detail as a text with its values; null for values that change. */
    detailText: text('detail_text'),
    detailValues: jsonb('detail_values').$type<Said['values']>(),
    /** The cell that a problem is about; null where not one cell is wrong. */
    value: text(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.nth] })],
);

/** What people have corrected in the refused rows of an import. The next run reads the file with it. */
export const importCorrections = pgTable(
  'import_corrections',
  {
    importId: bigint('import_id', { mode: 'number' })
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    /** The column of the cell; empty where the row is left out. */
    column: text().notNull(),
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.row, table.column] })],
);
