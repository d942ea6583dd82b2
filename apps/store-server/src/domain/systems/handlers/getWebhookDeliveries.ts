import { eq } from 'drizzle-orm';
import { answerRefusals } from '../../../base/refusal.ts';
import { webhookEndpoints } from '../../../db/schema/webhooks.ts';
import { logOf } from '../../../webhooks/deliveries.ts';
import type { Operation } from '../../operation.ts';
import { toDelivery } from '../queries/shown.ts';
import { refuseUnlessMine } from '../rules/mayChange.ts';

/** Lists the newest deliveries to an endpoint [O-10]. */
export const getWebhookDeliveries: Operation<'getWebhookDeliveries'> = async ({
  path: { systemId },
  query,
  caller,
  store: { db },
}) => {
  const [endpoint] = await db
    .select({ locationIds: webhookEndpoints.locationIds })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, systemId));
  refuseUnlessMine(caller, endpoint);
  const deliveries = await answerRefusals(() => logOf(db, systemId, query?.state));
  return { data: deliveries.map((delivery) => toDelivery(delivery)) };
};
