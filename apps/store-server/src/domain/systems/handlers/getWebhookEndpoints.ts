import { listEndpoints, WEBHOOK_TYPES } from '../../../webhooks/endpoints.ts';
import type { Operation } from '../../operation.ts';
import { readNames, toEndpoint } from '../queries/shown.ts';
import { mayChange, maySee } from '../rules/mayChange.ts';

/** Lists the endpoints that get events of the caller's locations [O-10]. */
export const getWebhookEndpoints: Operation<'getWebhookEndpoints'> = async ({ caller, store: { db } }) => {
  const names = await readNames(db);
  const endpoints = (await listEndpoints(db)).filter(({ locationIds }) => maySee(caller, locationIds));
  return {
    data: {
      endpoints: endpoints.map((endpoint) => toEndpoint(endpoint, { caller, names })),
      types: [...WEBHOOK_TYPES],
      mayBeForAll: mayChange(caller, null),
    },
  };
};
