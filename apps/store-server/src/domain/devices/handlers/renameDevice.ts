import { changeDevice } from '../queries/devices.ts';
import type { Operation } from '../../operation.ts';

/** Renames a device. Its next request has the new name. */
export const renameDevice: Operation<'renameDevice'> = async ({ path, body, store }) => ({
  data: await changeDevice(store, path.deviceId, { name: body.name }),
});
