import { eq } from 'drizzle-orm';
import { answerRefusals } from '../../../base/refusal.ts';
import { problem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { webhookEndpoints } from '../../../db/schema/webhooks.ts';
import { addEndpoint } from '../../../webhooks/endpoints.ts';
import type { Operation, OperationOptions } from '../../operation.ts';
import { readEndpoint } from '../queries/find.ts';
import { refuseUnlessEverywhere } from '../rules/mayChange.ts';

/** Adds an endpoint [O-10]. Its secret is with the endpoint only, not in the stored answer of the write. */
export const addWebhookEndpoint =
  ({
    webhooksToPrivate: allowsPrivate,
  }: Pick<OperationOptions, 'webhooksToPrivate'>): Operation<'addWebhookEndpoint'> =>
  async (input) => {
    const { body, caller, store } = input;
    refuseUnlessEverywhere(caller, body.locationIds ?? null);
    const { data: endpoint } = await answerRefusals(() =>
      once('addWebhookEndpoint', input, async (tx) => {
        await addEndpoint(tx, { ...body, allowsPrivate }, store.now());
        return { data: await readEndpoint(tx, caller, body.id) };
      }),
    );
    const [stored] = await store.db
      .select({ secret: webhookEndpoints.secret })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, endpoint.id));
    if (stored === undefined) throw problem(404, 'Not found', { detail: 'This does not exist any more.' });
    return { data: { endpoint, secret: stored.secret } };
  };
