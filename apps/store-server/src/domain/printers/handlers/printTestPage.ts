import { once } from '../../../db/idempotency.ts';
import type { Operation } from '../../operation.ts';
import { addPrintJob } from '../queries/printJobs.ts';
import { readPrinter } from '../queries/printers.ts';
import { type Label, labelsToZpl } from '../rules/zpl.ts';

/** Prints a label that shows where the printer is, and how it is set [M-06]. */
export const printTestPage: Operation<'printTestPage'> = (input) =>
  once('printTestPage', input, async (tx) => {
    const { path, caller, store } = input;
    const printer = await readPrinter(tx, Number(path.printerId));
    const { name, address, port, dpi, labelWidth, labelHeight, locationId } = printer;
    const label: Label = {
      head: name,
      lines: [`${address}:${port}`, `${labelWidth} x ${labelHeight} mm, ${dpi} dpi`],
      code: `TEST-${printer.printerId}`,
    };
    return {
      data: await addPrintJob(tx, {
        printerId: Number(path.printerId),
        locationId,
        kind: 'test',
        subject: name,
        labels: 1,
        zpl: labelsToZpl([label], printer),
        requestedBy: caller.userId,
        requestedAt: store.now(),
      }),
    };
  });
