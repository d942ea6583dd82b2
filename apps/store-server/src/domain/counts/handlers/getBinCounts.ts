import { and, eq } from 'drizzle-orm';
import { binCounts } from '../../../db/schema/counts.ts';
import type { Operation } from '../../operation.ts';
import { headFor } from '../rules/hidden.ts';
import { isRunning, readHeads } from '../queries/readCount.ts';

/** Lists the counts of a location that run or wait to be applied [W-12]. */
export const getBinCounts: Operation<'getBinCounts'> = async ({ query, caller, store: { db } }) => {
  const heads = await readHeads(db, and(eq(binCounts.locationId, query.locationId), isRunning));
  return { data: heads.map(({ binId: _binId, scans, ...head }) => headFor(head, scans, caller)) };
};
