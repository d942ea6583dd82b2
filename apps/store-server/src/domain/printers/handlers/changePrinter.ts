import { eq } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { printers } from '../../../db/schema/printing.ts';
import type { Operation, OperationOptions } from '../../operation.ts';
import { checkPrinter, lockPrinter, lockPrinterNames, readPrinter } from '../queries/printers.ts';

/** Changes a printer. It is asked again how it is [M-06]. */
export const changePrinter =
  ({ printerRanges }: Pick<OperationOptions, 'printerRanges'>): Operation<'changePrinter'> =>
  (input) =>
    once('changePrinter', input, async (tx) => {
      const { basedOn, ...body } = input.body;
      const id = Number(input.path.printerId);
      const { locationId } = await readPrinter(tx, id);
      await lockPrinterNames(tx, locationId);
      const { version } = await lockPrinter(tx, id);
      if (version !== basedOn) {
        throw problem(409, 'Changed meanwhile', {
          detail: 'Another admin has changed this printer. Look at it again before you save.',
        });
      }
      const wanted = await checkPrinter(tx, { locationId, wanted: body, id: String(id) }, printerRanges);
      const fresh = { state: 'unknown', stateSince: null, checkedAt: null, failures: 0, nextAt: null } as const;
      await tx
        .update(printers)
        .set({ ...wanted, ...fresh, version: version + 1 })
        .where(eq(printers.id, id));
      return { data: await readPrinter(tx, id) };
    });
