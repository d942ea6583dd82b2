import { eq } from 'drizzle-orm';
import { canonicalBarcode, noSuchPair } from '../../../base/barcode.ts';
import { fieldProblem, said, type Said } from '../../../base/problems.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { units } from '../../../db/schema/stock.ts';
import type { Caller } from '../../../security/callers.ts';
import { nameWhereKnown } from '../../../security/locations.ts';
import { unitColumns, withProductAndBin } from './units.ts';

/**
 * Finds the unit with a barcode at a location.
 * @throws ProblemError 404 for an unknown barcode, 409 for a unit of another location
 */
export async function findUnit(tx: Tx, caller: Caller, locationId: string, scanned: string) {
  const found = tx.select({ ...unitColumns, variantId: units.variantId, locationId: units.locationId }).from(units);
  const [unit] = await withProductAndBin(found.$dynamic()).where(eq(units.barcode, canonicalBarcode(scanned)));
  if (unit === undefined) throw refusedScan(404, 'Unknown barcode', noSuchPair(scanned));
  if (unit.locationId !== locationId) {
    const owner = await nameWhereKnown(tx, caller, unit.locationId);
    throw refusedScan(409, 'Other location', said('This pair belongs to {location}.', { location: owner }));
  }
  return unit;
}

/**
 * Finds the id of the unit with a barcode, for a read that names the barcode in its path.
 * @throws ProblemError 404 for an unknown barcode and for a unit of another location
 */
export async function locateUnit(db: Db, caller: Caller, locationId: string, scanned: string): Promise<number> {
  const [unit] = await db
    .select({ id: units.id, locationId: units.locationId })
    .from(units)
    .where(eq(units.barcode, canonicalBarcode(scanned)));
  if (unit?.locationId === locationId) return unit.id;
  const message =
    unit === undefined
      ? noSuchPair(scanned)
      : said('This pair belongs to {location}.', { location: await nameWhereKnown(db, caller, unit.locationId) });
  throw fieldProblem(404, 'Not found', 'barcode', message);
}

/** A unit that a scanned barcode names. */
export type FoundUnit = Awaited<ReturnType<typeof findUnit>>;

/** Builds the failure of a scan; the barcode is the field at fault. */
export function refusedScan(status: number, title: string, message: string | Said, field = '/barcode') {
  return fieldProblem(status, title, field, message);
}
