import type { Operation } from '../../operation.ts';
import { readStoresFor } from '../queries/readStores.ts';

/** Lists the stores in which the caller works, with the locations at which the caller works [Z-08]. */
export const getStoreLocations: Operation<'getStoreLocations'> = async ({ caller, store }) => ({
  data: await readStoresFor(store.db, caller, caller.locationIds),
});
