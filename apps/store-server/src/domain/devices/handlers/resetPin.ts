import { once } from '../../../db/idempotency.ts';
import { problem } from '../../../base/problems.ts';
import { deviceSessions, devicePeople } from '../../../db/schema/devices.ts';
import { pushDevices } from '../../../db/schema/push.ts';
import { endDeviceSession } from '../../../security/deviceSessions.ts';
import { and, eq } from 'drizzle-orm';
import type { Operation } from '../../operation.ts';
import { readDevice } from '../queries/devices.ts';
import { isPersonOn } from '../queries/people.ts';

/** Removes a person with the PIN from a tablet, and ends the session and the calls of that person on it. */
export const resetPin: Operation<'resetPin'> = (input) =>
  once('resetPin', input, async (tx) => {
    const {
      path: { deviceId, id },
      store,
    } = input;
    const removed = await tx
      .delete(devicePeople)
      .where(isPersonOn(deviceId, id))
      .returning({ id: devicePeople.userId });
    if (removed.length === 0) {
      throw problem(404, 'Not found', { detail: 'This person does not sign in on this device.' });
    }
    await tx.delete(pushDevices).where(and(eq(pushDevices.userId, id), eq(pushDevices.tabletId, deviceId)));
    const [session] = await tx.select().from(deviceSessions).where(eq(deviceSessions.deviceId, deviceId));
    if (session?.userId === id) await endDeviceSession(tx, store.publish, deviceId);
    return { data: await readDevice(tx, deviceId, store.now()) };
  });
