import { inArray, sql, type SQL } from 'drizzle-orm';
import { units } from '../../../db/schema/stock.ts';
import type { Scope } from '../../../security/scope.ts';

/** Whether a unit belongs to a location of the scope. Always a condition on the location: the indexes begin with it. */
export function isInScope(scope: Scope): SQL {
  return scope === 'all'
    ? sql`${units.locationId} = any(array(select id from locations))`
    : inArray(units.locationId, scope);
}

/** Whether a unit belongs to another location of the same stores. */
export function isElsewhereInStore(scope: Scope | readonly string[]): SQL {
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
