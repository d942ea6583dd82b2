import { asc, inArray } from 'drizzle-orm';
import { locations } from '../../../db/schema/stores.ts';
import type { Db } from '../../../db/database.ts';
import type { Scope } from '../../../security/scope.ts';

/** A location whose stock the answer contains. */
export interface StockLocation {
  id: string;
  name: string;
  /** Whether it belongs to the scope; if not, it is another location of the same store. */
  inUse: boolean;
}

/** Reads the locations of the scope and the other locations of their stores. */
export async function readLocations(db: Db, scope: Scope): Promise<StockLocation[]> {
  const own = db
    .select({ id: locations.storeId })
    .from(locations)
    .where(scope === 'all' ? undefined : inArray(locations.id, scope));
  const rows = await db
    .select({ id: locations.id, name: locations.name })
    .from(locations)
    .where(inArray(locations.storeId, own))
    .orderBy(asc(locations.storeId), asc(locations.position));
  return rows.map((row) => ({ ...row, inUse: scope === 'all' || scope.includes(row.id) }));
}
