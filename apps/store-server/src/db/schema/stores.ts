import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A shop system's store; the two domains and the token travel back as headers of every product call. */
export const stores = pgTable('stores', {
  id: text().primaryKey(),
  mainStore: text('main_store').notNull(),
  shopifyApiDomain: text('shopify_api_domain').notNull(),
  shopifyRestApiDomain: text('shopify_rest_api_domain').notNull(),
  accessToken: text('access_token').notNull(),
});

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

/** A customer kiosk. Its key is issued once; only the hash is kept (`db/deviceKey.ts`). */
export const kiosks = pgTable('kiosks', {
  deviceId: text('device_id').primaryKey(),
  name: text().notNull(),
  locationId: text('location_id')
    .notNull()
    .references(() => locations.id),
  keyHash: text('key_hash').notNull(),
});

/**
 * How many wrong kiosk keys came from where, in the form of rate-limiter-flexible, which writes the columns in this order.
 * All nodes count here.
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
