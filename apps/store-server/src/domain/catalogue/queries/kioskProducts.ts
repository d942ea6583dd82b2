import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { KioskProduct } from '@instore/api';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { units } from '../../../db/schema/stock.ts';
import { isFree, isInScope, toColourway } from '../../stock/index.ts';
import { euSize } from '../../../base/euSize.ts';
import type { Db } from '../../../db/database.ts';
import type { Scope } from '../../../security/scope.ts';

/**
 * Reads products with their sizes, in the order of the ids; a size is for sale when the scope has a free unit [C-02].
 */
export async function readKioskProducts(db: Db, ids: string[], scope: Scope): Promise<KioskProduct[]> {
  if (ids.length === 0) return [];
  const stock = db
    .select({ free: count().as('free') })
    .from(units)
    .where(and(isInScope(scope), eq(units.variantId, variants.id), isFree))
    .as('stock');
  const rows = await db
    .select({ product: products, variant: variants, inStock: stock.free })
    .from(products)
    .leftJoin(variants, eq(variants.productId, products.id))
    .leftJoinLateral(stock, sql`true`)
    .where(inArray(products.id, ids))
    .orderBy(asc(variants.position));
  const found = new Map<string, KioskProduct>();
  for (const { product, variant, inStock } of rows) {
    const known = found.get(product.id) ?? toKioskProduct(product);
    if (variant !== null) known.variants.nodes.push(toSize(variant, inStock ?? 0));
    found.set(product.id, known);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

function toSize({ id, size, sizeSystem, priceCents }: typeof variants.$inferSelect, inStock: number) {
  const eu = euSize(sizeSystem, size);
  return { id, title: size, sizeSystem, euSize: eu, price: priceCents / 100, availableForSale: inStock > 0, inStock };
}

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
