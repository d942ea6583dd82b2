import { eq } from 'drizzle-orm';
import { once } from '../../../db/idempotency.ts';
import { devices } from '../../../db/schema/devices.ts';
import { endDeviceSession } from '../../../security/deviceSessions.ts';
import type { Operation } from '../../operation.ts';
import { readDevice } from '../queries/devices.ts';

/**
 * Removes a device: without its row its key, its sessions and its PINs are refused. The event tells a kiosk at once; its
 * requests stay with the associates.
 */
export const removeDevice: Operation<'removeDevice'> = (input) =>
  once('removeDevice', input, async (tx) => {
    const {
      path: { deviceId },
      store,
    } = input;
    const device = await readDevice(tx, deviceId, store.now());
    await endDeviceSession(tx, store.publish, deviceId);
    await tx.delete(devices).where(eq(devices.deviceId, deviceId));
    if (device.kind === 'kiosk') {
      await store.publish(tx, {
        destination: `/kiosk/${deviceId}/changes`,
        body: { id: crypto.randomUUID(), tryouts: [], revoked: true },
      });
    }
    return { data: device };
  });
