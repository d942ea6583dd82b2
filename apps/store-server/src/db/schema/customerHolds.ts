import { HOLD_ENDINGS } from '@instore/api';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './people.ts';
import { units } from './stock.ts';
import { locations } from './stores.ts';

/** A pair that is held for a customer [M-04]. Until the hold ends, its unit is Pending. */
export const customerHolds = pgTable(
  'customer_holds',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    unitId: bigint('unit_id', { mode: 'number' })
      .notNull()
      .references(() => units.id),
    /** The customer's first name; deleted when the hold ends. */
    firstName: text('first_name'),
    /** What the associate wrote; deleted when the hold ends, since it may be about the customer. */
    note: text(),
    until: timestamp({ withTimezone: true }).notNull(),
    heldBy: text('held_by')
      .notNull()
      .references(() => users.id),
    heldAt: timestamp('held_at', { withTimezone: true }).notNull(),
    /** When the store said that the hold ends soon; null again when it is held longer. */
    warnedAt: timestamp('warned_at', { withTimezone: true }),
    ending: text({ enum: HOLD_ENDINGS }),
    /** Null for the store itself. */
    endedBy: text('ended_by').references(() => users.id),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    // A unit is held for one customer.
    uniqueIndex('customer_holds_unit')
      .on(table.unitId)
      .where(sql`${table.endedAt} is null`),
    index('customer_holds_location')
      .on(table.locationId, table.until, table.id)
      .where(sql`${table.endedAt} is null`),
    index('customer_holds_ending')
      .on(table.until)
      .where(sql`${table.endedAt} is null`),
    index('customer_holds_ended')
      .on(table.locationId, table.endedAt.desc(), table.id)
      .where(sql`${table.endedAt} is not null`),
    check(
      'customer_holds_name_until_end',
      sql`(${table.endedAt} is null) = (${table.firstName} is not null) and (${table.endedAt} is null) = (${table.ending} is null)`,
    ),
  ],
);
