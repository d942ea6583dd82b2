import type { OperationOptions, Operations } from '../operation.ts';
import { addApiKey } from './handlers/addApiKey.ts';
import { addWebhookEndpoint } from './handlers/addWebhookEndpoint.ts';
import { changeWebhookEndpoint } from './handlers/changeWebhookEndpoint.ts';
import { getApiKeys } from './handlers/getApiKeys.ts';
import { getWebhookDeliveries } from './handlers/getWebhookDeliveries.ts';
import { getWebhookEndpoints } from './handlers/getWebhookEndpoints.ts';
import { removeWebhookEndpoint } from './handlers/removeWebhookEndpoint.ts';
import { resendWebhook } from './handlers/resendWebhook.ts';
import { revokeApiKey as revokeApiKeyOperation } from './handlers/revokeApiKey.ts';

export { listApiKeys, makeApiKey, revokeApiKey, type StoredApiKey } from './queries/apiKeys.ts';

/** The retailer's other tools: their keys, and where events are sent. */
export const createSystemOperations = (options: Pick<OperationOptions, 'contract' | 'webhooksToPrivate'>) =>
  ({
    addApiKey: addApiKey(options),
    addWebhookEndpoint: addWebhookEndpoint(options),
    changeWebhookEndpoint,
    getApiKeys: getApiKeys(options),
    getWebhookDeliveries,
    getWebhookEndpoints,
    removeWebhookEndpoint,
    resendWebhook,
    revokeApiKey: revokeApiKeyOperation,
  }) satisfies Partial<Operations>;
