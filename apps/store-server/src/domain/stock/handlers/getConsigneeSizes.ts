import { and, eq, exists, min, ne, sql } from 'drizzle-orm';
import { variants } from '../../../db/schema/catalogue.ts';
import { units } from '../../../db/schema/stock.ts';
import { isInScope } from '../queries/unitScope.ts';
import type { Operation } from '../../operation.ts';

/** Lists the sizes of the unsold units at the caller's locations: numbers by value, then garment sizes [F-04]. */
export const getConsigneeSizes: Operation<'getConsigneeSizes'> = async ({ caller, store: { db } }) => {
  // Looks for one unit per variant; a join would read every unit.
  const unit = db
    .select({ one: sql`1` })
    .from(units)
    .where(and(eq(units.variantId, variants.id), isInScope(caller.locationIds), ne(units.state, 'Sold')));
  const rows = await db
    .select({ size: variants.size, position: min(variants.position) })
    .from(variants)
    .where(exists(unit))
    .groupBy(variants.size);
  const rank = (size: string) => (Number.isNaN(Number(size)) ? Number.MAX_SAFE_INTEGER : Number(size));
  const sorted = rows.toSorted((a, b) => rank(a.size) - rank(b.size) || (a.position ?? 0) - (b.position ?? 0));
  return { data: { size: sorted.map((row) => row.size) } };
};
