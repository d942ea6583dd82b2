import { sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { units } from '../../../db/schema/stock.ts';
import { isFree } from '../../stock/index.ts';

/**
 * Selects the nearest location of the store, as JSON with `id` and `name`, that has a free unit of a size. The order of the
 * locations of a store is the one in which the chain lists them: neighbours there are the nearest.
 * @param to the location that needs it
 * @param except the location that does not have it
 */
export const nearestWithUnit = (variantId: SQL, { to, except }: { to: SQL; except: SQL }) => sql<{
  id: string;
  name: string;
} | null>`(
  select json_build_object('id', other.id, 'name', other.name) from locations as own
  join locations as other on other.store_id = own.store_id and other.id not in (own.id, ${except})
  where own.id = ${to} and exists (
    select from ${units} where ${units.locationId} = other.id and ${units.variantId} = ${variantId} and ${isFree})
  order by abs(other.position - own.position), other.position limit 1)`;

/** Reads the nearest other location with a free unit of a size; undefined for none. */
export async function readNearest(
  db: Db | Tx,
  { variantId, to, except }: { variantId: string; to: string; except: string },
): Promise<{ id: string; name: string } | undefined> {
  const nearest = nearestWithUnit(sql`${variantId}`, { to: sql`${to}`, except: sql`${except}` });
  const { rows } = await db.execute<{ nearest: { id: string; name: string } | null }>(
    sql`select ${nearest} as nearest`,
  );
  return rows[0]?.nearest ?? undefined;
}
