import { inArray, sql, type SQL } from 'drizzle-orm';
import { units } from '../../db/schema/stock.ts';
import type { Caller } from '../operation.ts';

/** The locations whose pairs an answer is about. */
export type Scope = 'all' | string[];

/** The location in use, or wherever the caller works. The guard has refused a foreign one. */
export function scopeOf(caller: Caller, locationId: string | undefined): Scope {
  return locationId === undefined ? caller.locationIds : [locationId];
}

/** Whether a pair belongs to a location of the scope. Always by location, which is how the indexes of pairs begin. */
export function standsHere(scope: Scope): SQL {
  return scope === 'all'
    ? sql`${units.locationId} = any(array(select id from locations))`
    : inArray(units.locationId, scope);
}

/** Whether a pair belongs to another location of the same stores. */
export function standsElsewhere(scope: Scope): SQL {
  if (scope === 'all' || scope.length === 0) return sql`false`;
  const here = sql.join(
    scope.map((id) => sql`${id}`),
    sql`, `,
  );
  return sql`${units.locationId} = any(array(
    select other.id from locations as other
    where other.store_id in (select own.store_id from locations as own where own.id in (${here}))
      and other.id not in (${here})))`;
}
