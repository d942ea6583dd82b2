import type { SizeSystem } from '@instore/api';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';

/** A style in one colourway. */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    /** Style and colourway, e.g. HC82-104-CF. A product without SKU cannot be requested [Z-03]. */
    sku: text().unique(),
    title: text().notNull(),
    brand: text().notNull(),
    /** `Sneakers` or `Apparel`. */
    productType: text('product_type').notNull(),
    /** Name parts of the colourway, in the order of the swatches: Chalk, Fern, Gum. */
    colourParts: text('colour_parts').array().notNull(),
    /** `#rrggbb`, one for each part. */
    swatches: text().array().notNull(),
    imageUrl: text('image_url').notNull(),
    /** Position on the front page of the kiosk; null when it is not there [C-02]. */
    featured: integer(),
  },
  (table) => [index('products_featured').on(table.featured), index('products_brand').on(table.brand, table.title)],
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
  (table) => [unique('variants_product_size').on(table.productId, table.sizeSystem, table.size)],
);
