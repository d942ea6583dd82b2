import { answerRefusals } from '../../../base/refusal.ts';
import { once } from '../../../db/idempotency.ts';
import { resendDelivery } from '../../../webhooks/deliveries.ts';
import type { Operation } from '../../operation.ts';
import { lockEndpoint } from '../queries/find.ts';
import { toDelivery } from '../queries/shown.ts';

/** Sends a delivery again [O-10]. */
export const resendWebhook: Operation<'resendWebhook'> = (input) =>
  answerRefusals(() =>
    once('resendWebhook', input, async (tx) => {
      const { path, caller } = input;
      const { id: endpointId } = await lockEndpoint(tx, caller, path.systemId);
      return { data: toDelivery(await resendDelivery(tx, { endpointId, deliveryId: Number(path.deliveryId) })) };
    }),
  );
