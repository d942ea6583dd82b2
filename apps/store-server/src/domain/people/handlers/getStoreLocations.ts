import type { Operation } from '../../operation.ts';
import { readStoresFor } from '../queries/readStores.ts';

/** Lists the stores in which the caller works, with the locations at which the caller works [Z-08]. */
export const getStoreLocations: Operation<'getStoreLocations'> = async (input) => ({
  data: await readStoresFor(input.store.db, input, input.caller.locationIds),
});
