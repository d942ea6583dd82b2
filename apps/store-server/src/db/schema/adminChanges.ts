import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Who changed people, places, devices, keys and settings, append-only [P-03]. Only triggers of the database write it
 * (ADR 65), at the commit of the write that it describes. Without foreign keys: the log outlives what it names.
 */
export const adminChanges = pgTable(
  'admin_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The id of the person, kiosk or API key that did it; null for the store itself and for its commands. */
    actor: text(),
    /** The name of the tablet on which it was done; null for any other device. */
    device: text(),
    /** What was changed: `AdminChangeKind` of the contract. */
    kind: text().notNull(),
    subjectId: text('subject_id').notNull(),
    /** Its name at that time. */
    subject: text().notNull(),
    /** The locations that it belongs to, before and after; none for what the whole store shares. */
    locationIds: text('location_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    action: text({ enum: ['added', 'changed', 'removed'] }).notNull(),
    /** The part that changed: `AdminChangeField` of the contract; null where all of it was added or removed. */
    field: text(),
    before: text(),
    after: text(),
  },
  (table) => [
    index('admin_changes_at').on(table.at),
    index('admin_changes_subject').on(table.subjectId, table.id),
    index('admin_changes_actor').on(table.actor, table.id),
    // Most admins see the changes of a few locations.
    index('admin_changes_locations').using('gin', table.locationIds),
  ],
);
