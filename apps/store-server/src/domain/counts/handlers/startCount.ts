import { and, eq } from 'drizzle-orm';
import { once } from '../../../db/idempotency.ts';
import { binCounts } from '../../../db/schema/counts.ts';
import type { Operation } from '../../operation.ts';
import { findBin } from '../../stock/index.ts';
import { readContent } from '../queries/binContent.ts';
import { isRunning, readCount } from '../queries/readCount.ts';

/** Starts the count of a bin, or returns the one that runs, which another person may have started [W-12]. */
export const startCount: Operation<'startCount'> = (input) =>
  once('startCount', input, async (tx) => {
    const { body, caller, store } = input;
    const bin = await findBin(tx, body.locationId, body.bin);
    const [started] = await tx
      .insert(binCounts)
      .values({
        locationId: body.locationId,
        binId: bin.id,
        startedBy: caller.userId,
        startedAt: store.now(),
        expected: await readContent(tx, bin.id),
      })
      // Of two people who start at once the second continues the count of the first.
      .onConflictDoNothing()
      .returning({ id: binCounts.id });
    const [count] = started
      ? [started]
      : await tx
          .select({ id: binCounts.id })
          .from(binCounts)
          .where(and(eq(binCounts.binId, bin.id), isRunning));
    if (count === undefined) throw new Error(`The count of bin ${bin.code} ended while it was started.`);
    return { status: true, data: await readCount(tx, count.id) };
  });
