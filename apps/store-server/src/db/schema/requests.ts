import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgEnum,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { variants } from './catalogue.ts';
import { users } from './people.ts';
import { units } from './stock.ts';
import { locations } from './stores.ts';

/** Numbers of warehouse requests, as people say them aloud. */
export const requestNumber = pgSequence('request_number', { startWith: 48000 });

/** A request cart that was placed to a warehouse. */
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
 * The life of a line: accepted (by an associate) → request (placed) → pending (the pair is not in its bin, if so)
 * → checkedout → checkedin; or cancelled before it is checked out; or sold, wherever the pair was.
 */
export const lineStatus = pgEnum('line_status', [
  'accepted',
  'request',
  'pending',
  'checkedout',
  'checkedin',
  'cancelled',
  'sold',
]);

/** One pair on its way from the stockroom to a customer and back. */
export const requestLines = pgTable(
  'request_lines',
  {
    /** The kiosk line's number where it came from a kiosk, so that one kiosk line can never be accepted twice. */
    id: bigint({ mode: 'number' })
      .primaryKey()
      .default(sql`nextval('line_number')`),
    /** Null until placed. */
    requestId: bigint('request_id', { mode: 'number' }).references(() => requests.id),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    /** The associate whose line it is. */
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id),
    /** The promised or handed-out pair; null while accepted and when no other pair could be promised. */
    unitId: bigint('unit_id', { mode: 'number' }).references(() => units.id),
    status: lineStatus().notNull(),
    /** Kiosk or person who asked: "Kiosk Front door", "Maren Okafor". */
    requestedBy: text('requested_by').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    tryOutItem: boolean('try_out_item').notNull(),
    checkedOutAt: timestamp('checked_out_at', { withTimezone: true }),
    checkedOutBy: text('checked_out_by').references(() => users.id),
    /** When it was checked in or cancelled. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** Why it is pending. */
    note: text(),
  },
  (table) => [
    // A pair cannot be promised twice, whatever the code above does.
    uniqueIndex('request_lines_promised_unit')
      .on(table.unitId)
      .where(sql`${table.status} in ('request', 'pending', 'checkedout')`),
    index('request_lines_owner').on(table.ownerId, table.locationId, table.status, table.id),
    index('request_lines_location').on(table.locationId, table.status, table.variantId, table.id),
    index('request_lines_request').on(table.requestId),
    check('request_lines_placed', sql`${table.status} in ('accepted', 'cancelled') or ${table.requestId} is not null`),
  ],
);
