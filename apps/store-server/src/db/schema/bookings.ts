import { SLOT_STATUSES, type SizeSystem } from '@instore/api';
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
  time,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './people.ts';
import { locations } from './stores.ts';

/** The stored status of a booking. Statuses that follow from the time are computed in `domain/bookings/rules`. */
export const slotStatus = pgEnum('slot_status', SLOT_STATUSES);

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
    /** The customer's size as on a box, and its system. */
    size: text(),
    sizeSystem: text('size_system').$type<SizeSystem>(),
    note: text(),
    /** Why an admin moved the booking to a slot that was full [B-04]. */
    fullSlotReason: text('full_slot_reason'),
    status: slotStatus().notNull().default('booked'),
    changedBy: text('changed_by').references(() => users.id),
    changedAt: timestamp('changed_at', { withTimezone: true }),
  },
  (table) => [
    index('bookings_location').on(table.locationId, table.startsAt),
    check('bookings_has_length', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** The times of a whole day. */
export const WHOLE_DAY = { from: '00:00', to: '24:00' } as const;

/** A day or a part of a day on which a location is closed [B-01, B-04]. */
export const holidays = pgTable(
  'holidays',
  {
    /** Names the row in live events. */
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    day: date().notNull(),
    /** Local times; 24:00 is the end of the day. */
    from: time('from_time').notNull().default(WHOLE_DAY.from),
    to: time('to_time').notNull().default(WHOLE_DAY.to),
    name: text().notNull(),
    closedBy: text('closed_by').references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.locationId, table.day, table.from] }),
    uniqueIndex('holidays_id').on(table.id),
    check('holidays_has_length', sql`${table.to} > ${table.from}`),
  ],
);
