import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { components } from '../../../../packages/api/src/generated/schema.ts';
import { products, variants } from '../db/schema/catalogue.ts';
import { units } from '../db/schema/stock.ts';
import { toColourway } from './lines/productFacts.ts';
import type { Operation } from './operation.ts';
import { isFree } from './stock/freeUnits.ts';

type KioskProduct = components['schemas']['KioskProduct'];

/** Lists the front page of the kiosk; a size is for sale when the caller's location can hand it out [C-02]. */
export const getFeaturedProducts: Operation<'getFeaturedProducts'> = async ({ caller, store: { db } }) => {
  const here = caller.locationIds === 'all' ? undefined : inArray(units.locationId, caller.locationIds);
  const stock = db.selectDistinct({ variantId: units.variantId }).from(units).where(and(isFree, here)).as('stock');
  const rows = await db
    .select({ product: products, variant: variants, available: sql<boolean>`${stock.variantId} is not null` })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(isNotNull(products.featured))
    .orderBy(asc(products.featured), asc(variants.position));
  const nodes = new Map<string, KioskProduct>();
  for (const { product, variant, available } of rows) {
    const node = nodes.get(product.id) ?? toKioskProduct(product);
    node.variants.nodes.push({
      id: variant.id,
      title: variant.size,
      sizeSystem: variant.sizeSystem,
      price: variant.priceCents / 100,
      availableForSale: available,
    });
    nodes.set(product.id, node);
  }
  return { data: { data: { products: { nodes: [...nodes.values()] } } } };
};

function toKioskProduct(product: typeof products.$inferSelect): KioskProduct {
  return {
    id: product.id,
    title: product.title,
    vendor: product.brand,
    productType: product.productType,
    sku: product.sku,
    colourway: toColourway(product),
    featuredImage: { url: product.imageUrl },
    variants: { nodes: [] },
  };
}
