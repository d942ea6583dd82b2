import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * When a person used the portal last, to the minute. A table of its own, without a foreign key: writes of it lock no
 * person.
 */
export const lastSeen = pgTable('last_seen', {
  userId: text('user_id').primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
});
