import { aliasedTable, and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CustomerCall, Person, RequestLine } from '@instore/api';
import { storedSaid } from '../../../base/problems.ts';
import { users } from '../../../db/schema/people.ts';
import { orderItems } from '../../../db/schema/orders.ts';
import { pickers, requestLines, requests } from '../../../db/schema/requests.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { calls, tryouts } from '../../../db/schema/tryouts.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { prepareOnce } from '../../../db/prepareOnce.ts';
import { productColumns, toLastSeen, toProductFacts, withProduct } from '../../stock/index.ts';
import { OPEN_STATUSES } from '../rules/lineStatus.ts';
import { isTakenOver } from './isTakenOver.ts';

const placer = aliasedTable(users, 'placer');
const picker = aliasedTable(users, 'picker');
const owner = aliasedTable(users, 'owner');
const holder = aliasedTable(users, 'holder');
const answerer = aliasedTable(users, 'answerer');
const caller = aliasedTable(users, 'caller');

/** Most other pairs that a line names. */
const OTHER_BARCODES_MAX = 20;

const other = aliasedTable(units, 'other');

/** The free pairs of the variant of an open line, and one more than a line names; null for a line that is not open. */
const otherBarcodes = sql<string[] | null>`case when ${inArray(requestLines.status, OPEN_STATUSES)} then array(
  select ${other.barcode} from ${units} as ${sql.identifier('other')}
  where ${other.locationId} = ${requestLines.locationId} and ${other.variantId} = ${requestLines.variantId}
    and ${other.state} = 'Checked In' and not ${other.onHold} and ${other.barcode} is not null
  order by ${other.id} limit ${sql.raw(String(OTHER_BARCODES_MAX + 1))}
) end`;

/** The unit of a line, where it is, and when it was seen last. */
const pairColumns = {
  consigneeId: units.consigneeId,
  barcode: units.barcode,
  bin: bins.code,
  shelf: bins.shelf,
  seenAt: units.seenAt,
  seenAs: units.seenAs,
};

/** Who checked a line out, and when. */
const checkOutColumns = {
  checkedOutAt: requestLines.checkedOutAt,
  checkedOutBy: picker.name,
  checkedOutById: requestLines.checkedOutBy,
  takenOver: isTakenOver,
};

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
      ...pairColumns,
      otherBarcodes,
      placedBy: placer.name,
      placedAt: requests.placedAt,
      ...checkOutColumns,
      note: requestLines.note,
      noteText: requestLines.noteText,
      noteValues: requestLines.noteValues,
      owner: { id: owner.id, name: owner.name, photo: owner.photo },
      tryoutId: requestLines.tryoutId,
      requestNote: requestLines.requestNote,
      messages: requestLines.messages,
      spot: requestLines.spot,
      nudgedAt: requestLines.nudgedAt,
      unavailableReason: requestLines.unavailableReason,
      answeredBy: answerer.name,
      answeredAt: requestLines.answeredAt,
      answeredBin: requestLines.answeredBin,
      missingBarcode: requestLines.missingBarcode,
      sentBackAt: requestLines.sentBackAt,
      handedOverAt: requestLines.handedOverAt,
      returnedAt: requestLines.returnedAt,
      orderNumber: orderItems.orderNumber,
      holder: { id: holder.id, name: holder.name, photo: holder.photo },
      heldAt: sql<Date | null>`greatest(${requestLines.heldAt}, ${pickers.lastScanAt})`.mapWith(requestLines.heldAt),
      deliveredTo: requestLines.deliveredTo,
      deliveredAt: requestLines.deliveredAt,
      customerNumber: tryouts.number,
      call: { spot: calls.spot, at: calls.calledAt, by: caller.name },
    })
    .from(requestLines)
    .$dynamic();
  return withProduct(lines, requestLines.variantId)
    .leftJoin(requests, eq(requests.id, requestLines.requestId))
    .leftJoin(placer, eq(placer.id, requests.placedBy))
    .leftJoin(picker, eq(picker.id, requestLines.checkedOutBy))
    .leftJoin(units, eq(units.id, requestLines.unitId))
    .leftJoin(bins, eq(bins.id, units.binId))
    .leftJoin(owner, eq(owner.id, requestLines.ownerId))
    .leftJoin(holder, eq(holder.id, requestLines.heldBy))
    .leftJoin(pickers, and(eq(pickers.userId, requestLines.heldBy), eq(pickers.locationId, requestLines.locationId)))
    .leftJoin(answerer, eq(answerer.id, requestLines.answeredBy))
    .leftJoin(orderItems, eq(orderItems.unitId, requestLines.unitId))
    .leftJoin(tryouts, eq(tryouts.id, requestLines.tryoutId))
    .leftJoin(calls, and(eq(calls.tryoutId, requestLines.tryoutId), isNull(calls.endedAt)))
    .leftJoin(caller, eq(caller.id, calls.calledBy));
}

