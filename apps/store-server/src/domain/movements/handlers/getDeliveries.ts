import type { Operation } from '../../operation.ts';
import { readDeliveries } from '../queries/readHeads.ts';

/** Lists the deliveries of a location [M-02]. */
export const getDeliveries: Operation<'getDeliveries'> = async ({ query, store: { db } }) => ({
  status: true,
  data: await readDeliveries(db, query),
});
