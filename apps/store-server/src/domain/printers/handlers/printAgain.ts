import { problem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import type { Operation } from '../../operation.ts';
import { addPrintJob, lockPrintJob } from '../queries/printJobs.ts';

/** Queues the labels of an ended print job as a new one [M-06]. */
export const printAgain: Operation<'printAgain'> = (input) =>
  once('printAgain', input, async (tx) => {
    const { path, caller, store } = input;
    const { printerId, locationId, kind, subject, labels, zpl, status } = await lockPrintJob(
      tx,
      Number(path.printJobId),
    );
    if (status === 'waiting') throw problem(409, 'Still waiting', { detail: 'This print job still waits.' });
    return {
      data: await addPrintJob(tx, {
        printerId,
        locationId,
        kind,
        subject,
        labels,
        zpl,
        requestedBy: caller.userId,
        requestedAt: store.now(),
      }),
    };
  });
