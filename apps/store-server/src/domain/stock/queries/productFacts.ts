import type { Colourway, ProductFacts } from '@instore/api';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { otherSize } from '../../../base/otherSize.ts';

/** The columns of a product in one size. */
export const productColumns = {
  productName: products.title,
  brand: products.brand,
  sku: products.sku,
  colourParts: products.colourParts,
  swatches: products.swatches,
  imageUrl: products.imageUrl,
  inventoryItemId: variants.id,
  size: variants.size,
  sizeSystem: variants.sizeSystem,
  priceCents: variants.priceCents,
};

type ProductRow = {
  [Column in keyof typeof productColumns]: (typeof productColumns)[Column]['_']['notNull'] extends true
    ? (typeof productColumns)[Column]['_']['data']
    : (typeof productColumns)[Column]['_']['data'] | null;
};

/** What a box label shows of a pair. */
export function toProductFacts(row: ProductRow): ProductFacts {
  return {
    productName: row.productName,
    brand: row.brand,
    sku: row.sku,
    colourway: toColourway(row),
    imageUrl: row.imageUrl,
    inventoryItemId: row.inventoryItemId,
    size: row.size,
    sizeSystem: row.sizeSystem,
    otherSize: otherSize(row.size, row.sizeSystem),
    price: row.priceCents / 100,
  };
}

/** Name parts and their colours. */
export function toColourway(row: Pick<ProductRow, 'colourParts' | 'swatches'>): Colourway {
  return { name: row.colourParts.join(' / '), swatches: row.swatches };
}

/** How messages name a pair: "Halden Court 82, size 10.5". */
export function nameOf(row: Pick<ProductRow, 'productName' | 'size'>): string {
  return `${row.productName}, size ${row.size}`;
}
