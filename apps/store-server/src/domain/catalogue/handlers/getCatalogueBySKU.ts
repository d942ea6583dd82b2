import { eq, or, sql } from 'drizzle-orm';
import { products } from '../../../db/schema/catalogue.ts';
import { problem } from '../../../base/problems.ts';
import { readColourways } from '../queries/readColourways.ts';
import { readLocations } from '../queries/readLocations.ts';
import { readSizes } from '../queries/readSizes.ts';
import { scopeOf } from '../../../security/scope.ts';
import { toColourway } from '../../stock/index.ts';
import type { Operation } from '../../operation.ts';

/** Reads a product by its SKU or id, with its sizes, locations and barcodes [Z-05]. */
export const getCatalogueBySKU: Operation<'getCatalogueBySKU'> = async ({ query, caller, store: { db } }) => {
  const id = query.id.trim();
  const [product] = await db
    .select()
    .from(products)
    .where(or(eq(products.sku, id), eq(products.sku, id.toUpperCase()), eq(products.id, id)))
    // A matching SKU comes before a matching id. By default a product without a SKU would come first.
    .orderBy(...[id, id.toUpperCase()].map((sku) => sql`${eq(products.sku, sku)} desc nulls last`))
    .limit(1);
  if (product === undefined) throw problem(404, 'Not found', { detail: `There is no product ${id}.` });
  const scope = scopeOf(caller, query.locationId);
  const locations = await readLocations(db, scope);
  // One after the other: a call uses at most two connections at once (ADR 17).
  const variants = await readSizes(db, product.id, locations);
  const colourways = await readColourways(db, product, locations);
  return {
    data: {
      id: product.id,
      sku: product.sku,
      name: product.title,
      brand: product.brand,
      productType: product.productType,
      colourway: toColourway(product),
      colourways,
      images: [{ src: product.imageUrl }],
      price: variants.length === 0 ? 0 : Math.min(...variants.map((variant) => variant.price)),
      locations,
      variants,
    },
  };
};
