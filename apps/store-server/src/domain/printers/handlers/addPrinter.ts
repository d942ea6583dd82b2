import { once } from '../../../db/idempotency.ts';
import { printers } from '../../../db/schema/printing.ts';
import { locationName } from '../../../security/locations.ts';
import type { Operation, OperationOptions } from '../../operation.ts';
import { checkPrinter, lockPrinterNames, readPrinter } from '../queries/printers.ts';

/** Adds a printer to a location, where the settings allow its address [M-06]. */
export const addPrinter =
  ({ printerRanges }: Pick<OperationOptions, 'printerRanges'>): Operation<'addPrinter'> =>
  (input) =>
    once('addPrinter', input, async (tx) => {
      const { locationId, ...body } = input.body;
      await locationName(tx, locationId, '/locationId');
      await lockPrinterNames(tx, locationId);
      const wanted = await checkPrinter(tx, { locationId, wanted: body }, printerRanges);
      const [added] = await tx
        .insert(printers)
        .values({ ...wanted, locationId })
        .returning({ id: printers.id });
      return { data: await readPrinter(tx, added?.id ?? 0) };
    });
