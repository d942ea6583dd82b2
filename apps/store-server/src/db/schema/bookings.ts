import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from './people.ts';
import { locations } from './stores.ts';

/** The stored status of a booking. Statuses that follow from the time are computed in `domain/bookings/rules`. */
export const slotStatus = pgEnum('slot_status', [
  'booked',
  'ongoing',
  'visited',
  'not visited',
  'completed',
  'cancelled',
]);

export const slotNumber = pgSequence('slot_number', { startWith: 3000 });

/** An appointment of a customer on the sales floor [B-02]. */
export const bookings = pgTable(
  'bookings',
  {
    id: bigint({ mode: 'number' })
      .primaryKey()
      .default(sql`nextval('slot_number')`),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** The name that the customer gave. */
    customer: text().notNull(),
    /** For example Fitting, Collection, Consignment drop-off. */
    service: text().notNull(),
    note: text(),
    status: slotStatus().notNull().default('booked'),
    changedBy: text('changed_by').references(() => users.id),
    changedAt: timestamp('changed_at', { withTimezone: true }),
  },
  (table) => [
    index('bookings_location').on(table.locationId, table.startsAt),
    check('bookings_has_length', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** A day on which a location is closed [B-01]. */
export const holidays = pgTable(
  'holidays',
  {
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    day: date().notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locationId, table.day] })],
);
