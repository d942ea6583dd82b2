import type { Availability, InventoryFilters } from '@instore/api';
import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import { units } from '../../../db/schema/stock.ts';
import { isElsewhereInStore, isFree } from '../../stock/index.ts';
import { isReceived, readConditions, type InventoryPlace } from './conditions.ts';
import { readWanted } from './wanted.ts';

/**
 * The units that match the filters, for queries of `units` with its product: each unit by its own date and state. Without
 * an availability these are the unsold units of the location [Z-06].
 */
export function unitsThatFit(filters: InventoryFilters, place: InventoryPlace): SQL | undefined {
  const wanted = readWanted(filters);
  const { product, variant, chosen } = readConditions(wanted, place);
  const { date: _, ...ofVariant } = variant;
  const here = eq(units.locationId, place.locationId);
  const ways: Record<Availability, SQL | undefined> = {
    inStore: and(here, isFree),
    otherLocations: and(isElsewhereInStore([place.locationId]), isFree),
    onHold: and(here, eq(units.onHold, true), ne(units.state, 'Sold')),
    soldOut: and(here, sql`${units.state} = 'Sold'`),
  };
  const available = chosen.length > 0 ? or(...chosen.map((name) => ways[name])) : and(here, ne(units.state, 'Sold'));
  return and(available, isReceived(wanted, place), ...Object.values(product), ...Object.values(ofVariant));
}
