import { KIOSK_ROLE } from '../security/callers.ts';
import type { Operation } from './operation.ts';
import { readStores } from './stores/readStores.ts';

/**
 * Lists the stores in which the caller works, with the locations at which the caller works [Z-08]. A kiosk stands where
 * anybody can read its memory: it gets neither the shop's token nor its addresses, which it never calls.
 */
export const getStoreLocations: Operation<'getStoreLocations'> = async ({ caller, store }) => {
  const data = await readStores(store.db, caller.locationIds);
  if (caller.role !== KIOSK_ROLE) return { data };
  return {
    data: data.map((shop) => ({ ...shop, accessToken: '', shopifyApiDomain: '', shopifyRestApiDomain: '' })),
  };
};
