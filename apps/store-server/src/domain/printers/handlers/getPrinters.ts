import type { Operation, OperationOptions } from '../../operation.ts';
import { readPrinters } from '../queries/printers.ts';

/** Lists the printers of a location, and where the settings allow some [M-06]. */
export const getPrinters =
  ({ printerRanges }: Pick<OperationOptions, 'printerRanges'>): Operation<'getPrinters'> =>
  async ({ query, store }) => ({
    data: {
      printers: await readPrinters(store.db, { locationId: query.locationId }),
      ranges: [...printerRanges],
    },
  });
