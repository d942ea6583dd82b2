import type { BulkRecord } from '@instore/api';
import { aliasedTable, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { users } from '../../../db/schema/people.ts';
import { units } from '../../../db/schema/stock.ts';
import { toProductFacts, unitColumns, withProductAndBin } from '../../stock/index.ts';

const consignee = aliasedTable(users, 'consignee');
const setAsideBy = aliasedTable(users, 'set_aside_by');

/** Selects units with their consignees and why they were set aside. Add `where`, `orderBy` and `limit`. */
export function selectBulkRecords(db: Db | Tx) {
  const query = db
    .select({
      ...unitColumns,
      consignee: consignee.name,
      note: units.setAsideNote,
      setAsideBy: setAsideBy.name,
      setAsideAt: units.setAsideAt,
    })
    .from(units);
  return withProductAndBin(query.$dynamic())
    .leftJoin(consignee, eq(consignee.id, units.consigneeId))
    .leftJoin(setAsideBy, eq(setAsideBy.id, units.setAsideBy));
}

/** Converts a row to the contract's record [G-01]. */
export function toBulkRecord(row: Awaited<ReturnType<typeof selectBulkRecords>>[number]): BulkRecord {
  return {
    ...toProductFacts(row),
    rowId: String(row.id),
    barcode: row.barcode,
    state: row.state,
    missing: row.missing,
    onHold: row.onHold,
    consignee: row.consignee,
    bin: row.bin,
    shelf: row.shelf,
    note: row.note,
    setAsideBy: row.setAsideBy,
    setAsideAt: row.setAsideAt?.toISOString() ?? null,
  };
}

/** Reads one record; the id must exist. */
export async function readBulkRecord(tx: Tx, unitId: number): Promise<BulkRecord> {
  const [row] = await selectBulkRecords(tx).where(eq(units.id, unitId));
  if (row === undefined) throw new Error(`Unit ${unitId} disappeared within its transaction.`);
  return toBulkRecord(row);
}
