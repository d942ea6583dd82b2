import { and, asc, eq } from 'drizzle-orm';
import { units } from '../../../db/schema/stock.ts';
import { scopeOf } from '../../../security/scope.ts';
import { inPickOrder, isFree, isInScope } from '../../stock/index.ts';
import { selectAvailable, toAvailable } from '../queries/orders.ts';
import type { Operation } from '../../operation.ts';

/** The most units in one answer: more than a person chooses among. */
const MAX_UNITS = 500;

/** Lists the free units of a variant by location, in pick order [G-03]. */
export const getAllAvailableBarcodes: Operation<'getAllAvailableBarcodes'> = async (input) => {
  const { path, query, caller, store } = input;
  const scope = scopeOf(caller, query?.locationId);
  const rows = await selectAvailable(store.db)
    .where(and(isInScope(scope), eq(units.variantId, path.id), isFree))
    .orderBy(asc(units.locationId), ...inPickOrder)
    .limit(MAX_UNITS);
  return { status: true, data: rows.map(toAvailable) };
};
