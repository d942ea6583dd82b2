import { and, eq } from 'drizzle-orm';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { locations } from '../../../db/schema/stores.ts';
import { fieldProblem } from '../../../base/problems.ts';
import { holdsPair, productColumns, toProductFacts } from '../../stock/index.ts';
import { selectLines, toRequestLine } from '../queries/readLines.ts';
import { nameWhereKnown } from '../../../security/locations.ts';
import type { Operation } from '../../operation.ts';
import { canonicalBarcode } from '../../../base/barcode.ts';

/** Reads the pair that a barcode names at a location, with the line that it is promised or handed out to. */
export const getPair: Operation<'getPair'> = async ({ path, query, caller, store: { db } }) => {
  const barcode = canonicalBarcode(path.barcode);
  const [unit] = await db
    .select({
      ...productColumns,
      id: units.id,
      productId: products.id,
      state: units.state,
      bin: bins.code,
      shelf: bins.shelf,
      zone: bins.zone,
      consigneeId: units.consigneeId,
      missing: units.missing,
      onHold: units.onHold,
      location: { id: locations.id, name: locations.name },
    })
    .from(units)
    .innerJoin(variants, eq(variants.id, units.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(locations, eq(locations.id, units.locationId))
    .leftJoin(bins, eq(bins.id, units.binId))
    .where(eq(units.barcode, barcode));
  if (unit === undefined) throw notFound(`No pair has the barcode ${path.barcode.trim()}.`);
  if (unit.location.id !== query.locationId)
    throw notFound(`This pair belongs to ${await nameWhereKnown(db, caller, unit.location.id)}.`);
  const [line] = await selectLines(db).where(and(eq(requestLines.unitId, unit.id), holdsPair));
  const { productId, state, bin, shelf, zone, missing, onHold, location } = unit;
  return {
    data: {
      ...toProductFacts(unit),
      barcode,
      productId,
      state,
      bin,
      shelf,
      zone,
      consigned: unit.consigneeId !== null,
      missing,
      onHold,
      location,
      ...(line === undefined ? {} : { line: toRequestLine(line) }),
    },
  };
};

function notFound(message: string) {
  return fieldProblem(404, 'Not found', 'barcode', message);
}
