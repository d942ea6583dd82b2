import { and, eq, gt } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { pushDevices, pushMessages } from '../../../db/schema/push.ts';
import type { Operation } from '../../operation.ts';
import { isPushDeviceOf, noPushDevice, toPushDevice } from '../queries/push.ts';

/** The least time between two test messages to a device, s. */
const PAUSE_S = 10;

/** Sends a test message to a device of the caller, by the way of all messages [N-09]. */
export const testPush: Operation<'testPush'> = (input) =>
  once('testPush', input, async (tx) => {
    const { path, caller, store } = input;
    const [device] = await tx
      .select()
      .from(pushDevices)
      .where(isPushDeviceOf(caller.userId, path.pushDeviceId))
      .for('no key update');
    if (device === undefined) throw noPushDevice();
    const now = store.now();
    const isRecent = and(
      eq(pushMessages.deviceId, device.id),
      eq(pushMessages.action, 'test'),
      gt(pushMessages.createdAt, new Date(now.getTime() - PAUSE_S * 1000)),
    );
    if ((await tx.$count(pushMessages, isRecent)) > 0) {
      const detail = 'The last test is only seconds ago. Wait for it.';
      throw problem(429, 'Too many tests', { detail, retryAfter: PAUSE_S });
    }
    await tx.insert(pushMessages).values({ deviceId: device.id, action: 'test', about: 'test', createdAt: now });
    return { status: 200, data: toPushDevice(device) };
  });
