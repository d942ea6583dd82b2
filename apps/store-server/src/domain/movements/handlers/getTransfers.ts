import type { Operation } from '../../operation.ts';
import { readTransfers } from '../queries/readTransfers.ts';

/** Lists the pairs that move between a location and others [M-03]. */
export const getTransfers: Operation<'getTransfers'> = async ({ query, store: { db } }) => ({
  status: true,
  data: await readTransfers(db, query),
});
