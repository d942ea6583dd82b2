import { eq } from 'drizzle-orm';
import type { BinShelfRecord } from '@instore/api';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { users } from '../../../db/schema/people.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { productColumns, toProductFacts } from './productFacts.ts';
import type { Db, Tx } from '../../../db/database.ts';

/** Pairs with their places, in one statement. Add `where`, `orderBy` and `limit`. */
export function selectRecords(db: Db | Tx) {
  return db
    .select({
      ...productColumns,
      id: units.id,
      version: units.placeVersion,
      barcode: units.barcode,
      state: units.state,
      missing: units.missing,
      onHold: units.onHold,
      consigneeId: units.consigneeId,
      binId: units.binId,
      bin: bins.code,
      shelf: bins.shelf,
      correctedBy: users.name,
      correctedAt: units.correctedAt,
    })
    .from(units)
    .innerJoin(variants, eq(variants.id, units.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(bins, eq(bins.id, units.binId))
    .leftJoin(users, eq(users.id, units.correctedBy))
    .$dynamic();
}

/** A pair with its place, as it was read. */
export type RecordRow = Awaited<ReturnType<typeof selectRecords>>[number];

/** A record as the contract has it [W-05]. */
export function toRecord(row: RecordRow): BinShelfRecord {
  return {
    ...toProductFacts(row),
    rowId: String(row.id),
    version: row.version,
    barcode: row.barcode,
    state: row.state,
    missing: row.missing,
    onHold: row.onHold,
    consigned: row.consigneeId !== null,
    bin: row.bin,
    shelf: row.shelf,
    correctedBy: row.correctedBy,
    correctedAt: row.correctedAt?.toISOString() ?? null,
  };
}
