import { asc, eq, inArray } from 'drizzle-orm';
import type { Store } from '@instore/api';
import { locations, stores } from '../../../db/schema/stores.ts';
import { KIOSK_ROLE, type Caller } from '../../../security/callers.ts';
import type { Db } from '../../../db/database.ts';

/** Roles that never call the shop system: a kiosk is accessible to everyone, and a consignee is not staff. */
const WITHOUT_SHOP_ACCESS: ReadonlySet<string> = new Set([KIOSK_ROLE, 'Consignee']);

/** Reads stores as the caller may see them: only staff gets the token and the addresses of the shop system. */
export async function readStoresFor(db: Db, { role }: Caller, locationIds: 'all' | string[]): Promise<Store[]> {
  const found = await readStores(db, locationIds);
  if (!WITHOUT_SHOP_ACCESS.has(role)) return found;
  return found.map((shop) => ({ ...shop, accessToken: '', shopifyApiDomain: '', shopifyRestApiDomain: '' }));
}

/** Reads stores with those of their locations that are requested; stores without any are left out. */
async function readStores(db: Db, locationIds: 'all' | string[]): Promise<Store[]> {
  const rows = await db
    .select({ store: stores, location: { id: locations.id, name: locations.name } })
    .from(stores)
    .innerJoin(locations, eq(locations.storeId, stores.id))
    .where(locationIds === 'all' ? undefined : inArray(locations.id, locationIds))
    .orderBy(asc(stores.mainStore), asc(stores.id), asc(locations.position));
  const found = new Map<string, Store>();
  for (const { store, location } of rows) {
    const known = found.get(store.id) ?? { ...store, locations: [] };
    known.locations.push(location);
    found.set(store.id, known);
  }
  return [...found.values()];
}
