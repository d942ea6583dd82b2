import type { ApiKey, StoreLocation, WebhookDelivery, WebhookEndpoint } from '@instore/api';
import type { Db, Tx } from '../../../db/database.ts';
import { locations } from '../../../db/schema/stores.ts';
import type { Caller } from '../../../security/callers.ts';
import { type LoggedDelivery, stateOf } from '../../../webhooks/deliveries.ts';
import type { StoredEndpoint } from '../../../webhooks/endpoints.ts';
import { mayChange } from '../rules/mayChange.ts';
import type { StoredApiKey } from './apiKeys.ts';

/** The names of all locations. */
export async function readNames(db: Db | Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ id: locations.id, name: locations.name }).from(locations);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const placesOf = (ids: readonly string[] | null, names: ReadonlyMap<string, string>): StoreLocation[] | null =>
  ids === null ? null : ids.map((id) => ({ id, name: names.get(id) ?? id }));

const timeOf = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A key as the contract has it. */
export const toApiKey = (
  { locationIds, createdAt, expiresAt, revokedAt, lastUsedAt, ...key }: StoredApiKey,
  { caller, names, now }: { caller: Caller; names: ReadonlyMap<string, string>; now: Date },
): ApiKey => ({
  ...key,
  locations: placesOf(locationIds, names),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  isExpired: expiresAt <= now,
  revokedAt: timeOf(revokedAt),
  lastUsedAt: timeOf(lastUsedAt),
  mayChange: mayChange(caller, locationIds),
});

/** An endpoint as the contract has it. The path of an address may hold a token. */
export function toEndpoint(
  { locationIds, failures: _failures, ...endpoint }: StoredEndpoint,
  { caller, names }: { caller: Caller; names: ReadonlyMap<string, string> },
): WebhookEndpoint {
  const isMine = mayChange(caller, locationIds);
  return {
    ...endpoint,
    url: isMine ? endpoint.url : new URL(endpoint.url).origin,
    locations: placesOf(locationIds, names),
    createdAt: endpoint.createdAt.toISOString(),
    failingSince: timeOf(endpoint.failingSince),
    pausedAt: timeOf(endpoint.pausedAt),
    nextAt: timeOf(endpoint.nextAt),
    mayChange: isMine,
  };
}

/** A delivery as the contract has it. */
export const toDelivery = (delivery: LoggedDelivery): WebhookDelivery => ({
  deliveryId: String(delivery.id),
  messageId: `msg_${delivery.messageId}`,
  type: delivery.type ?? '',
  object: delivery.object,
  state: stateOf(delivery),
  createdAt: delivery.createdAt.toISOString(),
  attempts: delivery.attempts,
  nextAt: timeOf(delivery.nextAt),
  deliveredAt: timeOf(delivery.deliveredAt),
  outcome: delivery.outcome,
});
