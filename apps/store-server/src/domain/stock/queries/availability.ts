import { and, count, eq, type Placeholder } from 'drizzle-orm';
import { variants } from '../../../db/schema/catalogue.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { isFree } from './freeUnits.ts';
import { inPickOrder } from './units.ts';

/**
 * Lateral sub-selects for queries that select from `variants`: `stock` counts the free units of the row's variant at a
 * location, `next` is the unit that `takeFreeUnits` would take.
 */
export function availabilityAt(db: Db | Tx, locationId: string | Placeholder) {
  const here = and(eq(units.locationId, locationId), eq(units.variantId, variants.id), isFree);
  const stock = db
    .select({ inStock: count().as('in_stock') })
    .from(units)
    .where(here)
    .as('stock');
  const next = db
    .select({ barcode: units.barcode, consigneeId: units.consigneeId, bin: bins.code })
    .from(units)
    .leftJoin(bins, eq(bins.id, units.binId))
    .where(here)
    .orderBy(...inPickOrder)
    .limit(1)
    .as('next_unit');
  return { stock, next };
}
