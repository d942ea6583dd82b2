import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { binCounts, countScans } from '../../../db/schema/counts.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { findBin } from '../../stock/index.ts';
import { readContent } from '../queries/binContent.ts';
import { joinRounds } from '../queries/joinRounds.ts';
import { refuseFirstCounter } from '../rules/recount.ts';
import { readCount } from '../queries/readCount.ts';

type Input = OperationInput<'startCount'>;
type Count = typeof binCounts.$inferSelect;

/**
 * Starts the count of a bin, or returns the one that runs, which another person may have started [W-12]. It counts for the
 * planned rounds of the bin. A count that had too many differences is begun anew by another person [M-07].
 */
export const startCount: Operation<'startCount'> = (input) =>
  once('startCount', input, async (tx) => {
    const { body, caller, store } = input;
    const bin = await findBin(tx, body.locationId, body.bin);
    const [count] = await tx
      .insert(binCounts)
      .values({
        locationId: body.locationId,
        binId: bin.id,
        startedBy: caller.userId,
        startedAt: store.now(),
        expected: await readContent(tx, bin.id),
      })
      // Changes nothing, but locks the count that runs: it cannot end before it is read.
      .onConflictDoUpdate({ target: binCounts.binId, targetWhere: running, set: { binId: sql`excluded.bin_id` } })
      .returning();
    if (count === undefined) throw new Error(`The count of bin ${bin.code} was not stored.`);
    await joinRoundsOfBin(tx, input, count);
    if (count.recount === 'asked') await beginRecount(tx, input, count);
    return { status: true, data: await readCount(tx, count.id, caller) };
  });

/** The condition of the index `bin_counts_running`, in which PostgreSQL allows no name of a table. */
const running = sql`status in ('open', 'handed-in')`;

/** A count that has no scan yet is counted as its rounds want it. */
async function joinRoundsOfBin(tx: Tx, { store }: Input, { id, binId, version }: Count): Promise<void> {
  const rules = await joinRounds(tx, { countId: id, binId, now: store.now() });
  if (rules === undefined) return;
  const { isBlind, recountAbove } = rules;
  await tx
    .update(binCounts)
    .set(version === 0 ? { isBlind, recountAbove } : { recountAbove })
    .where(eq(binCounts.id, id));
}

/** @throws ProblemError 409 for the person who counted first */
async function beginRecount(tx: Tx, { caller, store }: Input, count: Count): Promise<void> {
  refuseFirstCounter(count, caller.userId);
  await tx.delete(countScans).where(eq(countScans.countId, count.id));
  await tx
    .update(binCounts)
    .set({
      recount: 'running',
      status: 'open',
      startedBy: caller.userId,
      startedAt: store.now(),
      handedInBy: null,
      handedInAt: null,
      expected: await readContent(tx, count.binId),
      version: count.version + 1,
    })
    .where(eq(binCounts.id, count.id));
}
