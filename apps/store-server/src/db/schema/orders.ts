import { bigint, boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { variants } from './catalogue.ts';
import { users } from './people.ts';
import { units } from './stock.ts';
import { locations } from './stores.ts';

/** An order of the shop system that a location fulfils with its units [G-02, G-04]. */
export const orders = pgTable(
  'orders',
  {
    /** The number in the shop system: YK-30421. */
    number: text().primaryKey(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    /** Whether the shop system says that it is paid; only then it can be sold. */
    paid: boolean().notNull().default(true),
    /** When its units were sold. */
    soldAt: timestamp('sold_at', { withTimezone: true }),
    soldBy: text('sold_by').references(() => users.id),
  },
  (table) => [index('orders_location').on(table.locationId, table.placedAt)],
);

/** One unit of an order. */
export const orderItems = pgTable(
  'order_items',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number),
    position: integer().notNull(),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id),
    /**
     * The unit that fulfils it; null in a sold order once it came back. The unique constraint keeps a unit from fulfilling
     * two orders.
     */
    unitId: bigint('unit_id', { mode: 'number' })
      .unique()
      .references(() => units.id),
    /** When the shop system cancelled it; it has no unit then. */
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (table) => [unique('order_items_position').on(table.orderNumber, table.position)],
);
