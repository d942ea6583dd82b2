import { ACCEPTED_LINE_STATES, type LineMessage, UNAVAILABLE_REASONS } from '@instore/api';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Said } from '../../base/problems.ts';
import { variants } from './catalogue.ts';
import { users } from './people.ts';
import { units } from './stock.ts';
import { locations } from './stores.ts';
import { tryouts } from './tryouts.ts';

/** Numbers of requests, short enough to say aloud. */
export const requestNumber = pgSequence('request_number', { startWith: 48000 });

/** A request that an associate placed with a warehouse. */
export const requests = pgTable(
  'requests',
  {
    id: bigint({ mode: 'number' })
      .primaryKey()
      .default(sql`nextval('request_number')`),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    placedBy: text('placed_by')
      .notNull()
      .references(() => users.id),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('requests_location').on(table.locationId, table.id)],
);

/**
 * The statuses of a line: accepted (by an associate) → request (placed) → pending (only if the unit is not in its bin)
 * → checkedout → checkedin; or unavailable (no unit is left), which ends when a unit is found, another size is taken or
 * the line is cancelled; or cancelled before check-out; or sold, from any status.
 */
export const lineStatus = pgEnum('line_status', ACCEPTED_LINE_STATES);

/** A message on a line. The name stays as it was when it was said. */
export interface StoredMessage {
  message: LineMessage;
  /** Id and name of the person. */
  userId: string;
  by: string;
  /** ISO 8601. */
  at: string;
}

/** The demand for one unit, from the customer's try-on request to completion. */
export const requestLines = pgTable(
  'request_lines',
  {
    /** The id of the tryout line, if there was one, so that no tryout line can be accepted twice. */
    id: bigint({ mode: 'number' })
      .primaryKey()
      .default(sql`nextval('line_number')`),
    /** Null until placed. */
    requestId: bigint('request_id', { mode: 'number' }).references(() => requests.id),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    /** The associate to whom the line belongs. */
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id),
    /** The reserved or checked-out unit; null while accepted, and when no unit could be reserved. */
    unitId: bigint('unit_id', { mode: 'number' }).references(() => units.id),
    status: lineStatus().notNull(),
    /** The kiosk or person that requested it: "Kiosk Front door", "Maren Okafor". */
    requestedBy: text('requested_by').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    tryOutItem: boolean('try_out_item').notNull(),
    checkedOutAt: timestamp('checked_out_at', { withTimezone: true }),
    checkedOutBy: text('checked_out_by').references(() => users.id),
    /** When it was checked in or cancelled. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** Why it is pending. */
    note: text(),
    /** The note with the names of its values; null in old rows. */
    noteText: text('note_text'),
    noteValues: jsonb('note_values').$type<Said['values']>(),
    /** The try-on request that it comes from; null for other lines and in old rows. */
    tryoutId: bigint('tryout_id', { mode: 'number' }).references(() => tryouts.id),
    /** What the customer or the associate wrote about it, at most 200 characters. */
    requestNote: text('request_note'),
    /** What associate and warehouse said to each other on it, oldest first [K-13]. */
    messages: jsonb()
      .$type<StoredMessage[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** Where the unit is brought to: a name from the location's delivery spots. */
    spot: text(),
    nudgedAt: timestamp('nudged_at', { withTimezone: true }),
    /** The last answer 'Not available': reason [K-12], person, time and the bin in which the person looked. */
    unavailableReason: text('unavailable_reason', { enum: UNAVAILABLE_REASONS }),
    answeredBy: text('answered_by').references(() => users.id),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    answeredBin: text('answered_bin'),
    /** The first answer and its bin, which later answers do not change; the database sets both, as the next three. */
    firstReason: text('first_reason', { enum: UNAVAILABLE_REASONS }),
    firstBin: text('first_bin'),
    /** When the try-on request was accepted and the request placed, so that figures read lines alone. */
    tryoutAcceptedAt: timestamp('tryout_accepted_at', { withTimezone: true }),
    requestPlacedAt: timestamp('request_placed_at', { withTimezone: true }),
    /** The bin from which the unit was taken. */
    pickedBin: text('picked_bin'),
    /** Barcode of the unit that was reserved before, and is not available or was replaced. Notifications name it. */
    missingBarcode: text('missing_barcode'),
    /** The line in another size that replaced this one. */
    replacedBy: bigint('replaced_by', { mode: 'number' }),
    /** When the associate announced that the unit comes back to the stockroom. */
    sentBackAt: timestamp('sent_back_at', { withTimezone: true }),
    /** When the customer got the unit. */
    handedOverAt: timestamp('handed_over_at', { withTimezone: true }),
    /** When the sold unit came back from the customer: its sale is no sale in the figures any more. */
    returnedAt: timestamp('returned_at', { withTimezone: true }),
    /** The picker who holds it, and when that person took it or scanned last. */
    heldBy: text('held_by').references(() => users.id),
    heldAt: timestamp('held_at', { withTimezone: true }),
    /** The person or delivery spot to which the picker brought the unit. */
    deliveredTo: text('delivered_to'),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** Whether `deliveredTo` is a delivery spot, where the customer waits. */
    isAtSpot: boolean('is_at_spot').notNull().default(false),
    /** When the line was placed or changed last, by the time of the scan; the database sets it (ADR 46). */
    changedAt: timestamp('changed_at', { withTimezone: true }),
    /** The id of the person or kiosk who did that; null for the store itself. */
    changedBy: text('changed_by'),
    /** When another person than `changedBy` did that last. */
    otherChangedAt: timestamp('other_changed_at', { withTimezone: true }),
    otherChangedBy: text('other_changed_by'),
  },
  (table) => [
    // A unit cannot be reserved twice.
    uniqueIndex('request_lines_promised_unit')
      .on(table.unitId)
      .where(sql`${table.status} in ('request', 'pending', 'checkedout')`),
    index('request_lines_owner').on(table.ownerId, table.locationId, table.status, table.id),
    index('request_lines_location').on(table.locationId, table.status, table.variantId, table.id),
    index('request_lines_request').on(table.requestId),
    // For the figures of a day.
    index('request_lines_requested').on(table.locationId, table.requestedAt),
    index('request_lines_tryout')
      .on(table.tryoutId)
      .where(sql`${table.tryoutId} is not null`),
    index('request_lines_held')
      .on(table.heldBy, table.locationId)
      .where(sql`${table.heldBy} is not null`),
    // As texts: a transaction that adds a value to an enum may not use it.
    check(
      'request_lines_placed_or_waiting',
      sql`${table.status}::text in ('accepted', 'cancelled', 'unavailable') or ${table.requestId} is not null`,
    ),
  ],
);

/** When a picker last scanned at a location: a held line is free again 30 minutes after it [W-10]. */
export const pickers = pgTable(
  'pickers',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    lastScanAt: timestamp('last_scan_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.locationId] })],
);
