import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Keys of other tools of the retailer [O-10]. A revoked key stays, so that a list shows who had access. */
export const apiKeys = pgTable('api_keys', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** The hash of the key (`security/apiKeys.ts`): the key itself is shown once. */
  keyHash: text('key_hash').notNull().unique(),
  role: text().notNull(),
  /** The operations of the contract that it may call. */
  operations: text().array().notNull(),
  /** The locations whose data it gets; null for all, also those that are added later. */
  locationIds: text('location_ids').array(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
  /** When it was used last, to the minute. */
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
});
