import type { Operation } from './operation.ts';
import { readStores } from './stores/readStores.ts';

/** Lists the stores in which the caller works, with the locations at which the caller works [Z-08]. */
export const getStoreLocations: Operation<'getStoreLocations'> = async ({ caller, store }) => ({
  data: await readStores(store.db, caller.locationIds),
});
