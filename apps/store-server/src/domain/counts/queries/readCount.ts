import type { BinCount, BinCountHead, CountedPair } from '@instore/api';
import { aliasedTable, and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { binCounts, countScans } from '../../../db/schema/counts.ts';
import { users } from '../../../db/schema/people.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { selectRecords, toRecord } from '../../stock/index.ts';
import { isUpToDate } from './isUpToDate.ts';

/** The most counts of a list. */
const COUNTS_MAX = 200;

/** Whether a count runs or waits to be applied. Written like the condition of its indexes. */
export const isRunning = sql`${binCounts.status} in ('open', 'handed-in')`;

const starter = aliasedTable(users, 'starter');
const finisher = aliasedTable(users, 'finisher');

/** Reads counts without their units, the oldest first. */
export async function readHeads(db: Db | Tx, wanted: SQL | undefined): Promise<(BinCountHead & { binId: number })[]> {
  const found = sql<number>`(select count(*) from ${countScans}
    where ${countScans.countId} = ${binCounts.id} and ${countScans.unitId} = any(${binCounts.expected})
      and (not ${isRunning} or ${isUpToDate}))`.mapWith(Number);
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
    })
    .from(binCounts)
    .innerJoin(bins, eq(bins.id, binCounts.binId))
    .leftJoin(starter, eq(starter.id, binCounts.startedBy))
    .leftJoin(finisher, eq(finisher.id, binCounts.handedInBy))
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
  }));
}

/** Reads the count of a bin that runs or waits; undefined if there is none. */
export async function readRunning(db: Db | Tx, binId: number): Promise<BinCount | undefined> {
  const [head] = await readHeads(db, and(eq(binCounts.binId, binId), isRunning));
  return head && withPairs(db, head);
}

/** Reads a count with its units; the id must exist. */
export async function readCount(db: Db | Tx, countId: number): Promise<BinCount> {
  const [head] = await readHeads(db, eq(binCounts.id, countId));
  if (head === undefined) throw new Error(`Count ${countId} disappeared within its transaction.`);
  return withPairs(db, head);
}

async function withPairs(db: Db | Tx, { binId, ...head }: BinCountHead & { binId: number }): Promise<BinCount> {
  // What an applied count did has changed its units.
  const isEnded = head.status === 'applied' || head.status === 'discarded';
  const scans = await db
    .select({ unitId: countScans.unitId, scannedBy: users.name, scannedAt: countScans.scannedAt })
    .from(countScans)
    .innerJoin(users, eq(users.id, countScans.scannedBy))
    .where(and(eq(countScans.countId, Number(head.countId)), isEnded ? undefined : isUpToDate));
  const [count] = await db
    .select({ expected: binCounts.expected })
    .from(binCounts)
    .where(eq(binCounts.id, Number(head.countId)));
  const ids = [...new Set([...(count?.expected ?? []), ...scans.map(({ unitId }) => unitId)])];
  if (ids.length === 0) return { ...head, pairs: [] };
  const rows = await selectRecords(db).where(inArray(units.id, ids)).orderBy(asc(units.id));
  const pairs = rows.map((row): CountedPair => {
    const scan = scans.find(({ unitId }) => unitId === row.id);
    // A missing unit of this bin that turns up is found, too.
    const belongs = count?.expected.includes(row.id) || row.binId === binId;
    return {
      ...toRecord(row),
      result: scan === undefined ? 'expected' : belongs ? 'found' : 'unexpected',
      scannedBy: scan?.scannedBy ?? null,
      scannedAt: scan?.scannedAt.toISOString() ?? null,
    };
  });
  return { ...head, pairs };
}
