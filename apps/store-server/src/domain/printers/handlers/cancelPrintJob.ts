import { eq } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { printJobs } from '../../../db/schema/printing.ts';
import type { Operation } from '../../operation.ts';
import { lockPrintJob, readPrintJob } from '../queries/printJobs.ts';

/** Cancels a print job that waits [M-06]. */
export const cancelPrintJob: Operation<'cancelPrintJob'> = (input) =>
  once('cancelPrintJob', input, async (tx) => {
    const id = Number(input.path.printJobId);
    const { status } = await lockPrintJob(tx, id);
    if (status !== 'waiting') {
      throw problem(409, 'Not waiting', { detail: 'This print job does not wait any more.' });
    }
    await tx.update(printJobs).set({ status: 'cancelled', endedAt: input.store.now() }).where(eq(printJobs.id, id));
    return { data: await readPrintJob(tx, id) };
  });
