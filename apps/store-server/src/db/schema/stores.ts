import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A shop system's store; the two domains and the token travel back as headers of every product call. */
export const stores = pgTable('stores', {
  id: text().primaryKey(),
  mainStore: text('main_store').notNull(),
  shopifyApiDomain: text('shopify_api_domain').notNull(),
  shopifyRestApiDomain: text('shopify_rest_api_domain').notNull(),
  accessToken: text('access_token').notNull(),
});

/** The hours of one weekday, local times HH:mm; null: closed. */
export type DayHours = { opens: string; closes: string } | null;

/** Opening hours where none are imported: every day from 10:00 to 19:00. Sunday is the first day. */
export const DEFAULT_HOURS: DayHours[] = Array.from({ length: 7 }, () => ({ opens: '10:00', closes: '19:00' }));

/** A physical shop of a store, with a sales floor and a stockroom. */
export const locations = pgTable(
  'locations',
  {
    id: text().primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    name: text().notNull(),
    position: integer().notNull(),
    /** Where its days begin and end, an IANA name. */
    timeZone: text('time_zone').notNull().default('America/New_York'),
    /** Seven weekdays, Sunday first; bookings can be moved to slots within them [B-04]. */
    openingHours: jsonb('opening_hours').$type<DayHours[]>().notNull().default(DEFAULT_HOURS),
    /** Length of a slot, minutes. */
    slotMinutes: integer('slot_minutes').notNull().default(30),
    /** Bookings at the same time. */
    slotCapacity: integer('slot_capacity').notNull().default(1),
  },
  (table) => [index('locations_store').on(table.storeId, table.position)],
);

/** A place of a location to which units are brought: a bench, a fitting room [K-12]. */
export const deliverySpots = pgTable(
  'delivery_spots',
  {
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locationId, table.name] })],
);

/** A code with which one new kiosk is paired [C-09]. It is kept for a day, so that a refusal can name the reason. */
export const pairingCodes = pgTable(
  'pairing_codes',
  {
    /** The hash of the eight digits. */
    codeHash: text('code_hash').primaryKey(),
    /** The name and the location of the kiosk that it makes. */
    name: text().notNull(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    createdBy: text('created_by').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('pairing_codes_expires').on(table.expiresAt)],
);

/**
 * Counts of tries (wrong kiosk keys, pairing codes, numbers) by their origin, for all nodes. rate-limiter-flexible writes
 * the columns in this order.
 */
export const wrongKeys = pgTable(
  'wrong_keys',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** When the count ends, in ms since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('wrong_keys_expire').on(table.expire)],
);
