import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { variants } from './catalogue.ts';
import { users } from './people.ts';
import { locations } from './stores.ts';

/** Numbers of try-on requests, short enough to say aloud. */
export const tryoutNumber = pgSequence('tryout_number', { startWith: 9000 });

/** Ids of lines. A line keeps its id from the try-on request to completion. */
export const lineNumber = pgSequence('line_number');

/** A customer's try-on request. It waits until an associate accepts it [K-05]. */
export const tryouts = pgTable(
  'tryouts',
  {
    id: bigint({ mode: 'number' })
      .primaryKey()
      .default(sql`nextval('tryout_number')`),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    /** The name that the kiosk sent: Front door. */
    name: text().notNull(),
    /** The device id of the kiosk or the id of the person that sent it; null in old rows. */
    askedBy: text('asked_by'),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    acceptedBy: text('accepted_by').references(() => users.id),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    /** What the customer wrote, at most 200 characters. */
    note: text(),
    /** Where the units are brought to: a name from the location's delivery spots. */
    spot: text(),
    nudgedAt: timestamp('nudged_at', { withTimezone: true }),
    /** When the Store_Admins were notified that it waits. */
    escalatedAt: timestamp('escalated_at', { withTimezone: true }),
    /** When it expired without Accept. Requests also expire between two runs of the job that writes this. */
    expiredAt: timestamp('expired_at', { withTimezone: true }),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    /** The day of the location on which it was sent, and the number that the customer was told; null in old rows. */
    day: date(),
    number: integer(),
  },
  (table) => [
    index('tryouts_pending')
      .on(table.locationId, table.requestedAt, table.id)
      .where(sql`${table.acceptedBy} is null`),
    // For the figures of a day.
    index('tryouts_requested').on(table.locationId, table.requestedAt),
    uniqueIndex('tryouts_number').on(table.locationId, table.day, table.number),
    // For the job that escalates and expires requests of all locations.
    index('tryouts_unanswered')
      .on(table.requestedAt)
      .where(sql`${table.acceptedBy} is null and ${table.withdrawnAt} is null and ${table.expiredAt} is null`),
  ],
);

/** A line of a try-on request: the demand for one unit. */
export const tryoutLines = pgTable(
  'tryout_lines',
  {
    id: bigint({ mode: 'number' })
      .primaryKey()
      .default(sql`nextval('line_number')`),
    tryoutId: bigint('tryout_id', { mode: 'number' })
      .notNull()
      .references(() => tryouts.id),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id),
    position: integer().notNull(),
    /** When the customer withdrew it before an associate accepted the request. */
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (table) => [
    index('tryout_lines_tryout').on(table.tryoutId, table.position),
    index('tryout_lines_cancelled')
      .on(table.tryoutId)
      .where(sql`${table.cancelledAt} is not null`),
  ],
);

/** The first number of a day: three digits, so that no customer takes it for a size. After 999 come four digits. */
export const FIRST_NUMBER = 100;

/** The last number of each location and day. Its row lock gives two requests different numbers. */
export const tryoutNumbers = pgTable(
  'tryout_numbers',
  {
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    day: date().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locationId, table.day] })],
);

/**
 * The call of a customer: kiosks show the number and the spot. The database ends a call when the customer has a unit, or
 * when no unit of the request is on its way any more.
 */
export const calls = pgTable(
  'calls',
  {
    tryoutId: bigint('tryout_id', { mode: 'number' })
      .primaryKey()
      .references(() => tryouts.id),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    /** A name from the location's delivery spots. */
    spot: text(),
    calledBy: text('called_by')
      .notNull()
      .references(() => users.id),
    calledAt: timestamp('called_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('calls_open')
      .on(table.locationId, table.calledAt)
      .where(sql`${table.endedAt} is null`),
  ],
);
