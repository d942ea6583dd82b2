import type { BinCount, BinCountHead, CountedPair } from '@instore/api';
import { aliasedTable, and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { STATES_IN_BIN } from '../../../base/unitStates.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { binCounts, countScans } from '../../../db/schema/counts.ts';
import { users } from '../../../db/schema/people.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { selectRecords, toRecord, type RecordRow } from '../../stock/index.ts';
import { countFor, type Viewer } from '../rules/hidden.ts';
import { isSeenSince } from './findings.ts';
import { isUpToDate } from './isUpToDate.ts';

/** The most counts of a list. */
const COUNTS_MAX = 200;

/** Whether a count runs or waits to be applied. Written like the condition of its indexes. */
export const isRunning = sql`${binCounts.status} in ('open', 'handed-in')`;

const starter = aliasedTable(users, 'starter');
const finisher = aliasedTable(users, 'finisher');
const first = aliasedTable(users, 'first');

/** A count in a list, its bin, and how many pairs were scanned. */
type Head = BinCountHead & { binId: number; scans: number };

/** Reads counts without their units, the oldest first. */
export async function readHeads(db: Db | Tx, wanted: SQL | undefined): Promise<Head[]> {
  const found = sql<number>`(select count(*) from ${units}
    where ${units.id} = any(${binCounts.expected}) and (${isSeenSince} or exists (select from ${countScans}
      where ${countScans.countId} = ${binCounts.id} and ${countScans.unitId} = ${units.id}
        and (not ${isRunning} or ${isUpToDate}))))`.mapWith(Number);
  const rows = await db
    .select({
      id: binCounts.id,
      binId: binCounts.binId,
      bin: bins.code,
      status: binCounts.status,
      startedBy: starter.name,
      startedAt: binCounts.startedAt,
      handedInBy: finisher.name,
      handedInAt: binCounts.handedInAt,
      expected: sql<number>`cardinality(${binCounts.expected})`.mapWith(Number),
      found,
      scans: sql<number>`(select count(*) from ${countScans} where ${countScans.countId} = ${binCounts.id})`.mapWith(
        Number,
      ),
      isBlind: binCounts.isBlind,
      recount: binCounts.recount,
      firstBy: first.name,
      firstDifferences: binCounts.firstDifferences,
    })
    .from(binCounts)
    .innerJoin(bins, eq(bins.id, binCounts.binId))
    .leftJoin(starter, eq(starter.id, binCounts.startedBy))
    .leftJoin(finisher, eq(finisher.id, binCounts.handedInBy))
    .leftJoin(first, eq(first.id, binCounts.firstBy))
    .where(wanted)
    .orderBy(asc(binCounts.id))
    .limit(COUNTS_MAX);
  return rows.map((row) => ({
    countId: String(row.id),
    binId: row.binId,
    bin: row.bin,
    status: row.status,
    startedBy: row.startedBy ?? '',
    startedAt: row.startedAt.toISOString(),
    handedInBy: row.handedInBy,
    handedInAt: row.handedInAt?.toISOString() ?? null,
    expected: row.expected,
    found: row.found,
    scans: row.scans,
    isBlind: row.isBlind,
    recount: row.recount ?? undefined,
    firstBy: row.firstBy,
    firstDifferences: row.firstDifferences,
  }));
}

/** Reads the count of a bin that runs or waits, as a person may see it; undefined if there is none. */
export async function readRunning(db: Db | Tx, binId: number, viewer: Viewer): Promise<BinCount | undefined> {
  const [head] = await readHeads(db, and(eq(binCounts.binId, binId), isRunning));
  return head && countFor(await withPairs(db, head), viewer);
}

/** Reads a count with its units, as a person may see it; the id must exist. */
export async function readCount(db: Db | Tx, countId: number, viewer: Viewer): Promise<BinCount> {
  const [head] = await readHeads(db, eq(binCounts.id, countId));
  if (head === undefined) throw new Error(`Count ${countId} disappeared within its transaction.`);
  return countFor(await withPairs(db, head), viewer);
}

async function withPairs(db: Db | Tx, { binId, scans: _scans, ...head }: Head): Promise<BinCount> {
  const countId = Number(head.countId);
  const scans = await db
    .select({ unitId: countScans.unitId, by: users.name, at: countScans.scannedAt, isUpToDate })
    .from(countScans)
    .innerJoin(users, eq(users.id, countScans.scannedBy))
    .where(eq(countScans.countId, countId));
  const [count] = await db.select({ expected: binCounts.expected }).from(binCounts).where(eq(binCounts.id, countId));
  const expected = count?.expected ?? [];
  const ids = [...new Set([...expected, ...scans.map(({ unitId }) => unitId)])];
  if (ids.length === 0) return { ...head, pairs: [] };
  const seen = await readSeen(db, countId, ids);
  const rows = await selectRecords(db).where(inArray(units.id, ids)).orderBy(asc(units.id));
  const isEnded = head.status === 'applied' || head.status === 'discarded';
  const pairs = rows.map((row): CountedPair => {
    const scan = scans.find(({ unitId }) => unitId === row.id);
    const sighting = scan?.isUpToDate ? scan : seen.find(({ unitId }) => unitId === row.id);
    // A missing unit of this bin that turns up is found, too.
    const belongs = expected.includes(row.id) || row.binId === binId;
    // An applied count has made its expected units missing.
    const isHere = isEnded ? scan === undefined : isIn(binId, row);
    return {
      ...toRecord(row),
      result: sighting ? (belongs ? 'found' : 'unexpected') : isHere ? 'expected' : 'left',
      scannedBy: sighting?.by ?? null,
      scannedAt: sighting?.at?.toISOString() ?? null,
    };
  });
  return { ...head, pairs };
}

/** Who has put units into the counted bin, or seen them there, since the count began. */
function readSeen(db: Db | Tx, countId: number, ids: number[]) {
  return db
    .select({ unitId: units.id, by: users.name, at: units.changedAt })
    .from(units)
    .innerJoin(binCounts, eq(binCounts.id, countId))
    .leftJoin(users, eq(users.id, units.changedBy))
    .where(and(inArray(units.id, ids), isSeenSince));
}

const isIn = (binId: number, { state, missing, ...row }: RecordRow): boolean =>
  row.binId === binId && !missing && STATES_IN_BIN.includes(state);
