import { createHmac } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Store } from '@instore/api';
import { roleHas } from '../../../base/roles.ts';
import { locations, stores } from '../../../db/schema/stores.ts';
import type { Caller } from '../../../security/callers.ts';
import type { Db } from '../../../db/database.ts';

/** Who reads stores, with the token of the session. */
interface Reader {
  caller: Caller;
  bearer?: string;
}

/**
 * Reads stores as the caller may see them: only staff gets the addresses of the shop system, and an opaque value in the
 * place of its access token. The secret itself is never read here.
 */
export async function readStoresFor(
  db: Db,
  { caller, bearer = '' }: Reader,
  locationIds: 'all' | string[],
): Promise<Store[]> {
  const found = await readStores(db, locationIds);
  return found.map((shop) =>
    roleHas(caller.role, 'hasShopAccess')
      ? { ...shop, accessToken: opaqueToken(bearer, shop.id) }
      : { ...shop, accessToken: '', shopifyApiDomain: '', shopifyRestApiDomain: '' },
  );
}

/** The value that a session sends for a store: the same in all its answers, and another one in each other session. */
const opaqueToken = (session: string, storeId: string): string =>
  createHmac('sha256', session).update(storeId).digest('base64url');

/** Reads stores with those of their locations that are requested; stores without any are left out. */
async function readStores(db: Db, locationIds: 'all' | string[]): Promise<Omit<Store, 'accessToken'>[]> {
  const rows = await db
    .select({
      store: {
        id: stores.id,
        mainStore: stores.mainStore,
        shopifyApiDomain: stores.shopifyApiDomain,
        shopifyRestApiDomain: stores.shopifyRestApiDomain,
      },
      location: { id: locations.id, name: locations.name },
    })
    .from(stores)
    .innerJoin(locations, eq(locations.storeId, stores.id))
    .where(locationIds === 'all' ? undefined : inArray(locations.id, locationIds))
    .orderBy(asc(stores.mainStore), asc(stores.id), asc(locations.position));
  const found = new Map<string, Omit<Store, 'accessToken'>>();
  for (const { store, location } of rows) {
    const known = found.get(store.id) ?? { ...store, locations: [] };
    known.locations.push(location);
    found.set(store.id, known);
  }
  return [...found.values()];
}
