import { once } from '../../../db/idempotency.ts';
import { changeDevice } from '../queries/devices.ts';
import type { Operation } from '../../operation.ts';

/** Sets after how many minutes without use a tablet locks [D-01]. */
export const setLockMinutes: Operation<'setLockMinutes'> = (input) =>
  once('setLockMinutes', input, async (tx) => {
    const { path, body, store } = input;
    return { data: await changeDevice(tx, path.deviceId, { lockMinutes: body.lockMinutes }, store.now()) };
  });
