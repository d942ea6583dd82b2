import { aliasedTable, eq } from 'drizzle-orm';
import type { RequestLine } from '@instore/api';
import { users } from '../../../db/schema/people.ts';
import { requestLines, requests } from '../../../db/schema/requests.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { productColumns, toProductFacts, withProduct } from '../../stock/index.ts';

const placer = aliasedTable(users, 'placer');
const picker = aliasedTable(users, 'picker');

/** Selects lines with everything that a label shows. Add `where`, `orderBy` and `limit`. */
export function selectLines(db: Db | Tx) {
  const lines = db
    .select({
      ...productColumns,
      lineId: requestLines.id,
      requestId: requestLines.requestId,
      status: requestLines.status,
      requestedBy: requestLines.requestedBy,
      requestedAt: requestLines.requestedAt,
      tryOutItem: requestLines.tryOutItem,
      consigneeId: units.consigneeId,
      barcode: units.barcode,
      bin: bins.code,
      shelf: bins.shelf,
      placedBy: placer.name,
      placedAt: requests.placedAt,
      checkedOutAt: requestLines.checkedOutAt,
      checkedOutBy: picker.name,
      note: requestLines.note,
    })
    .from(requestLines)
    .$dynamic();
  return withProduct(lines, requestLines.variantId)
    .leftJoin(requests, eq(requests.id, requestLines.requestId))
    .leftJoin(placer, eq(placer.id, requests.placedBy))
    .leftJoin(picker, eq(picker.id, requestLines.checkedOutBy))
    .leftJoin(units, eq(units.id, requestLines.unitId))
    .leftJoin(bins, eq(bins.id, units.binId));
}

type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

/** Converts a row to the contract's line. */
export function toRequestLine(row: LineRow): RequestLine {
  return {
    ...toProductFacts(row),
    lineId: String(row.lineId),
    requestId: row.requestId === null ? null : String(row.requestId),
    status: row.status,
    requestedBy: row.requestedBy,
    requestedAt: row.requestedAt.toISOString(),
    tryOutItem: row.tryOutItem,
    consigned: row.consigneeId !== null,
    barcode: row.barcode,
    bin: row.bin,
    shelf: row.shelf,
    placedBy: row.placedBy,
    placedAt: row.placedAt?.toISOString() ?? null,
    checkedOutAt: row.checkedOutAt?.toISOString() ?? null,
    checkedOutBy: row.checkedOutBy,
    note: row.note,
  };
}

/** Reads one line; the id must exist. */
export async function readLine(tx: Tx, lineId: number): Promise<RequestLine> {
  const [row] = await selectLines(tx).where(eq(requestLines.id, lineId));
  if (row === undefined) throw new Error(`Line ${lineId} disappeared within its transaction.`);
  return toRequestLine(row);
}
