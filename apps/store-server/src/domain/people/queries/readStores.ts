import { asc, eq, inArray } from 'drizzle-orm';
import type { Store } from '@instore/api';
import { locations, stores } from '../../../db/schema/stores.ts';
import { KIOSK_ROLE, type Caller } from '../../../security/callers.ts';
import type { Db } from '../../../db/database.ts';

/** A kiosk stands where anybody can read its memory, and a consignor is no staff: neither ever calls the shop. */
const OUTSIDE: ReadonlySet<string> = new Set([KIOSK_ROLE, 'Consignee']);

/** Stores as the caller may read them: with the shop's token and addresses for staff alone. */
export async function readStoresFor(db: Db, { role }: Caller, locationIds: 'all' | string[]): Promise<Store[]> {
  const found = await readStores(db, locationIds);
  if (!OUTSIDE.has(role)) return found;
  return found.map((shop) => ({ ...shop, accessToken: '', shopifyApiDomain: '', shopifyRestApiDomain: '' }));
}

/** Stores with those of their locations that are asked for, in one statement; stores without any are left out. */
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
