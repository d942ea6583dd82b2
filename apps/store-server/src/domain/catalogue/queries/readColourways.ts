import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { CatalogueProduct } from '@instore/api';
import type { Db } from '../../../db/database.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { units } from '../../../db/schema/stock.ts';
import { isFree, toColourway } from '../../stock/index.ts';
import type { StockLocation } from './readLocations.ts';

/** Colourways of one answer at most (contract, `colourways`). */
const COLOURWAYS_MAX = 50;

/** Reads the colourways of a style, the given one included, with the number of free units at the locations in use [Z-05]. */
export async function readColourways(
  db: Db,
  { brand, title }: { brand: string; title: string },
  at: StockLocation[],
): Promise<CatalogueProduct['colourways']> {
  const inUse = at.filter((location) => location.inUse).map((location) => location.id);
  const isStyle = and(eq(products.brand, brand), eq(products.title, title));
  const [rows, counts] = await Promise.all([
    db.select().from(products).where(isStyle).orderBy(asc(products.sku), asc(products.id)).limit(COLOURWAYS_MAX),
    db
      .select({ productId: variants.productId, free: count() })
      .from(units)
      .innerJoin(variants, eq(variants.id, units.variantId))
      .innerJoin(products, eq(products.id, variants.productId))
      .where(and(isStyle, inArray(units.locationId, inUse), isFree))
      .groupBy(variants.productId),
  ]);
  const freeOf = new Map(counts.map(({ productId, free }) => [productId, free]));
  return rows.map((row) => ({
    id: row.id,
    sku: row.sku,
    colourway: toColourway(row),
    imageUrl: row.imageUrl,
    inStock: freeOf.get(row.id) ?? 0,
  }));
}
