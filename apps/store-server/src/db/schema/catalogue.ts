import { PRODUCT_TYPES, type InventoryFilters, type InventoryView, type SizeSystem } from '@instore/api';
import { sql } from 'drizzle-orm';
import {
  customType,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from './people.ts';

/** The type of a product, in the words of the inventory's filter [F-05]. */
export const productCategory = pgEnum('product_category', PRODUCT_TYPES);

/** Words with an index for searches by their beginning. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A style in one colourway. */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    /** Style and colourway, e.g. HC82-104-CF. A product without SKU cannot be requested [Z-03]. */
    sku: text().unique(),
    title: text().notNull(),
    brand: text().notNull(),
    /** The brand as the inventory service spells it; null where it spells it like the catalogue. */
    inventoryBrand: text('inventory_brand'),
    /** The family name of the style, without the brand: Court 82. */
    model: text().notNull().default(''),
    /** The shop system's type: `Sneakers` or `Apparel`. */
    productType: text('product_type').notNull(),
    category: productCategory().notNull().default('sneakers'),
    /** Name parts of the colourway, in the order of the swatches: Chalk, Fern, Gum. */
    colourParts: text('colour_parts').array().notNull(),
    /** `#rrggbb`, one for each part. */
    swatches: text().array().notNull(),
    imageUrl: text('image_url').notNull(),
    /** Position on the front page of the kiosk; null when it is not there [C-02]. */
    featured: integer(),
    /** The day from which it is offered: without featured products the kiosk shows the newest [C-15]. */
    launchedOn: date('launched_on', { mode: 'string' })
      .notNull()
      .default(sql`current_date`),
    /** The family of the first colour. */
    colourFamily: text('colour_family').generatedAlwaysAs(sql`colour_family(swatches[1])`),
    /** All words of the product without accents and in lower case, for parts of words. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`product_words(title, brand, inventory_brand, model, colour_parts, sku)`,
    ),
    /** The same words, for beginnings of words. */
    searchWords: tsvector('search_words').generatedAlwaysAs(
      sql`to_tsvector('simple', product_words(title, brand, inventory_brand, model, colour_parts, sku))`,
    ),
  },
  (table) => [
    index('products_featured').on(table.featured),
    index('products_launched').on(table.launchedOn.desc(), table.id),
    index('products_brand').on(table.brand, table.title),
    // One index for each filter of the inventory [F-05], and one for each order.
    index('products_category').on(table.category, table.title),
    index('products_colour_family').on(table.colourFamily, table.title),
    index('products_inventory_brand').on(sql`coalesce(inventory_brand, brand)`, table.title),
    index('products_model').on(table.model, table.title),
    index('products_sku').on(sql`upper(sku) text_pattern_ops`),
    index('products_search_text').using('gin', sql`search_text gin_trgm_ops`),
    index('products_search_words').using('gin', table.searchWords),
    index('products_title').on(table.title, table.id),
  ],
);

/** A product in one size; its id is the `inventoryItemId` of the contract. */
export const variants = pgTable(
  'variants',
  {
    id: text().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    size: text().notNull(),
    sizeSystem: text('size_system').notNull().$type<SizeSystem>(),
    /** Order within the size run. */
    position: integer().notNull(),
    /** USD cents. */
    priceCents: integer('price_cents').notNull(),
  },
  (table) => [
    unique('variants_product_size').on(table.productId, table.sizeSystem, table.size),
    // With all that the counts of sizes need, so that they are read from the index alone.
    index('variants_size').on(table.sizeSystem, table.size, table.productId, table.position, table.id),
    index('variants_price').on(table.priceCents, table.productId),
  ],
);

/** A search of the inventory that a person has saved [F-07]. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    view: text().notNull().$type<InventoryView>(),
    filters: jsonb().notNull().$type<InventoryFilters>(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);
