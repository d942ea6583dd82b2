import { and, asc, eq, inArray, not, or, sql } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { binCounts, countScans } from '../../../db/schema/counts.ts';
import { units } from '../../../db/schema/stock.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { answerNotAvailable, lockLinesAndUnits } from '../../requests/index.ts';
import { pairOf, selectRecords, type RecordRow } from '../../stock/index.ts';
import { readContent } from '../queries/binContent.ts';
import { isUpToDate } from '../queries/isUpToDate.ts';
import { lockCount, type LockedCount } from '../queries/lockCount.ts';
import { readCount } from '../queries/readCount.ts';

type Input = OperationInput<'applyCount'>;

/**
 * Applies a count to the stock [W-12]: units that were not scanned are missing, as with K-12's 'not found'; scanned ones
 * are in the bin. Locks the count, then the lines of the missing units, then all units.
 */
export const applyCount: Operation<'applyCount'> = (input) =>
  once('applyCount', input, async (tx) => {
    const { body, caller, store } = input;
    const count = await lockCount(tx, body);
    const scanned = await scannedUnits(tx, count);
    const absent = count.expected.filter((id) => !scanned.includes(id));
    const others = [...count.expected, ...scanned];
    const { units: locked, lines, late } = await lockLinesAndUnits(tx, count.locationId, absent, others);
    await refuseIfChanged(tx, count, { scanned, outdated: await outdatedScans(tx, count) });
    await refuseIfPromised(tx, late);
    await putIntoBin(tx, input, count, scanned);
    const held = lines.flatMap(({ unitId }) => unitId ?? []);
    await setMissing(tx, input, held, { state: 'Checked In' });
    await setMissing(
      tx,
      input,
      absent.filter((id) => !held.includes(id)),
    );
    for (const line of lines) {
      const gone = locked.find(({ id }) => id === line.unitId);
      await answerNotAvailable(tx, { caller, store, locationId: body.locationId }, line, { gone, reason: 'not found' });
    }
    await tx
      .update(binCounts)
      .set({ status: 'applied', closedBy: caller.userId, closedAt: store.now() })
      .where(eq(binCounts.id, count.id));
    return { status: true, data: await readCount(tx, count.id) };
  });

async function scannedUnits(tx: Tx, count: LockedCount): Promise<number[]> {
  const rows = await tx
    .select({ unitId: countScans.unitId })
    .from(countScans)
    .where(eq(countScans.countId, count.id))
    .orderBy(asc(countScans.unitId));
  return rows.map(({ unitId }) => unitId);
}

/**
 * A request that is placed between the locks of lines and units has no locked line.
 * @throws ProblemError 409 that names the unit which was reserved then
 */
async function refuseIfPromised(tx: Tx, late: number | undefined): Promise<void> {
  if (late === undefined) return;
  const [unit] = await recordsOf(tx, [late]);
  if (unit === undefined) throw new Error(`Unit ${late} disappeared within the transaction.`);
  const message = said('{name}, size {size} was requested a moment ago. Apply the count again.', pairOf(unit));
  throw fieldProblem(409, 'Changed in the meantime', '/countId', message);
}

/** The units that were brought elsewhere after their scan, or are missing since. */
async function outdatedScans(tx: Tx, count: LockedCount): Promise<number[]> {
  const rows = await tx
    .select({ unitId: countScans.unitId })
    .from(countScans)
    .where(and(eq(countScans.countId, count.id), not(isUpToDate)));
  return rows.map(({ unitId }) => unitId);
}

/**
 * @throws ProblemError 409 that names the first unit which came into the bin or left it since the last scan, or was
 *   brought elsewhere since its own scan
 */
async function refuseIfChanged(
  tx: Tx,
  count: LockedCount,
  { scanned, outdated }: { scanned: number[]; outdated: number[] },
): Promise<void> {
  const content = await readContent(tx, count.binId);
  const came = content.filter((id) => !count.expected.includes(id) && !scanned.includes(id));
  const left = count.expected.filter((id) => !content.includes(id));
  const rows = await recordsOf(tx, [...came, ...left, ...scanned]);
  const gone = rows.find(({ id, state }) => scanned.includes(id) && (state === 'Checked Out' || state === 'Sold'));
  const changed =
    gone ??
    rows.find(({ id }) => left.includes(id)) ??
    rows.find(({ id }) => came.includes(id)) ??
    rows.find(({ id }) => outdated.includes(id));
  if (changed === undefined) return;
  const text = came.includes(changed.id)
    ? '{name}, size {size} was put into the bin after the last scan. Scan the bin again.'
    : '{name}, size {size} left the bin after the last scan. Scan the bin again.';
  throw fieldProblem(409, 'Changed in the meantime', '/countId', said(text, pairOf(changed)));
}

async function recordsOf(tx: Tx, ids: number[]): Promise<RecordRow[]> {
  return ids.length === 0 ? [] : selectRecords(tx).where(inArray(units.id, ids)).orderBy(asc(units.id));
}

/** Records the scanned units in the bin; missing ones are found. */
async function putIntoBin(tx: Tx, { caller, store }: Input, count: LockedCount, scanned: number[]): Promise<void> {
  if (scanned.length === 0) return;
  const elsewhere = or(sql`${units.binId} is distinct from ${count.binId}`, units.missing);
  await tx
    .update(units)
    .set({
      binId: count.binId,
      missing: false,
      placeVersion: sql`${units.placeVersion} + 1`,
      correctedBy: caller.userId,
      correctedAt: store.now(),
    })
    .where(and(inArray(units.id, scanned), elsewhere));
}

/** Sets absent units missing, all of them before a line gets another unit: no absent unit is promised to a line. */
async function setMissing(
  tx: Tx,
  { caller, store }: Input,
  absent: number[],
  more: Partial<typeof units.$inferInsert> = {},
): Promise<void> {
  if (absent.length === 0) return;
  await tx
    .update(units)
    .set({ ...more, missing: true, setAsideNote: null, setAsideBy: caller.userId, setAsideAt: store.now() })
    .where(inArray(units.id, absent));
}
