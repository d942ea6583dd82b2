import { once } from '../../../db/idempotency.ts';
import { changeDevice } from '../queries/devices.ts';
import type { Operation } from '../../operation.ts';

/** Renames a device. Its next request has the new name. */
export const renameDevice: Operation<'renameDevice'> = (input) =>
  once('renameDevice', input, async (tx) => {
    const { path, body, store } = input;
    return { data: await changeDevice(tx, path.deviceId, { name: body.name }, store.now()) };
  });
