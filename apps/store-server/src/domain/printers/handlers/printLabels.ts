import { eq } from 'drizzle-orm';
import type { Language } from '@instore/api';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { users } from '../../../db/schema/people.ts';
import type { Operation } from '../../operation.ts';
import { addPrintJob } from '../queries/printJobs.ts';
import { readLabels } from '../queries/readLabels.ts';
import { readPrinter } from '../queries/printers.ts';
import { labelsToZpl } from '../rules/zpl.ts';

/** Queues the labels of bins, pairs or cartons for a printer [M-06]. */
export const printLabels: Operation<'printLabels'> = (input) =>
  once('printLabels', input, async (tx) => {
    const { path, body, caller, store } = input;
    const { kind, ids, copies = 1 } = body;
    const printer = await readPrinter(tx, Number(path.printerId));
    const { locationId } = printer;
    const labels = await readLabels(tx, { locationId, kind, ids, language: await languageOf(tx, caller.userId) });
    return {
      data: await addPrintJob(tx, {
        printerId: Number(path.printerId),
        locationId,
        kind,
        subject: labels[0].code,
        labels: labels.length * copies,
        zpl: labelsToZpl(labels, printer, copies),
        requestedBy: caller.userId,
        requestedAt: store.now(),
      }),
    };
  });

async function languageOf(tx: Tx, userId: string): Promise<Language> {
  const [user] = await tx.select({ language: users.language }).from(users).where(eq(users.id, userId));
  const language = user?.language;
  return language === 'es' || language === 'ar' ? language : 'en';
}
