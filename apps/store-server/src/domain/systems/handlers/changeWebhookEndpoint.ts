import { problem } from '../../../base/problems.ts';
import { answerRefusals } from '../../../base/refusal.ts';
import { once } from '../../../db/idempotency.ts';
import { pauseEndpoint, refuseUnknownTypes, WEBHOOK_TYPES } from '../../../webhooks/endpoints.ts';
import type { Operation } from '../../operation.ts';
import { lockEndpoint, readEndpoint } from '../queries/find.ts';

/** Pauses an endpoint or types of its events, or lets it go on [O-10]. */
export const changeWebhookEndpoint: Operation<'changeWebhookEndpoint'> = (input) =>
  answerRefusals(() =>
    once('changeWebhookEndpoint', input, async (tx) => {
      const { path, body, caller, store } = input;
      const { id, types, version } = await lockEndpoint(tx, caller, path.systemId);
      if (version !== body.basedOn) {
        throw problem(409, 'Changed meanwhile', {
          detail: 'This endpoint has changed meanwhile. Look at it again before you save.',
        });
      }
      refuseUnknownTypes(body.pausedTypes, types ?? WEBHOOK_TYPES, '/pausedTypes');
      await pauseEndpoint(tx, id, body, store.now());
      return { data: await readEndpoint(tx, caller, id) };
    }),
  );
