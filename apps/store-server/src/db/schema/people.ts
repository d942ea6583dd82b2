import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { locations } from './stores.ts';

/** A member of staff. `sub` is the identity subject of the corporate sign-in. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  sub: text().notNull().unique(),
  name: text().notNull(),
  email: text().notNull().unique(),
  /** The name of a portrait in `artwork/portraits.ts`; null for a person without a photo. */
  photo: text(),
  /** The chosen language of the portal, ISO 639-1; null: not chosen. */
  language: text(),
});

/** A role of a person at a location. The record with the lowest position is active. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    role: text().notNull(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role, table.locationId] }),
    // For the recipients of notifications: all associates of a location.
    index('user_roles_location_role').on(table.locationId, table.role),
  ],
);

/** Keys that sign sessions. All nodes of a store share them. */
export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  privateJwk: jsonb('private_jwk').notNull(),
  publicJwk: jsonb('public_jwk').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
