import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { TryoutLine } from '@instore/api';
import { tryoutLines, tryouts } from '../../../db/schema/tryouts.ts';
import { availabilityAt, productColumns, toColourway, withProduct } from '../../stock/index.ts';
import type { Db, Tx } from '../../../db/database.ts';

/** Reads the lines of a location's try-on requests with what the popup shows, oldest request first. */
export async function readTryoutLines(db: Db | Tx, locationId: string, where: SQL | undefined): Promise<TryoutLine[]> {
  const { stock, next } = availabilityAt(db, locationId);
  const lines = db
    .select({
      ...productColumns,
      lineId: tryoutLines.id,
      tryoutId: tryouts.id,
      name: tryouts.name,
      requestedAt: tryouts.requestedAt,
      acceptedBy: tryouts.acceptedBy,
      inStock: stock.inStock,
      barcode: next.barcode,
      consigneeId: next.consigneeId,
    })
    .from(tryouts)
    .innerJoin(tryoutLines, eq(tryoutLines.tryoutId, tryouts.id))
    .$dynamic();
  const rows = await withProduct(lines, tryoutLines.variantId)
    .leftJoinLateral(stock, sql`true`)
    .leftJoinLateral(next, sql`true`)
    .where(where)
    .orderBy(asc(tryouts.requestedAt), asc(tryouts.id), asc(tryoutLines.position));
  return rows.map((row) => ({
    tryoutItemId: String(row.tryoutId),
    inventoryItemId: row.inventoryItemId,
    sku: row.sku,
    size: row.size,
    price: row.priceCents / 100,
    name: row.name,
    requestStatusFlag: row.acceptedBy !== null,
    lineId: String(row.lineId),
    productName: row.productName,
    brand: row.brand,
    colourway: toColourway(row),
    imageUrl: row.imageUrl,
    sizeSystem: row.sizeSystem,
    consigned: row.consigneeId !== null,
    inStock: row.inStock ?? 0,
    barcode: row.barcode,
    requestedAt: row.requestedAt.toISOString(),
  }));
}
