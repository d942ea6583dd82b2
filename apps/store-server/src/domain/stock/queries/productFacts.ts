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

/** Converts a row to what a box label shows. */
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

/** Converts a row to a colourway: its name and a colour for each part of the name. */
export function toColourway(row: Pick<ProductRow, 'colourParts' | 'swatches'>): Colourway {
  return { name: row.colourParts.join(' / '), swatches: row.swatches };
}

/** The name and the size of a unit as the values of a message. */
export const pairOf = ({ productName: name, size }: Pick<ProductRow, 'productName' | 'size'>) => ({ name, size });

/** The name of a unit in messages: "Halden Court 82, size 10.5". */
export function nameOf(row: Pick<ProductRow, 'productName' | 'size'>): string {
  return `${row.productName}, size ${row.size}`;
}
