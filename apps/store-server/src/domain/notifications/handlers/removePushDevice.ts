import { once } from '../../../db/idempotency.ts';
import { pushDevices } from '../../../db/schema/push.ts';
import type { Operation } from '../../operation.ts';
import { isPushDeviceOf, noPushDevice, toPushDevice } from '../queries/push.ts';

/** No longer calls the caller on a device: what waits for it is removed, too [N-09]. */
export const removePushDevice: Operation<'removePushDevice'> = (input) =>
  once('removePushDevice', input, async (tx) => {
    const { path, caller } = input;
    const [removed] = await tx.delete(pushDevices).where(isPushDeviceOf(caller.userId, path.pushDeviceId)).returning();
    if (removed === undefined) throw noPushDevice();
    return { status: 200, data: toPushDevice(removed) };
  });
