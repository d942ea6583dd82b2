import { and, asc, eq, exists, ne, sql } from 'drizzle-orm';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { units } from '../../../db/schema/stock.ts';
import { scopeOf } from '../../../security/scope.ts';
import { isInScope } from '../queries/unitScope.ts';
import type { Operation } from '../../operation.ts';

/** Lists the brands of the unsold units at a location, by name [F-04]. */
export const getInventoryBrands: Operation<'getInventoryBrands'> = async ({ query, caller, store: { db } }) => {
  const here = isInScope(scopeOf(caller, query?.locationId));
  const unsoldUnits = db
    .select({ one: sql`1` })
    .from(units)
    .innerJoin(variants, eq(variants.id, units.variantId))
    .where(and(eq(variants.productId, products.id), here, ne(units.state, 'Sold')));
  const rows = await db
    .selectDistinct({ brand: products.brand })
    .from(products)
    .where(exists(unsoldUnits))
    .orderBy(asc(products.brand));
  return { data: rows.map(({ brand }) => brand) };
};
