import { and, eq, ne, sql } from 'drizzle-orm';
import { problem, said } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { pushDevices } from '../../../db/schema/push.ts';
import type { Operation, OperationOptions } from '../../operation.ts';
import { toPushDevice } from '../queries/push.ts';
import { refuseUnlessSubscription } from '../rules/subscriptions.ts';

/** The most devices on which a person is called. */
const DEVICES_MAX = 200;

/** Stores the subscription of the browser in use: the caller is called on it [N-09]. */
export const addPushDevice =
  ({ pushServices }: Pick<OperationOptions, 'pushServices'>): Operation<'addPushDevice'> =>
  (input) =>
    once('addPushDevice', input, async (tx) => {
      const { body, caller, store } = input;
      const { endpoint, p256dh, auth, name } = body;
      refuseUnlessSubscription(body, pushServices);
      const { userId, tabletId = null } = caller;
      // Two calls at once cannot exceed the limit.
      await tx.execute(sql`select from users where id = ${userId} for no key update`);
      const others = and(eq(pushDevices.userId, userId), ne(pushDevices.endpoint, endpoint));
      if ((await tx.$count(pushDevices, others)) >= DEVICES_MAX) {
        const detail = said('You are called on {count} devices. Remove one of them first.', {
          count: String(DEVICES_MAX),
        });
        throw problem(409, 'Too many devices', { detail });
      }
      const keys = { p256dh, auth, name, tabletId };
      const [device] = await tx
        .insert(pushDevices)
        .values({ userId, endpoint, origin: new URL(endpoint).origin, addedAt: store.now(), ...keys })
        .onConflictDoUpdate({ target: [pushDevices.userId, pushDevices.endpoint], set: keys })
        .returning();
      if (device === undefined) throw new Error('The device was not stored.');
      return { status: 200, data: toPushDevice(device) };
    });
