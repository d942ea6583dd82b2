import { inArray, sql, type SQL } from 'drizzle-orm';
import { units } from '../../../db/schema/stock.ts';
import type { Scope } from '../../../security/scope.ts';

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
