import { eq, sql } from 'drizzle-orm';
import { prepareOnce } from '../../../db/prepareOnce.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { problem } from '../../../base/problems.ts';
import { productColumns, toProductFacts } from '../queries/productFacts.ts';
import type { Operation } from '../../operation.ts';
import { availabilityAt } from '../queries/availability.ts';

const variantAt = prepareOnce((db) => {
  const { stock, next } = availabilityAt(db, sql.placeholder('locationId'));
  return db
    .select({ ...productColumns, inStock: stock.inStock, barcode: next.barcode })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoinLateral(stock, sql`true`)
    .leftJoinLateral(next, sql`true`)
    .where(eq(variants.id, sql.placeholder('inventoryItemId')))
    .prepare('');
});

/** Looks up the unit of a variant that a location would hand out; the barcode is null when none is free [K-06]. */
export const getVariantAtLocation: Operation<'getVariantAtLocation'> = async ({ path, store: { db } }) => {
  const [row] = await variantAt(db).execute(path);
  if (row === undefined) throw problem(404, 'Not found', { detail: 'This product is not in the catalogue.' });
  const product = toProductFacts(row);
  return {
    data: {
      name: product.productName,
      images: [{ src: product.imageUrl }],
      barcode: row.barcode,
      inStock: row.inStock ?? 0,
      product,
    },
  };
};
