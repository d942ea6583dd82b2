import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { euSize } from '../../../base/euSize.ts';
import { productColumns } from '../../stock/index.ts';
import type { Db } from '../../../db/database.ts';
import { numberOrText, type Column } from './spreadsheet.ts';

/** Pairs that are read at once: enough to be quick, few enough to be let go of at once. */
const BATCH = 2_000;

/** The pairs of a location that are not sold, in the order of the sheet: by product, size and bin. */
export async function listPairs(db: Db, locationId: string): Promise<number[]> {
  const rows = await db
    .select({ id: units.id })
    .from(units)
    .innerJoin(variants, eq(variants.id, units.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(bins, eq(bins.id, units.binId))
    .where(and(eq(units.locationId, locationId), ne(units.state, 'Sold')))
    .orderBy(
      asc(products.brand),
      asc(products.title),
      asc(products.id),
      asc(variants.position),
      asc(bins.code),
      units.id,
    );
  return rows.map(({ id }) => id);
}

/**
 * These pairs with what the sheet says of them, in this order. Between two batches no connection is held, however slow the
 * receiver is; and since the list is fixed, a pair that moves meanwhile comes neither twice nor never.
 */
export async function* readPairs(db: Db, ids: number[]): AsyncGenerator<PairRow> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const found = new Map((await selectPairs(db).where(inArray(units.id, batch))).map((row) => [row.id, row]));
    for (const id of batch) {
      const row = found.get(id);
      if (row !== undefined) yield row;
    }
  }
}

function selectPairs(db: Db) {
  return db
    .select({
      ...productColumns,
      id: units.id,
      productType: products.productType,
      barcode: units.barcode,
      state: units.state,
      bin: bins.code,
      shelf: bins.shelf,
      zone: bins.zone,
      consigned: sql<boolean>`${units.consigneeId} is not null`,
      missing: units.missing,
    })
    .from(units)
    .innerJoin(variants, eq(variants.id, units.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(bins, eq(bins.id, units.binId))
    .$dynamic();
}

/** A pair as the sheet needs it. */
export type PairRow = Awaited<ReturnType<typeof selectPairs>>[number];

/** What a place is called on the screen. */
export const ZONES = { stockroom: 'Stockroom', floor: 'Sales floor' } as const;

/** The columns of the inventory's sheet [Z-06]. A barcode is text: its leading zero counts. */
export const pairColumns: Column<PairRow>[] = [
  { header: 'Barcode', width: 15, cell: (row) => row.barcode },
  { header: 'SKU', width: 14, cell: (row) => row.sku },
  { header: 'Product', width: 26, cell: (row) => row.productName },
  { header: 'Brand', width: 12, cell: (row) => row.brand },
  { header: 'Type', width: 10, cell: (row) => row.productType },
  { header: 'Colourway', width: 22, cell: (row) => row.colourParts.join(' / ') },
  { header: 'System', width: 9, cell: (row) => row.sizeSystem },
  { header: 'Size', width: 7, cell: (row) => numberOrText(row.size) },
  { header: 'EU size', width: 8, cell: (row) => numberOrText(euSize(row.sizeSystem, row.size)) },
  { header: 'Price, USD', width: 11, numFmt: '#,##0.00', cell: (row) => row.priceCents / 100 },
  { header: 'State', width: 12, cell: (row) => row.state },
  { header: 'Place', width: 11, cell: (row) => (row.zone === null ? null : ZONES[row.zone]) },
  { header: 'Bin', width: 10, cell: (row) => row.bin },
  { header: 'Shelf', width: 7, cell: (row) => numberOrText(row.shelf) },
  { header: 'Owner', width: 11, cell: (row) => (row.consigned ? 'Consigned' : 'Store') },
  { header: 'Missing', width: 9, cell: (row) => (row.missing ? 'Missing' : null) },
];
