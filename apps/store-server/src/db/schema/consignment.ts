import { ANNOUNCED_STATUSES } from '@instore/api';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgSequence, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { variants } from './catalogue.ts';
import { users } from './people.ts';
import { units } from './stock.ts';
import { locations } from './stores.ts';

/** A pair that a consignee announced; accepted, it becomes a unit [G-05]. */
export const announcedPairs = pgTable(
  'announced_pairs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id),
    consigneeId: text('consignee_id')
      .notNull()
      .references(() => users.id),
    /** The number of an imported pair in the chain's own system. */
    reference: text().unique(),
    /** What the consignee wants for it, USD cents. */
    asksCents: integer('asks_cents'),
    condition: text(),
    announcedAt: timestamp('announced_at', { withTimezone: true }).notNull(),
    status: text({ enum: ANNOUNCED_STATUSES }).notNull().default('waiting'),
    /** Why it was declined. */
    reason: text(),
    closedBy: text('closed_by').references(() => users.id),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** The unit that it became. */
    unitId: bigint('unit_id', { mode: 'number' })
      .unique()
      .references(() => units.id),
  },
  (table) => [
    index('announced_pairs_waiting')
      .on(table.locationId, table.id)
      .where(sql`${table.status} = 'waiting'`),
    index('announced_pairs_consignee').on(table.consigneeId, table.locationId, table.id),
  ],
);

/**
 * Numbers of labels that the store prints for accepted pairs: the first twelve digits of an EAN-13. GS1 reserves the
 * prefix 2 for numbers that are used within one company.
 */
export const labelNumber = pgSequence('label_number', { startWith: 204_900_000_000 });
