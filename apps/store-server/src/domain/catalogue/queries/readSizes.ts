import { and, asc, count, eq, inArray, ne } from 'drizzle-orm';
import type { CatalogueVariant } from '@instore/api';
import { variants } from '../../../db/schema/catalogue.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import type { Db } from '../../../db/database.ts';
import {
  heldForColumns,
  inPickOrder,
  isFree,
  placeColumns,
  toHeldFor,
  toLastSeen,
  toPlace,
  unitColumns,
  withCustomerHold,
  withProductAndBin,
} from '../../stock/index.ts';
import { euSize } from '../../../base/euSize.ts';
import type { StockLocation } from './readLocations.ts';

/** Reads a product's sizes with the number of free units at each location, and the units at those in use [Z-05]. */
export async function readSizes(db: Db, productId: string, at: StockLocation[]): Promise<CatalogueVariant[]> {
  const places = at.map((location) => location.id);
  const inUse = at.filter((location) => location.inUse).map((location) => location.id);
  const [sizes, counts, pairs] = await Promise.all([
    db.select().from(variants).where(eq(variants.productId, productId)).orderBy(asc(variants.position)),
    db
      .select({ variantId: units.variantId, locationId: units.locationId, free: count() })
      .from(units)
      .innerJoin(variants, eq(variants.id, units.variantId))
      .where(and(eq(variants.productId, productId), inArray(units.locationId, places), isFree))
      .groupBy(units.variantId, units.locationId),
    selectUnits(db)
      .where(and(eq(variants.productId, productId), inArray(units.locationId, inUse), ne(units.state, 'Sold')))
      .orderBy(asc(units.locationId), ...inPickOrder),
  ]);
  const freeAt = new Map(counts.map((row) => [`${row.variantId} ${row.locationId}`, row.free]));
  return sizes.map((variant) => {
    const availability = places.map((locationId) => ({
      locationId,
      inStock: freeAt.get(`${variant.id} ${locationId}`) ?? 0,
    }));
    return {
      inventoryItemId: variant.id,
      size: variant.size,
      sizeSystem: variant.sizeSystem,
      euSize: euSize(variant.sizeSystem, variant.size),
      price: variant.priceCents / 100,
      inStock: availability.reduce((sum, place) => sum + (inUse.includes(place.locationId) ? place.inStock : 0), 0),
      availability,
      pairs: pairs.filter((pair) => pair.variantId === variant.id).map(toPair),
    };
  });
}

function selectUnits(db: Db) {
  const query = db
    .select({
      ...unitColumns,
      ...heldForColumns,
      ...placeColumns,
      variantId: units.variantId,
      locationId: units.locationId,
      zone: bins.zone,
    })
    .from(units);
  return withCustomerHold(withProductAndBin(query.$dynamic()));
}

type UnitRow = Awaited<ReturnType<typeof selectUnits>>[number];

function toPair({ barcode, locationId, state, bin, shelf, zone, consigneeId, missing, onHold, ...row }: UnitRow) {
  const consigned = consigneeId !== null;
  return {
    barcode,
    locationId,
    state,
    bin,
    shelf,
    zone,
    consigned,
    missing,
    onHold,
    heldFor: toHeldFor(row),
    ...toPlace(row),
    lastSeen: toLastSeen(row),
  };
}