type Unavailable = NonNullable<RequestLine['unavailable']>;
type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

/** Converts a row to the contract's line. */
export function toRequestLine(row: LineRow): RequestLine {
  const note = storedSaid(row.note, row.noteText, row.noteValues);
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
    otherBarcodes: row.otherBarcodes && toOthers(row.otherBarcodes),
    bin: row.bin,
    shelf: row.shelf,
    lastSeen: toLastSeen(row),
    placedBy: row.placedBy,
    placedAt: row.placedAt?.toISOString() ?? null,
    checkedOutAt: row.checkedOutAt?.toISOString() ?? null,
    checkedOutBy: row.checkedOutBy,
    checkedOutById: row.checkedOutById,
    takenOver: row.takenOver,
    note: row.note,
    noteText: note?.text,
    noteValues: note?.values,
    owner: row.owner && toPerson(row.owner),
    tryoutItemId: row.tryoutId === null ? null : String(row.tryoutId),
    requestNote: row.requestNote,
    messages: row.messages.map(({ message, by, at }) => ({ message, by, at })),
    spot: row.spot,
    nudgedAt: row.nudgedAt?.toISOString() ?? null,
    unavailable: toUnavailable(row),
    missingBarcode: row.missingBarcode,
    sentBackAt: row.sentBackAt?.toISOString() ?? null,
    handedOverAt: row.handedOverAt?.toISOString() ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
    orderNumber: row.orderNumber,
    holder: row.holder && toPerson(row.holder),
    heldAt: row.holder === null ? null : (row.heldAt?.toISOString() ?? null),
    deliveredTo: row.deliveredTo,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    customerNumber: row.customerNumber,
    call: toCall(row),
  };
}

function toCall({ call: { spot, at, by } }: LineRow): CustomerCall | null {
  return at === null || by === null ? null : { spot, at: at.toISOString(), by };
}

/** The named pairs; null if there are more. */
const toOthers = (barcodes: string[]): string[] | null => (barcodes.length > OTHER_BARCODES_MAX ? null : barcodes);

const toPerson = ({ id, name, photo }: { id: string; name: string; photo: string | null }): Person => ({
  id,
  name,
  hasPhoto: photo !== null,
});

function toUnavailable(row: LineRow): Unavailable | null {
  const { unavailableReason: reason, answeredAt, answeredBy, answeredBin } = row;
  if (reason === null || answeredAt === null) return null;
  return { reason, by: answeredBy, at: answeredAt.toISOString(), bin: answeredBin };
}

const linesById = prepareOnce((db) =>
  selectLines(db)
    .where(sql`${requestLines.id} = any(${sql.placeholder('ids')})`)
    .prepare(''),
);

/** Reads lines by their ids, in no order. */
export const readLinesById = (db: Db, ids: readonly number[]): Promise<LineRow[]> => linesById(db).execute({ ids });

/** Reads one line; the id must exist. */
export async function readLine(tx: Tx, lineId: number): Promise<RequestLine> {
  const [row] = await selectLines(tx).where(eq(requestLines.id, lineId));
  if (row === undefined) throw new Error(`Line ${lineId} disappeared within its transaction.`);
  return toRequestLine(row);
}
