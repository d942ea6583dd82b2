import { type Transfer, type TransferStatus, TRANSFER_STATUSES } from '@instore/api';
import { aliasedTable, and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { canonicalBarcode } from '../../../base/barcode.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { movementHistory, movementLines, movements } from '../../../db/schema/movements.ts';
import { users } from '../../../db/schema/people.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { locations } from '../../../db/schema/stores.ts';
import { binOfLastUnit, productColumns, toProductFacts, withProduct } from '../../stock/index.ts';
import type { OperationInput } from '../../operation.ts';
import { isTransferAt } from './lockTransfer.ts';
import { nearestWithUnit } from './nearest.ts';

type Query = OperationInput<'getTransfers'>['query'];
type List = NonNullable<Query['list']>;

const origin = aliasedTable(locations, 'origin');
const destination = aliasedTable(locations, 'destination');

/** The steps of a transfer in their order. */
const steps = sql<{ status: string; at: string; by: string | null }[]>`(
  select coalesce(json_agg(json_build_object('status', ${movementHistory.status}, 'at', ${movementHistory.at}, 'by', person.name)
    order by ${movementHistory.id}), '[]')
  from ${movementHistory} left join users as person on person.id = ${movementHistory.actor}
  where ${movementHistory.movementId} = ${movements.id})`;

/** Where a received unit without a bin goes: to a bin for held pairs, or to the one of the last unit of its size. */
const suggestedBin = sql<string | null>`case when ${movements.status} = 'received' and ${units.binId} is null then (
  case ${units.state} when 'Pending' then (
    select code from ${bins} as goes_to where goes_to.location_id = ${movements.locationId} and goes_to.zone = 'hold'
    order by code limit 1)
  else ${binOfLastUnit(movements.locationId, movementLines.variantId)} end) end`;

const next = sql<Transfer['next']>`case when ${movements.status} in ('refused', 'missing') then ${nearestWithUnit(
  sql`${movementLines.variantId}`,
  { to: sql`${movements.locationId}`, except: sql`${movements.fromLocationId}` },
)} end`;

function selectTransfers(db: Db | Tx) {
  const query = db
    .select({
      ...productColumns,
      transfer: movements,
      from: { id: origin.id, name: origin.name },
      to: { id: destination.id, name: destination.name },
      carton: movementLines.carton,
      condition: movementLines.condition,
      barcode: units.barcode,
      bin: bins.code,
      suggestedBin,
      asker: { id: users.id, name: users.name, hasPhoto: sql<boolean>`${users.photo} is not null` },
      next,
      steps,
    })
    .from(movements)
    .innerJoin(movementLines, eq(movementLines.movementId, movements.id));
  return withProduct(query.$dynamic(), movementLines.variantId)
    .innerJoin(origin, eq(origin.id, movements.fromLocationId))
    .innerJoin(destination, eq(destination.id, movements.locationId))
    .innerJoin(users, eq(users.id, movements.askedBy))
    .leftJoin(units, eq(units.id, movementLines.unitId))
    .leftJoin(bins, eq(bins.id, units.binId));
}

/** Reads transfers that the transaction has locked, in the order of their ids. */
export async function readTransfersIn(tx: Tx, ids: readonly number[]): Promise<Transfer[]> {
  const rows = await selectTransfers(tx)
    .where(inArray(movements.id, [...ids]))
    .orderBy(asc(movements.id));
  return rows.map(toTransfer);
}

/** Reads a transfer that the transaction has locked. */
export async function readTransferIn(tx: Tx, id: number): Promise<Transfer> {
  const [transfer] = await readTransfersIn(tx, [id]);
  if (transfer === undefined) throw new Error(`Transfer ${id} disappeared within its transaction.`);
  return transfer;
}

const isOpen = isNull(movements.closedAt);

/** Which transfers a list has. */
const LISTS: Record<List, (locationId: string) => SQL | undefined> = {
  incoming: (locationId) => and(isTransferAt(locationId, 'to'), isOpen),
  outgoing: (locationId) => and(isTransferAt(locationId, 'from'), isOpen),
  done: (locationId) =>
    and(or(isTransferAt(locationId, 'to'), isTransferAt(locationId, 'from')), isNotNull(movements.closedAt)),
};

const ORDER: Record<List, SQL[]> = {
  incoming: [asc(movementLines.carton), asc(movements.id)],
  outgoing: [asc(movementLines.carton), asc(movements.id)],
  done: [desc(movements.closedAt), desc(movements.id)],
};

const isFound = (search: string) =>
  or(
    eq(movementLines.carton, search.toUpperCase()),
    eq(units.barcode, canonicalBarcode(search)),
    eq(movements.number, search.toUpperCase()),
  );

interface Page {
  listed: SQL | undefined;
  list: List;
  page: number;
  size: number;
  isSearch: boolean;
}

/** The ids of a page. What a row shows is not read for the whole list, which has all transfers that ever ended. */
function pageOf(db: Db, { listed, list, page, size, isSearch }: Page) {
  const query = db.select({ id: movements.id }).from(movements).$dynamic();
  const withLines = () =>
    query
      .innerJoin(movementLines, eq(movementLines.movementId, movements.id))
      .leftJoin(units, eq(units.id, movementLines.unitId));
  return (list === 'done' && !isSearch ? query : withLines())
    .where(listed)
    .orderBy(...ORDER[list])
    .limit(size)
    .offset(page * size);
}

/** Reads a page of a list of transfers, or named transfers of it, and how many each list has. */
export async function readTransfers(db: Db, query: Query) {
  const { locationId, list = 'incoming', ids, search = '', page = 0, size = 20 } = query;
  const text = search.trim();
  const listed = and(LISTS[list](locationId), text === '' ? undefined : isFound(text));
  const count = (of: List) => db.$count(movements, LISTS[of](locationId));
  const found = db
    .select({ id: movements.id })
    .from(movements)
    .innerJoin(movementLines, eq(movementLines.movementId, movements.id))
    .leftJoin(units, eq(units.id, movementLines.unitId))
    .where(listed)
    .as('found');
  const shown = ids
    ? and(listed, inArray(movements.id, ids.map(Number)))
    : // An array, so that the joins begin with these few ids.
      sql`${movements.id} = any(array(${pageOf(db, { listed, list, page, size, isSearch: text !== '' })}))`;
  const [rows, totalElements, incoming, outgoing, done] = await Promise.all([
    selectTransfers(db)
      .where(shown)
      .orderBy(...ORDER[list]),
    text === '' ? count(list) : db.$count(found),
    count('incoming'),
    count('outgoing'),
    count('done'),
  ]);
  return { content: rows.map(toTransfer), totalElements, counts: { incoming, outgoing, done } };
}

const statusOf = (status: string): TransferStatus => TRANSFER_STATUSES.find((each) => each === status) ?? 'asked';

function toTransfer(row: Awaited<ReturnType<typeof selectTransfers>>[number]): Transfer {
  const { transfer } = row;
  return {
    ...toProductFacts(row),
    transferId: String(transfer.id),
    number: transfer.number,
    from: row.from,
    to: row.to,
    status: statusOf(transfer.status),
    carton: row.carton === '' ? null : row.carton,
    barcode: row.barcode,
    bin: row.bin,
    suggestedBin: row.suggestedBin,
    askedBy: row.asker,
    askedAt: transfer.announcedAt.toISOString(),
    firstName: transfer.firstName,
    note: transfer.note,
    until: transfer.until?.toISOString() ?? null,
    lineId: transfer.lineId === null ? null : String(transfer.lineId),
    reason: transfer.reason,
    condition: row.condition,
    next: row.next,
    nudgedAt: transfer.nudgedAt?.toISOString() ?? null,
    steps: row.steps.map(({ status, at, by }) => ({ status: statusOf(status), at: new Date(at).toISOString(), by })),
    version: transfer.version,
  };
}
