import { and, asc, count, eq, sql } from 'drizzle-orm';
import { variants } from '../../../db/schema/catalogue.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { isFree } from './freeUnits.ts';

/**
 * Lateral sub-selects that say, for the variant of the row beside them, how many free pairs a location has and which one
 * would be handed out: the same one that {@link takeFreeUnits} would take.
 */
export function availabilityAt(db: Db | Tx, locationId: string) {
  const here = and(eq(units.locationId, locationId), eq(units.variantId, variants.id), isFree);
  const stock = db
    .select({ inStock: count().as('in_stock') })
    .from(units)
    .where(here)
    .as('stock');
  const next = db
    .select({ barcode: units.barcode, consigneeId: units.consigneeId })
    .from(units)
    .leftJoin(bins, eq(bins.id, units.binId))
    .where(here)
    .orderBy(sql`${bins.zone} = 'floor'`, asc(bins.code), asc(units.id))
    .limit(1)
    .as('next_unit');
  return { stock, next };
}
