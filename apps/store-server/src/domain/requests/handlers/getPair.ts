import { and, eq, sql } from 'drizzle-orm';
import { canonicalBarcode, noSuchPair } from '../../../base/barcode.ts';
import { fieldProblem, said, type Said } from '../../../base/problems.ts';
import { prepareOnce } from '../../../db/prepareOnce.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { locations } from '../../../db/schema/stores.ts';
import { nameWhereKnown } from '../../../security/locations.ts';
import type { Operation } from '../../operation.ts';
import {
  heldForColumns,
  holdsPair,
  placeColumns,
  toHeldFor,
  toPlace,
  toProductFacts,
  unitColumns,
  withCustomerHold,
  withProductAndBin,
} from '../../stock/index.ts';
import { selectLines, toRequestLine } from '../queries/readLines.ts';

const unitOf = prepareOnce((db) => {
  const location = { id: locations.id, name: locations.name };
  const unitsOfLocations = db
    .select({ ...unitColumns, ...heldForColumns, ...placeColumns, productId: products.id, zone: bins.zone, location })
    .from(units)
    .innerJoin(locations, eq(locations.id, units.locationId));
  return withCustomerHold(withProductAndBin(unitsOfLocations.$dynamic()))
    .where(eq(units.barcode, sql.placeholder('barcode')))
    .prepare('');
});
const lineOf = prepareOnce((db) =>
  selectLines(db)
    .where(and(eq(requestLines.unitId, sql.placeholder('unitId')), holdsPair))
    .prepare(''),
);

/** Reads the unit with a barcode at a location, with the line for which it is reserved or checked out. */
export const getPair: Operation<'getPair'> = async ({ path, query, caller, store: { db } }) => {
  const barcode = canonicalBarcode(path.barcode);
  const [unit] = await unitOf(db).execute({ barcode });
  if (unit === undefined) throw notFound(noSuchPair(path.barcode));
  if (unit.location.id !== query.locationId)
    throw notFound(
      said('This pair belongs to {location}.', { location: await nameWhereKnown(db, caller, unit.location.id) }),
    );
  const [line] = await lineOf(db).execute({ unitId: unit.id });
  return {
    data: {
      ...toProductFacts(unit),
      barcode,
      productId: unit.productId,
      state: unit.state,
      bin: unit.bin,
      shelf: unit.shelf,
      zone: unit.zone,
      consigned: unit.consigneeId !== null,
      missing: unit.missing,
      onHold: unit.onHold,
      heldFor: toHeldFor(unit),
      ...toPlace(unit),
      location: unit.location,
      line: line && toRequestLine(line),
    },
  };
};

function notFound(message: Said) {
  return fieldProblem(404, 'Not found', 'barcode', message);
}
