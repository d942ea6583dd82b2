import { changeDevice } from '../queries/devices.ts';
import type { Operation } from '../../operation.ts';

/** Sets after how many minutes without use a tablet locks [D-01]. */
export const setLockMinutes: Operation<'setLockMinutes'> = async ({ path, body, store }) => ({
  data: await changeDevice(store, path.deviceId, { lockMinutes: body.lockMinutes }),
});
