import { once } from '../../../db/idempotency.ts';
import { removeEndpoint } from '../../../webhooks/endpoints.ts';
import type { Operation } from '../../operation.ts';
import { lockEndpoint, readEndpoint } from '../queries/find.ts';

/** Removes an endpoint with its queue and its log [O-10]. */
export const removeWebhookEndpoint: Operation<'removeWebhookEndpoint'> = (input) =>
  once('removeWebhookEndpoint', input, async (tx) => {
    const { path, caller } = input;
    const { id } = await lockEndpoint(tx, caller, path.systemId);
    const endpoint = await readEndpoint(tx, caller, id);
    await removeEndpoint(tx, id);
    return { data: endpoint };
  });
