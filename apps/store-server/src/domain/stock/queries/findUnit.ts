import { eq } from 'drizzle-orm';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { units } from '../../../db/schema/stock.ts';
import { fieldProblem } from '../../../base/problems.ts';
import { productColumns } from './productFacts.ts';
import { nameWhereKnown } from '../../../security/locations.ts';
import type { Caller } from '../../../security/callers.ts';
import type { Tx } from '../../../db/database.ts';
import { canonicalBarcode } from '../../../base/barcode.ts';

/** Finds the pair that a barcode names at a location. 404 for none, 409 for a pair of another location. */
export async function findUnit(tx: Tx, caller: Caller, locationId: string, scanned: string) {
  const [unit] = await tx
    .select({
      ...productColumns,
      id: units.id,
      barcode: units.barcode,
      state: units.state,
      variantId: units.variantId,
      locationId: units.locationId,
    })
    .from(units)
    .innerJoin(variants, eq(variants.id, units.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(units.barcode, canonicalBarcode(scanned)));
  if (unit === undefined) throw refusedScan(404, 'Unknown barcode', `No pair has the barcode ${scanned.trim()}.`);
  if (unit.locationId !== locationId) {
    const owner = await nameWhereKnown(tx, caller, unit.locationId);
    throw refusedScan(409, 'Other location', `This pair belongs to ${owner}.`);
  }
  return unit;
}

/** The pair that a barcode names. */
export type FoundUnit = Awaited<ReturnType<typeof findUnit>>;

/** A scan that cannot be used, with the barcode as the field at fault. */
export function refusedScan(status: number, title: string, message: string) {
  return fieldProblem(status, title, '/barcode', message);
}
