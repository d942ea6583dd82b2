import type { InventoryProduct } from '@instore/api';
import { and, asc, count, eq, inArray, max, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { units } from '../../../db/schema/stock.ts';
import { isElsewhereInStore, isFree, toColourway } from '../../stock/index.ts';

function selectProducts(tx: Tx, ids: string[], locationId: string) {
  const here = eq(units.locationId, locationId);
  const ofVariant = eq(units.variantId, variants.id);
  const counted = (name: string, where: SQL) =>
    tx
      .select({ free: count().as(`${name}_free`) })
      .from(units)
      .where(and(where, ofVariant, isFree))
      .as(name);
  const stock = counted('stock', here);
  const elsewhere = counted('elsewhere', isElsewhereInStore([locationId]));
  const latest = tx
    .select({ at: max(units.receivedAt).as('latest_at') })
    .from(units)
    .where(and(here, ofVariant))
    .as('latest');
  return tx
    .select({
      product: productFields,
      variant: variants,
      inStock: stock.free,
      elsewhere: elsewhere.free,
      latest: latest.at,
    })
    .from(products)
    .leftJoin(variants, eq(variants.productId, products.id))
    .leftJoinLateral(stock, sql`true`)
    .leftJoinLateral(elsewhere, sql`true`)
    .leftJoinLateral(latest, sql`true`)
    .where(inArray(products.id, ids))
    .orderBy(asc(variants.position));
}

/** Reads products with their sizes and stock, in the order of the ids. */
export async function readInventoryProducts(tx: Tx, ids: string[], locationId: string): Promise<InventoryProduct[]> {
  if (ids.length === 0) return [];
  const rows = await selectProducts(tx, ids, locationId);
  const found = new Map<string, InventoryProduct>();
  for (const row of rows) {
    const known = found.get(row.product.id) ?? toProduct(row.product);
    if (row.variant !== null) addSize(known, row.variant, row);
    found.set(known.id, known);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

const productFields = {
  id: products.id,
  sku: products.sku,
  title: products.title,
  brand: products.brand,
  inventoryBrand: products.inventoryBrand,
  model: products.model,
  category: products.category,
  colourParts: products.colourParts,
  swatches: products.swatches,
  imageUrl: products.imageUrl,
};

type ProductRow = Pick<typeof products.$inferSelect, keyof typeof productFields>;

function toProduct({ category, inventoryBrand, colourParts, swatches, ...product }: ProductRow): InventoryProduct {
  return {
    ...product,
    inventoryBrand: inventoryBrand ?? product.brand,
    type: category,
    colourway: toColourway({ colourParts, swatches }),
    received: null,
    inStock: 0,
    elsewhere: 0,
    sizes: [],
  };
}

function addSize(
  product: InventoryProduct,
  { id, size, sizeSystem, priceCents }: typeof variants.$inferSelect,
  { inStock, elsewhere, latest }: { inStock: number | null; elsewhere: number | null; latest: Date | null },
): void {
  const stock = { inStock: inStock ?? 0, elsewhere: elsewhere ?? 0 };
  product.sizes.push({ inventoryItemId: id, size, sizeSystem, price: priceCents / 100, ...stock });
  product.inStock += stock.inStock;
  product.elsewhere += stock.elsewhere;
  const received = latest?.toISOString() ?? null;
  if (received !== null && (product.received === null || received > product.received)) product.received = received;
}
