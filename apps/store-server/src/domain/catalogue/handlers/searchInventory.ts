import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { locations } from '../../../db/schema/stores.ts';
import type { Operation } from '../../operation.ts';
import { checkFilters } from '../inventory/checkFilters.ts';
import { readConditions } from '../inventory/conditions.ts';
import { countResults, readFacets, type Search, where } from '../inventory/facets.ts';
import { fits } from '../inventory/fits.ts';
import { type Position, readCursor, sortBy, toCursor } from '../inventory/order.ts';
import { readInventoryProducts } from '../inventory/readProducts.ts';
import { readWanted } from '../inventory/wanted.ts';
import { problem } from '../../../base/problems.ts';

/** Searches the products of a location by the twelve filters, in pages that start after a product [F-05, F-07]. */
export const searchInventory: Operation<'searchInventory'> = async ({ body, store: { db } }) => {
  const { locationId, filters = {}, order = 'TITLE_ASC', cursor, limit = 20 } = body;
  checkFilters(filters);
  const key = { locationId, filters, order };
  const after = cursor ? readCursor(key, cursor) : undefined;
  const data = await readThroughIndexes(db, async (tx) => {
    const search = { wanted: readWanted(filters), place: { locationId, timeZone: await timeZoneOf(tx, locationId) } };
    const { rows } = await tx.execute<{ id: string; position: Position }>(
      selectPage(search, sortBy({ order, locationId }, after), limit + 1),
    );
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const counts = after ? { total: await countResults(tx, search) } : await readFacets(tx, search);
    return {
      products: await readInventoryProducts(
        tx,
        shown.map(({ id }) => id),
        locationId,
      ),
      cursor: last && rows.length > limit ? toCursor(key, last.position) : null,
      ...counts,
    };
  });
  return { data };
};

function selectPage({ wanted, place }: Search, sorting: ReturnType<typeof sortBy>, limit: number): SQL {
  const isWanted = and(fits(readConditions(wanted, place)), sorting.isAfter);
  return sql`select ${products.id} as id, ${sorting.position} as position from ${products}
    ${where(isWanted)} order by ${sorting.by} limit ${limit}`;
}

/**
 * Reads in one snapshot, so that page and counts agree. Without sequential scans: the planner takes them for the small
 * tables of a single store, and keeps them when the tables have grown.
 */
function readThroughIndexes<Result>(db: Db, read: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`);
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function timeZoneOf(tx: Tx, locationId: string): Promise<string> {
  const [row] = await tx.select({ zone: locations.timeZone }).from(locations).where(eq(locations.id, locationId));
  if (row === undefined) throw problem(404, 'Not found', { detail: `There is no location ${locationId}.` });
  return row.zone;
}
