import type { ApiKey, WebhookEndpoint } from '@instore/api';
import { eq } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { webhookEndpoints } from '../../../db/schema/webhooks.ts';
import type { Caller } from '../../../security/callers.ts';
import { listEndpoints } from '../../../webhooks/endpoints.ts';
import { refuseUnlessMine } from '../rules/mayChange.ts';
import { listApiKeys, type StoredApiKey } from './apiKeys.ts';
import { readNames, toApiKey, toEndpoint } from './shown.ts';

/** Reads a key that the caller may change. @throws ProblemError 404, 403 */
export async function findApiKey(db: Db | Tx, caller: Caller, id: string): Promise<StoredApiKey> {
  const key = (await listApiKeys(db)).find((each) => each.id === id);
  refuseUnlessMine(caller, key);
  if (key === undefined) throw new Error('The key was not found.');
  return key;
}

/** Reads a key for the answer. */
export async function readApiKey(db: Db | Tx, caller: Caller, id: string, now: Date): Promise<ApiKey> {
  const key = await findApiKey(db, caller, id);
  return toApiKey(key, { caller, names: await readNames(db), now });
}

/** Checks that the caller may change an endpoint, and locks it. @throws ProblemError 404, 403 */
export async function lockEndpoint(tx: Tx, caller: Caller, id: string): Promise<typeof webhookEndpoints.$inferSelect> {
  const [endpoint] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('no key update');
  refuseUnlessMine(caller, endpoint);
  if (endpoint === undefined) throw problem(404, 'Not found');
  return endpoint;
}

/** Reads an endpoint for the answer. */
export async function readEndpoint(db: Db | Tx, caller: Caller, id: string): Promise<WebhookEndpoint> {
  const [endpoint] = await listEndpoints(db, eq(webhookEndpoints.id, id));
  if (endpoint === undefined) throw problem(404, 'Not found', { detail: 'This does not exist any more.' });
  return toEndpoint(endpoint, { caller, names: await readNames(db) });
}
