import type { OperationOptions, Operations } from '../operation.ts';
import { compareShop } from './handlers/compareShop.ts';
import { getShopConnection } from './handlers/getShopConnection.ts';
import { getShopProblems } from './handlers/getShopProblems.ts';

/** The connection with the shop system, as admins see it. The work itself is in the module `shopify`. */
export const createShopOperations = (options: Pick<OperationOptions, 'shopDomain'>) =>
  ({
    compareShop: compareShop(options),
    getShopConnection: getShopConnection(options),
    getShopProblems,
  }) satisfies Partial<Operations>;
