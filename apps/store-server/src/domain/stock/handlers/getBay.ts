import { and, asc, eq, exists, inArray, not, sql } from 'drizzle-orm';
import { STATES_IN_BIN } from '../../../base/unitStates.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { problem, said } from '../../../base/problems.ts';
import { locationName } from '../../../security/locations.ts';
import type { Operation } from '../../operation.ts';
import { drawBays } from '../rules/bayMap.ts';

/** Reads the map of the bays around a bin, with the positions that are empty now [W-01]. */
export const getBay: Operation<'getBay'> = async ({ path: { locationId, bin }, store: { db } }) => {
  const [wanted] = await db
    .select()
    .from(bins)
    .where(and(eq(bins.locationId, locationId), eq(bins.code, bin)));
  if (wanted === undefined) {
    throw problem(404, 'Not found', {
      detail: said('There is no bin {bin} at {location}.', { bin, location: await locationName(db, locationId) }),
    });
  }
  // The bin of a checked-out or missing unit counts as empty, although the unit still belongs there.
  const isInBin = and(inArray(units.state, STATES_IN_BIN), not(units.missing));
  const aisle = await db
    .select({
      bay: bins.bay,
      shelf: bins.shelf,
      position: bins.position,
      isFilled: exists(
        db
          .select({ one: sql`1` })
          .from(units)
          .where(and(eq(units.binId, bins.id), isInBin)),
      ).mapWith(Boolean),
    })
    .from(bins)
    .where(and(eq(bins.locationId, locationId), eq(bins.aisle, wanted.aisle)))
    .orderBy(asc(bins.bay), asc(bins.position));
  return { data: { aisle: wanted.aisle, ...drawBays(aisle, wanted) } };
};
