import { isNull } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { shopifyShop } from '../../../db/schema/shopify.ts';
import type { Operation, OperationOptions } from '../../operation.ts';
import { readConnection } from '../queries/connection.ts';

/** Asks the nodes for a comparison with the shop system; one of them begins within seconds [O-09]. */
export const compareShop =
  ({ shopDomain }: Pick<OperationOptions, 'shopDomain'>): Operation<'compareShop'> =>
  (input) =>
    once('compareShop', input, async (tx) => {
      const { state, isComparing } = await readConnection(tx, shopDomain);
      if (state !== 'connected') {
        throw problem(409, 'Not possible', { detail: 'The store is not connected with a shop.' });
      }
      if (!isComparing) {
        await tx.update(shopifyShop).set({ askedAt: input.store.now() }).where(isNull(shopifyShop.askedAt));
      }
      return { data: await readConnection(tx, shopDomain) };
    });
