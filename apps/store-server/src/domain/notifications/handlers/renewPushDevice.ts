import { and, eq, inArray } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import { pushDevices } from '../../../db/schema/push.ts';
import type { Operation, OperationOptions } from '../../operation.ts';
import { refuseUnlessSubscription } from '../rules/subscriptions.ts';

/**
 * Replaces a subscription by the one that its browser has now [N-09], for all people who share the device. The service
 * worker has no session: the secret of the subscription before, which only browser and store know, says who calls.
 */
export const renewPushDevice =
  ({ pushServices }: Pick<OperationOptions, 'pushServices'>): Operation<'renewPushDevice'> =>
  ({ body, store }) =>
    store.db.transaction(async (tx) => {
      const { endpoint, p256dh, auth, before } = body;
      refuseUnlessSubscription(body, pushServices);
      const isBefore = and(eq(pushDevices.endpoint, before.endpoint), eq(pushDevices.auth, before.auth));
      const owners = await tx.select({ userId: pushDevices.userId }).from(pushDevices).where(isBefore).for('update');
      const isNow = and(eq(pushDevices.endpoint, endpoint), eq(pushDevices.auth, auth));
      // A repetition, whose first answer did not arrive.
      if (owners.length === 0 && (await tx.$count(pushDevices, isNow)) > 0) return { data: { isRenewed: true } };
      if (owners.length === 0) throw problem(404, 'Not found', { detail: 'There is no such subscription.' });
      const people = owners.map(({ userId }) => userId);
      // A person may have allowed calls again meanwhile.
      if (endpoint !== before.endpoint) {
        await tx
          .delete(pushDevices)
          .where(and(eq(pushDevices.endpoint, endpoint), inArray(pushDevices.userId, people)));
      }
      await tx
        .update(pushDevices)
        .set({ endpoint, p256dh, auth, origin: new URL(endpoint).origin })
        .where(isBefore);
      return { data: { isRenewed: true } };
    });
