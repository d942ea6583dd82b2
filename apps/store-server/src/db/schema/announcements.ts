import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './people.ts';

/** What admins announce, to whom and until when [P-05]. Its notifications say who has acknowledged it. */
export const announcements = pgTable(
  'announcements',
  {
    /** The id of its notifications when they are sent. */
    id: bigint({ mode: 'number' }).primaryKey(),
    title: text().notNull(),
    /** The locations of its people; null for all. */
    locationIds: text('location_ids').array(),
    /** The roles of its people; null for all. */
    roles: text().array(),
    announcedBy: text('announced_by')
      .notNull()
      .references(() => users.id),
    announcedAt: timestamp('announced_at', { withTimezone: true }).notNull(),
    /** When it leaves the bells; null for never. */
    until: timestamp({ withTimezone: true }),
    /** When it rang again last for those who had not acknowledged it. */
    rungAt: timestamp('rung_at', { withTimezone: true }),
    recalledAt: timestamp('recalled_at', { withTimezone: true }),
    recalledBy: text('recalled_by').references(() => users.id),
  },
  (table) => [index('announcements_at').on(table.announcedAt)],
);
