import type { Operation } from '../../operation.ts';
import { readKiosks } from '../queries/kiosks.ts';

/** Lists the kiosks of a location. */
export const getKiosks: Operation<'getKiosks'> = async ({ query, store }) => ({
  data: await readKiosks(store.db, query.locationId),
});
