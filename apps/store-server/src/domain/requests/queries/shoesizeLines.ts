import type { LineCounts, LineStatus, RequestLine, Whose } from '@instore/api';
import { and, count, eq, inArray, type Param, type Placeholder, sql, type SQL } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import { meaningOf, statesWhere } from '../../../base/lineStates.ts';
import type { Db } from '../../../db/database.ts';
import { prepareOnce } from '../../../db/prepareOnce.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { tryoutLines, tryouts } from '../../../db/schema/tryouts.ts';
import { isWaiting, readWaitingLines, waitingSince } from '../../tryouts/index.ts';
import { SHOESIZE_ORDER } from './lineOrder.ts';
import { readLinesWithOffers } from './readLinesWithOffers.ts';
import { selectLines, toRequestLine } from './readLines.ts';

/** The statuses in a tab of the associate [Z-07]. */
const statesIn = (tab: LineStatus) => statesWhere((meaning) => meaning.tab === tab);

/** The statuses in any tab. */
const listedStates = statesWhere(({ tab }) => tab !== undefined);

/** Which lines to list: those of an associate, or all of a location. */
export interface ShoesizeList {
  locationId: string;
  status: LineStatus;
  whose: Whose;
  /** Lines that wait for an associate come first, also in the list of an associate. */
  waitingFirst: boolean;
  userId: string;
  now: Date;
}

/** The part of a list to read. */
interface Part {
  ids: string[] | undefined;
  limit: number;
  offset: number;
}

/** Reads a part of a list in the order of its tab. Lines that wait for an associate are in the first tab of the location. */
export async function readShoesizeLines(db: Db, list: ShoesizeList, part: Part): Promise<RequestLine[]> {
  if (list.status === '1') return readRequested(db, list, part);
  const values = { locationId: list.locationId, owner: ownerOf(list), ...part };
  const rows = await placedLines(db, list.status).execute(values);
  return rows.map(toRequestLine);
}

/** Values of a query: bound to it, or placeholders of a prepared one. */
type Values = Record<'locationId' | 'owner' | 'ids', Param | Placeholder>;

const isNamed = (id: PgColumn, { ids }: Pick<Values, 'ids'>): SQL =>
  sql`(${ids}::bigint[] is null or ${id} = any(${ids}::bigint[]))`;

/** The lines of a tab; without an owner or ids, all of the location. */
function isListed(status: LineStatus, values: Values): SQL | undefined {
  const { locationId, owner } = values;
  return and(
    eq(requestLines.locationId, locationId),
    inArray(requestLines.status, statesIn(status)),
    sql`(${owner}::text is null or ${requestLines.ownerId} = ${owner}::text)`,
    isNamed(requestLines.id, values),
  );
}

const ownerOf = ({ whose, userId }: ShoesizeList): string | null => (whose === 'mine' ? userId : null);

/** Reads a part of the second or third tab. */
const placedLines = prepareOnce((db, status: '2' | '3') => {
  const [locationId, owner, ids] = [sql.placeholder('locationId'), sql.placeholder('owner'), sql.placeholder('ids')];
  return selectLines(db)
    .where(isListed(status, { locationId, owner, ids }))
    .orderBy(...SHOESIZE_ORDER[status])
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('');
});

/** Selects the ids of the first tab: accepted lines and lines of waiting try-on requests, in one order. */
function selectRequested(db: Db, list: ShoesizeList, { ids, limit, offset }: Part) {
  const values = {
    locationId: sql.param(list.locationId),
    owner: sql.param(ownerOf(list)),
    ids: sql.param(ids ?? null),
  };
  const accepted = db
    .select({ id: requestLines.id, at: requestLines.requestedAt, isWaiting: sql<boolean>`false`.as('is_waiting') })
    .from(requestLines)
    .where(isListed(list.status, values));
  const waiting = db
    .select({ id: tryoutLines.id, at: tryouts.requestedAt, isWaiting: sql<boolean>`true`.as('is_waiting') })
    .from(tryouts)
    .innerJoin(tryoutLines, eq(tryoutLines.tryoutId, tryouts.id))
    .where(
      and(
        isWaiting(list.locationId, waitingSince(list.now)),
        list.whose === 'all' || list.waitingFirst ? undefined : sql`false`,
        isNamed(tryoutLines.id, values),
      ),
    );
  return (
    unionAll(accepted, waiting)
      // By position: both parts of a union have the columns id, requested_at and is_waiting.
      .orderBy(...(list.waitingFirst ? [sql`3 desc`] : []), sql`2`, sql`1`)
      .limit(limit)
      .offset(offset)
  );
}

async function readRequested(db: Db, list: ShoesizeList, part: Part): Promise<RequestLine[]> {
  const page = await selectRequested(db, list, part);
  const idsOf = (isWaitingLine: boolean) => page.filter((row) => row.isWaiting === isWaitingLine).map((row) => row.id);
  const [waitingLines, acceptedLines] = await Promise.all([
    readWaitingLines(db, list.locationId, idsOf(true)),
    readLinesWithOffers(db, list.locationId, idsOf(false)),
  ]);
  const byId = new Map([...waitingLines, ...acceptedLines].map((line) => [Number(line.lineId), line]));
  // A line that changed between the two reads is left out: its event follows.
  return page.flatMap(({ id }) => byId.get(id) ?? []);
}

const countsOf = prepareOnce((db) =>
  db
    .select({
      status: requestLines.status,
      isOwn: sql<boolean | null>`${requestLines.ownerId} = ${sql.placeholder('userId')}`,
      count: count(),
    })
    .from(requestLines)
    .where(and(eq(requestLines.locationId, sql.placeholder('locationId')), inArray(requestLines.status, listedStates)))
    .groupBy(sql`1`, sql`2`)
    .prepare(''),
);

const waitingCountOf = prepareOnce((db) =>
  db
    .select({ count: count() })
    .from(tryouts)
    .innerJoin(tryoutLines, eq(tryoutLines.tryoutId, tryouts.id))
    .where(isWaiting(sql.placeholder('locationId'), sql.placeholder('since')))
    .prepare(''),
);

/** How many lines each tab has: the list, the associate, the others, and the location; and how many lines wait. */
export type ShoesizeCounts = Record<Whose | 'listed' | 'colleagues', LineCounts> & { waiting: number };

/** Counts the lines of each tab. Those of the location contain lines of waiting try-on requests, which have no owner. */
export async function countShoesizeLines(db: Db, list: ShoesizeList): Promise<ShoesizeCounts> {
  const { locationId, userId, now } = list;
  const [rows, [open]] = await Promise.all([
    countsOf(db).execute({ locationId, userId }),
    waitingCountOf(db).execute({ locationId, since: waitingSince(now) }),
  ]);
  const countOf = (tab: LineStatus, owners: readonly (boolean | null)[]) =>
    rows
      .filter(({ status, isOwn }) => meaningOf(status).tab === tab && owners.includes(isOwn))
      .reduce((sum, row) => sum + row.count, 0);
  const counts = (owners: readonly (boolean | null)[], more = 0): LineCounts => ({
    request: countOf('1', owners) + more,
    pending: countOf('2', owners),
    checkedout: countOf('3', owners),
  });
  const waiting = open?.count ?? 0;
  // Null: without an owner.
  const all = counts([true, false, null], waiting);
  return {
    listed: list.whose === 'all' ? all : counts([true], list.waitingFirst ? waiting : 0),
    mine: counts([true]),
    colleagues: counts([false]),
    all,
    waiting,
  };
}
