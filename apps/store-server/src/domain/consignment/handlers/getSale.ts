import { findItem, readSale } from '../queries/lineSale.ts';
import type { Operation } from '../../operation.ts';

/** Lists the units that `sellLine` would sell, store-owned ones, too [Z-12]. */
export const getSale: Operation<'getSale'> = async ({ query, caller, store: { db } }) => ({
  status: true,
  data: await readSale(db, query.orderNumber, await findItem(db, caller, query)),
});
