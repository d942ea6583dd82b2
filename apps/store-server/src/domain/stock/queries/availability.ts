import { and, count, eq, type Placeholder, sql } from 'drizzle-orm';
import { variants } from '../../../db/schema/catalogue.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { prepareOnce } from '../../../db/prepareOnce.ts';
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

/** The free units of a variant at a location. */
export interface Availability {
  inStock: number;
  /** The unit that would be handed out; null when none is free. */
  barcode: string | null;
  consigneeId: string | null;
}

const availabilityOf = prepareOnce((db) => {
  const { stock, next } = availabilityAt(db, sql.placeholder('locationId'));
  return db
    .select({ variantId: variants.id, inStock: stock.inStock, barcode: next.barcode, consigneeId: next.consigneeId })
    .from(variants)
    .leftJoinLateral(stock, sql`true`)
    .leftJoinLateral(next, sql`true`)
    .where(sql`${variants.id} = any(${sql.placeholder('variantIds')})`)
    .prepare('');
});

/**
 * Reads the free units of variants at a location by variant. The units of a variant are read once, however often it is
 * named: a location may have very many of one size.
 */
export async function readAvailability(
  db: Db | Tx,
  locationId: string,
  variantIds: string[],
): Promise<Map<string, Availability>> {
  if (variantIds.length === 0) return new Map();
  const rows = await availabilityOf(db).execute({ locationId, variantIds: [...new Set(variantIds)] });
  return new Map(rows.map(({ variantId, inStock, ...unit }) => [variantId, { inStock: inStock ?? 0, ...unit }]));
}
