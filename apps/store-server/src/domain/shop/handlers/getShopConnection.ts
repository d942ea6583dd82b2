import type { Operation, OperationOptions } from '../../operation.ts';
import { readConnection } from '../queries/connection.ts';

/** Reads how the connection with the shop system is [O-09]. */
export const getShopConnection =
  ({ shopDomain }: Pick<OperationOptions, 'shopDomain'>): Operation<'getShopConnection'> =>
  async ({ store: { db } }) => ({ data: await readConnection(db, shopDomain) });
