import { aliasedTable, eq } from 'drizzle-orm';
import type { BulkRecord } from '@instore/api';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { users } from '../../../db/schema/people.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { productColumns, toProductFacts } from '../../stock/index.ts';
import type { Db, Tx } from '../../../db/database.ts';

const consignor = aliasedTable(users, 'consignor');
const teller = aliasedTable(users, 'teller');

/** Pairs as the consignment sees them. Add `where`, `orderBy` and `limit`. */
export function selectBulkRecords(db: Db | Tx) {
  return db
    .select({
      ...productColumns,
      id: units.id,
      barcode: units.barcode,
      state: units.state,
      missing: units.missing,
      onHold: units.onHold,
      consignee: consignor.name,
      bin: bins.code,
      shelf: bins.shelf,
      note: units.setAsideNote,
      setAsideBy: teller.name,
      setAsideAt: units.setAsideAt,
    })
    .from(units)
    .innerJoin(variants, eq(variants.id, units.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(bins, eq(bins.id, units.binId))
    .leftJoin(consignor, eq(consignor.id, units.consigneeId))
    .leftJoin(teller, eq(teller.id, units.setAsideBy))
    .$dynamic();
}

/** A record as the contract has it [G-01]. */
export function toBulkRecord(row: Awaited<ReturnType<typeof selectBulkRecords>>[number]): BulkRecord {
  const { id, barcode, state, missing, onHold, consignee, bin, shelf, note, setAsideBy, setAsideAt } = row;
  const facts = { barcode, state, missing, onHold, consignee, bin, shelf, note, setAsideBy };
  return { ...toProductFacts(row), rowId: String(id), ...facts, setAsideAt: setAsideAt?.toISOString() ?? null };
}

/** One record; the id must exist. */
export async function readBulkRecord(tx: Tx, unitId: number): Promise<BulkRecord> {
  const [row] = await selectBulkRecords(tx).where(eq(units.id, unitId));
  if (row === undefined) throw new Error(`Pair ${unitId} vanished inside its transaction.`);
  return toBulkRecord(row);
}
