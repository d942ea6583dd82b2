import { sql } from 'drizzle-orm';
import { once } from '../../../db/idempotency.ts';
import { binCounts } from '../../../db/schema/counts.ts';
import type { Operation } from '../../operation.ts';
import { findBin } from '../../stock/index.ts';
import { readContent } from '../queries/binContent.ts';
import { readCount } from '../queries/readCount.ts';

/** Starts the count of a bin, or returns the one that runs, which another person may have started [W-12]. */
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
      .returning({ id: binCounts.id });
    if (count === undefined) throw new Error(`The count of bin ${bin.code} was not stored.`);
    return { status: true, data: await readCount(tx, count.id) };
  });

/** The condition of the index `bin_counts_running`, in which PostgreSQL allows no name of a table. */
const running = sql`status in ('open', 'handed-in')`;
