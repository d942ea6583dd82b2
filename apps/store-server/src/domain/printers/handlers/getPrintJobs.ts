import type { Operation } from '../../operation.ts';
import { readPrintJobs } from '../queries/printJobs.ts';

/** Lists the newest print jobs of a location [M-06]. */
export const getPrintJobs: Operation<'getPrintJobs'> = async ({ query, store }) => ({
  data: await readPrintJobs(store.db, query.locationId),
});
