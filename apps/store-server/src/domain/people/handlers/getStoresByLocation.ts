import type { Operation } from '../../operation.ts';
import { readStoresFor } from '../queries/readStores.ts';

/**
 * Reads the stores that own the given locations, with these locations [Z-08]. The access check has refused locations at
 * which the caller does not work.
 */
export const getStoresByLocation: Operation<'getStoresByLocation'> = async (input) => ({
  data: await readStoresFor(input.store.db, input, input.body.locations),
});
