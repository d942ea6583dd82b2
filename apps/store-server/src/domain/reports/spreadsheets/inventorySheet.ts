import type { Zone } from '@instore/api';
import { asc, sql, type SQL } from 'drizzle-orm';
import { euSize } from '../../../base/euSize.ts';
import type { Db } from '../../../db/database.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { unitColumns, withProductAndBin } from '../../stock/index.ts';
import { numberOrText, type Column } from './spreadsheet.ts';

/** Units of one read: many enough for speed, few enough to block the event loop only briefly. */
const BATCH = 500;

/** Lists the ids of units in the order of the sheet: by product, size and bin. */
export async function listUnits(db: Db, wanted: SQL | undefined): Promise<number[]> {
  const rows = await withProductAndBin(db.select({ id: units.id }).from(units).$dynamic())
    .where(wanted)
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
 * Reads units in the given order, in batches. Between two batches no connection is held, however slow the receiver is.
 * The ids are fixed beforehand, so a unit that moves in the meantime appears exactly once.
 */
export async function* readUnits(db: Db, ids: number[]): AsyncGenerator<UnitRow> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const found = new Map((await selectUnits(db).where(isAnyOf(batch))).map((row) => [row.id, row]));
    for (const id of batch) {
      const row = found.get(id);
      if (row !== undefined) yield row;
    }
  }
}

/** One array parameter: building a parameter for each id takes as long as the query. */
const isAnyOf = (ids: number[]) => sql`${units.id} = any(${sql.param(ids)}::bigint[])`;

function selectUnits(db: Db) {
  const query = db
    .select({
      ...unitColumns,
      productType: products.productType,
      zone: bins.zone,
      consigned: sql<boolean>`${units.consigneeId} is not null`,
    })
    .from(units);
  return withProductAndBin(query.$dynamic());
}

/** A unit with the values of its row in the sheet. */
export type UnitRow = Awaited<ReturnType<typeof selectUnits>>[number];

/** The names of the zones on the screen. */
export const ZONES = { stockroom: 'Stockroom', floor: 'Sales floor', hold: 'Hold shelf' } as const satisfies Record<
  Zone,
  string
>;

/** The columns of the inventory sheet [Z-06]. A barcode is text, to keep its leading zero. */
export const inventoryColumns: Column<UnitRow>[] = [
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
