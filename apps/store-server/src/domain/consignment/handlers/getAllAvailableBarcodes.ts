import { and, asc, eq } from 'drizzle-orm';
import { units } from '../../../db/schema/stock.ts';
import { scopeOf } from '../../../security/scope.ts';
import { isFree, standsHere } from '../../stock/index.ts';
import { inTakingOrder, selectAvailable, toAvailable } from '../queries/orders.ts';
import type { Operation } from '../../operation.ts';

/** The most pairs that one answer lists: nobody chooses among more. */
const MOST = 500;

/** Lists the free pairs of a variant, by location and in the order in which they would be taken [G-03]. */
export const getAllAvailableBarcodes: Operation<'getAllAvailableBarcodes'> = async (input) => {
  const { path, query, caller, store } = input;
  const scope = scopeOf(caller, query?.locationId);
  const rows = await selectAvailable(store.db)
    .where(and(standsHere(scope), eq(units.variantId, path.id), isFree))
    .orderBy(asc(units.locationId), ...inTakingOrder)
    .limit(MOST);
  return { status: true, data: rows.map(toAvailable) };
};
