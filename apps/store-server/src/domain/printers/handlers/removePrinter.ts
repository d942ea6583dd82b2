import { eq } from 'drizzle-orm';
import { once } from '../../../db/idempotency.ts';
import { printers } from '../../../db/schema/printing.ts';
import type { Operation } from '../../operation.ts';
import { lockPrinter, readPrinter } from '../queries/printers.ts';

/** Removes a printer with its print jobs [M-06]. */
export const removePrinter: Operation<'removePrinter'> = (input) =>
  once('removePrinter', input, async (tx) => {
    const id = Number(input.path.printerId);
    await lockPrinter(tx, id);
    const printer = await readPrinter(tx, id);
    await tx.delete(printers).where(eq(printers.id, id));
    return { data: printer };
  });
