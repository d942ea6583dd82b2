import { endDeviceSession } from '../../../security/deviceSessions.ts';
import type { Operation } from '../../operation.ts';
import { readDevice } from '../queries/devices.ts';

/** Locks a tablet: the session on it ends at once [D-01]. */
export const lockDevice: Operation<'lockDevice'> = ({ path: { deviceId }, store }) =>
  store.db.transaction(async (tx) => {
    await endDeviceSession(tx, store.publish, deviceId);
    return { data: await readDevice(tx, deviceId, store.now()) };
  });
