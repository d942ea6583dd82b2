import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { binCounts } from '../../../db/schema/counts.ts';
import { units } from '../../../db/schema/stock.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { answerNotAvailable, lockLinesAndUnits } from '../../requests/index.ts';
import { changeWords, pairOf, selectRecords, type RecordRow } from '../../stock/index.ts';
import { readContent } from '../queries/binContent.ts';
import { countDifferences, readFindings } from '../queries/findings.ts';
import { lockCount, type LockedCount } from '../queries/lockCount.ts';
import { readCount } from '../queries/readCount.ts';
import { refuseBeforeHandedIn } from '../rules/recount.ts';

type Input = OperationInput<'applyCount'>;

/**
 * Applies a count to the stock [W-12]: units that no one has seen since the count began are missing, as with K-12's 'not
 * found'; scanned ones are in the bin. Units that were brought elsewhere after their scan stay where they are. Locks the
 * count, then the lines of the missing units, then all units.
 */
export const applyCount: Operation<'applyCount'> = (input) =>
  once('applyCount', input, async (tx) => {
    const { body, caller, store } = input;
    const count = await lockCount(tx, body);
    refuseBeforeHandedIn(count);
    await refuseTooMany(tx, count);
    const before = await readFindings(tx, count);
    const others = [...count.expected, ...before.scanned];
    const { units: locked, lines, late } = await lockLinesAndUnits(tx, count.locationId, before.absent, others);
    // Until the locks were there, a unit may have been seen.
    const { scanned, absent } = await readFindings(tx, count);
    await refuseIfChanged(tx, count, scanned);
    await refuseIfPromised(tx, late);
    // They were seen when they were scanned.
    await tx.execute(sql`select set_config('in_store.applies_count', 'yes', true)`);
    await putIntoBin(tx, input, count, scanned);
    const answered = lines.filter(({ unitId }) => unitId !== null && absent.includes(unitId));
    const held = answered.flatMap(({ unitId }) => unitId ?? []);
    await setMissing(tx, input, held, { state: 'Checked In' });
    await setMissing(
      tx,
      input,
      absent.filter((id) => !held.includes(id)),
    );
    for (const line of answered) {
      const gone = locked.find(({ id }) => id === line.unitId);
      await answerNotAvailable(tx, { caller, store, locationId: body.locationId }, line, { gone, reason: 'not found' });
    }
    await tx
      .update(binCounts)
      .set({
        status: 'applied',
        closedBy: caller.userId,
        closedAt: store.now(),
        matched: count.expected.length - absent.length,
      })
      .where(eq(binCounts.id, count.id));
    return { status: true, data: await readCount(tx, count.id, caller) };
  });

/** @throws ProblemError 409 for a planned count that was not handed in, with too many differences */
async function refuseTooMany(tx: Tx, count: LockedCount): Promise<void> {
  if (count.status !== 'open' || count.recount !== null || count.recountAbove === null) return;
  const differences = await countDifferences(tx, count);
  if (differences <= count.recountAbove) return;
  const message = said('There are {count} differences. Hand the count in: another person counts this bin again.', {
    count: String(differences),
  });
  throw fieldProblem(409, 'Count again', '/countId', message);
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

/**
 * @throws ProblemError 409 that names the first unit which left the bin since the last scan, or came into it
 */
async function refuseIfChanged(tx: Tx, count: LockedCount, scanned: number[]): Promise<void> {
  const content = await readContent(tx, count.binId);
  const came = content.filter((id) => !count.expected.includes(id) && !scanned.includes(id));
  const left = count.expected.filter((id) => !content.includes(id));
  const rows = await recordsOf(tx, [...came, ...left]);
  const changed = rows.find(({ id }) => left.includes(id)) ?? rows[0];
  if (changed === undefined) return;
  // Without a lock: one out of the order of the ids could deadlock with a move.
  const [unit] = await tx
    .select({ at: units.changedAt, by: units.changedBy })
    .from(units)
    .where(eq(units.id, changed.id));
  const change = { at: unit?.at ?? count.startedAt, by: unit?.by ?? null };
  const words = await changeWords(tx, count.locationId, change);
  const values = { ...pairOf(changed), ...words.values };
  const message = came.includes(changed.id)
    ? said(
        '{name}, size {size} was put into the bin after the last scan ({person}, {time}). Scan a pair of the bin again, or discard the count.',
        values,
        words.english,
      )
    : said(
        '{name}, size {size} left the bin after the last scan ({person}, {time}). Scan a pair of the bin again, or discard the count.',
        values,
        words.english,
      );
  throw fieldProblem(409, 'Changed in the meantime', '/countId', message);
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
