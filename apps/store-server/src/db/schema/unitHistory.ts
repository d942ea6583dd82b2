import { HISTORY_KINDS } from '@instore/api';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Said } from '../../base/problems.ts';

/**
 * What happened to units, append-only [Z-10]. Only triggers of the database write it (ADR 30), at the commit of the write
 * that it describes. Without foreign keys: a history outlives its unit.
 */
export const unitHistory = pgTable(
  'unit_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    unitId: bigint('unit_id', { mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** When it was done, which is before `at` for a scan that is sent late (ADR 46); null in old rows. */
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** The id of the person or kiosk that did it; null for the store itself. */
    actor: text(),
    /** What happened: `UnitEvent` of the contract. */
    kind: text({ enum: HISTORY_KINDS }).notNull(),
    fromLocation: text('from_location'),
    toLocation: text('to_location'),
    fromState: text('from_state'),
    toState: text('to_state'),
    fromBin: text('from_bin'),
    toBin: text('to_bin'),
    missing: boolean().notNull(),
    onHold: boolean('on_hold').notNull(),
    note: text(),
    /** The note of the store with the names of its values; null in old rows. */
    noteText: text('note_text'),
    noteValues: jsonb('note_values').$type<Said['values']>(),
    /** The line that held the unit. */
    lineId: bigint('line_id', { mode: 'number' }),
    requestId: bigint('request_id', { mode: 'number' }),
    orderNumber: text('order_number'),
    /** The person to whom the line or the check-out was handed. */
    toPerson: text('to_person'),
    /** The tablet on which it was done [D-05]. Each write sets it in its transaction (db/idempotency.ts). */
    deviceId: text('device_id').default(sql`nullif(current_setting('in_store.device', true), '')`),
  },
  (table) => [index('unit_history_unit').on(table.unitId, table.id.desc().nullsFirst())],
);
