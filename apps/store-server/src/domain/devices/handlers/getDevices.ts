import type { Operation } from '../../operation.ts';
import { readDevices } from '../queries/devices.ts';

/** Lists the devices of a location [D-01]. */
export const getDevices: Operation<'getDevices'> = async ({ query, store }) => ({
  data: await readDevices(store.db, { locationId: query.locationId }, store.now()),
});
