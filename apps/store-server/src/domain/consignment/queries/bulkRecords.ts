import type { BulkRecord } from '@instore/api';
import { aliasedTable, and, eq, sql } from 'drizzle-orm';
import { storedSaid } from '../../../base/problems.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { announcedPairs } from '../../../db/schema/consignment.ts';
import { orderItems, orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/people.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { units } from '../../../db/schema/stock.ts';
import { holdsPair, toProductFacts, unitColumns, withProductAndBin } from '../../stock/index.ts';

const consignee = aliasedTable(users, 'consignee');
const setAsideBy = aliasedTable(users, 'set_aside_by');

/** Selects units with their consignees, what holds them, and why they were set aside. Add `where`, `orderBy` and `limit`. */
export function selectBulkRecords(db: Db | Tx) {
  const query = db
    .select({
      ...unitColumns,
      consignee: consignee.name,
      note: units.setAsideNote,
      noteText: units.setAsideText,
      noteValues: units.setAsideValues,
      setAsideBy: setAsideBy.name,
      setAsideAt: units.setAsideAt,
      receivedAt: units.receivedAt,
      asksCents: announcedPairs.asksCents,
      condition: announcedPairs.condition,
      requestId: requestLines.requestId,
      orderNumber: orderItems.orderNumber,
      soldAt: orders.soldAt,
    })
    .from(units);
  return withProductAndBin(query.$dynamic())
    .leftJoin(consignee, eq(consignee.id, units.consigneeId))
    .leftJoin(setAsideBy, eq(setAsideBy.id, units.setAsideBy))
    .leftJoin(announcedPairs, eq(announcedPairs.unitId, units.id))
    .leftJoin(requestLines, and(eq(requestLines.unitId, units.id), holdsPair))
    .leftJoin(orderItems, eq(orderItems.unitId, units.id))
    .leftJoin(orders, eq(orders.number, orderItems.orderNumber));
}

/** Converts a row to the contract's record [G-01]. */
export function toBulkRecord(row: Awaited<ReturnType<typeof selectBulkRecords>>[number]): BulkRecord {
  const note = storedSaid(row.note, row.noteText, row.noteValues);
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
    noteText: note?.text,
    noteValues: note?.values,
    setAsideBy: row.setAsideBy,
    setAsideAt: row.setAsideAt?.toISOString() ?? null,
    asks: row.asksCents === null ? null : row.asksCents / 100,
    condition: row.condition,
    receivedAt: row.receivedAt?.toISOString() ?? null,
    requestId: row.requestId === null ? null : String(row.requestId),
    orderNumber: row.orderNumber,
    soldAt: row.soldAt?.toISOString() ?? null,
  };
}

/** Reads one record; the id must exist. */
export async function readBulkRecord(db: Db | Tx, unitId: number): Promise<BulkRecord> {
  const [row] = await selectBulkRecords(db).where(eq(units.id, unitId));
  if (row === undefined) throw new Error(`Unit ${unitId} disappeared within its transaction.`);
  return toBulkRecord(row);
}

/** The kinds of consigned units, by what is wrong with them. */
export const consignedKinds = {
  inStock: sql`${units.state} <> 'Sold' and not ${units.missing} and not ${units.onHold}`,
  missing: sql`${units.missing} and ${units.state} <> 'Sold'`,
  onHold: sql`${units.onHold} and not ${units.missing} and ${units.state} <> 'Sold'`,
  sold: sql`${units.state} = 'Sold'`,
} as const;

/** A kind of consigned units. */
export type ConsignedKind = keyof typeof consignedKinds;
