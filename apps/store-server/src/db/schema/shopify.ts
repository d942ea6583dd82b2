import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const now = sql`clock_timestamp()`;

/** The connected shop: one row, or none before the first load [O-09]. */
export const shopifyShop = pgTable('shopify_shop', {
  /** Its own host: `chain.myshopify.com`. */
  domain: text().primaryKey(),
  /** When the first load began: orders that are older do not come in. */
  connectedAt: timestamp('connected_at', { withTimezone: true }).notNull(),
  /** When the last complete comparison began. */
  comparedAt: timestamp('compared_at', { withTimezone: true }),
  /** When a comparison is tried again that has failed; null: it has not. */
  compareAfter: timestamp('compare_after', { withTimezone: true }),
  /** Why the last comparison failed. */
  compareFailure: text('compare_failure'),
  /** When an admin asked for a comparison. */
  askedAt: timestamp('asked_at', { withTimezone: true }),
  /** Records that the last comparison changed: webhooks had not reported them. */
  missed: integer().notNull().default(0),
  /** Since when the app is removed from the shop: nothing is asked and handled any more. */
  uninstalledAt: timestamp('uninstalled_at', { withTimezone: true }),
});

/** The locations of the shop, and what they are here. */
export const shopifyLocations = pgTable('shopify_locations', {
  /** Its number in the shop. */
  id: text().primaryKey(),
  name: text().notNull(),
  isActive: boolean('is_active').notNull(),
  /** The location of the store; null: the mapping names none. */
  locationId: text('location_id'),
});

/** What the shop says that a location has of a variant. */
export const shopifyLevels = pgTable(
  'shopify_levels',
  {
    variantId: text('variant_id').notNull(),
    /** The location of the shop, in `shopify_locations`. */
    placeId: text('place_id').notNull(),
    /** Pairs that are there. */
    onHand: integer('on_hand').notNull(),
    /** Pairs that can be sold. */
    available: integer().notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.placeId, table.variantId] })],
);

/** Records of the shop that the store could not take over. */
export const shopifyProblems = pgTable(
  'shopify_problems',
  {
    /** `product`, `order` or `location`. */
    kind: text().notNull(),
    subject: text().notNull(),
    title: text().notNull(),
    reason: text().notNull(),
    /** The number of an order in the shop, by which it is read again. Null: no order, or a node of an older release noted it. */
    recordId: text('record_id'),
    foundAt: timestamp('found_at', { withTimezone: true }).notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
);

/** Webhooks of the shop: the queue, and for some days the proof that one was handled. They name records and have no content. */
export const shopifyWebhooks = pgTable(
  'shopify_webhooks',
  {
    /** The id by which the shop repeats it. */
    id: text().primaryKey(),
    topic: text().notNull(),
    /** The record: `product 7001`. */
    subject: text().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    /** When it is handled next; null: at once. */
    nextAt: timestamp('next_at', { withTimezone: true }),
    /** Until when a node reads and stores the record; null: none does. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** Why the last attempt failed. */
    failure: text(),
  },
  (table) => [
    index('shopify_webhooks_waiting')
      .on(table.receivedAt)
      .where(sql`done_at is null`),
    index('shopify_webhooks_subject')
      .on(table.subject)
      .where(sql`done_at is null`),
    index('shopify_webhooks_done').on(table.doneAt),
  ],
);
