import { HISTORY_KINDS } from '@instore/api';
import { and, asc, count, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { said } from '../base/problems.ts';
import { isPublic } from '../base/post.ts';
import { readWanted, Refusal } from '../base/refusal.ts';
import { id as idFormat } from '../base/valueFormats.ts';
import type { Db, Tx } from '../db/database.ts';
import { locations } from '../db/schema/stores.ts';
import { webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts';
import { newSecret } from './sign.ts';

/** What happens to a try-on request, and to an order: the triggers of `webhooks.sql` write these words. */
const TRYOUT_EVENTS = ['requested', 'accepted', 'withdrawn', 'expired'];
const ORDER_EVENTS = ['placed', 'paid', 'sold', 'sale-undone'];

/** The events that an endpoint may choose. */
export const WEBHOOK_TYPES: readonly string[] = [
  ...HISTORY_KINDS.map((kind) => `unit.${kind}`),
  ...TRYOUT_EVENTS.map((kind) => `tryout.${kind}`),
  ...ORDER_EVENTS.map((kind) => `order.${kind}`),
];

/** An endpoint to add. Without types or locations it gets the events of all. */
export interface EndpointToAdd {
  id: string;
  url: string;
  types?: readonly string[] | undefined;
  locationIds?: readonly string[] | undefined;
  /** Whether an address without TLS, or in a private network, is permitted. */
  allowsPrivate: boolean;
}

/** An endpoint as a list shows it, with what waits for it. */
export type StoredEndpoint = Omit<typeof webhookEndpoints.$inferSelect, 'secret' | 'failingTypes'> & {
  waiting: number;
};

/**
 * Adds an endpoint. It gets the events from now on.
 * @returns the secret, with which the receiver checks the signatures
 * @throws Refusal for an invalid value
 */
export async function addEndpoint(db: Db | Tx, wanted: EndpointToAdd, now: Date): Promise<string> {
  const { url, types, locationIds, allowsPrivate } = wanted;
  const id = readWanted("An endpoint's id", '/id', idFormat, wanted.id);
  refuseAddress(url, allowsPrivate);
  refuseUnknownTypes(types ?? [], WEBHOOK_TYPES, '/types');
  await refuseUnknownLocations(db, locationIds ?? []);
  const secret = newSecret();
  const added = await db
    .insert(webhookEndpoints)
    .values({
      id,
      url,
      secret,
      types: types && [...types],
      locationIds: locationIds && [...locationIds],
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: webhookEndpoints.id });
  if (added.length > 0) return secret;
  const message = said('There is an endpoint with the id {id} already. Choose another id.', { id });
  throw new Refusal(message, { field: '/id', status: 409 });
}

/** @throws Refusal for an address to which nothing could be sent, or that shows a password in lists */
function refuseAddress(url: string, allowsPrivate: boolean): void {
  const field = '/url';
  const isAddress = URL.canParse(url) && /^https?:\/\/[!-~]{1,2000}$/.test(url);
  if (!isAddress || (!allowsPrivate && !url.startsWith('https://'))) {
    throw new Refusal(said('{url} is not an https address.', { url }), { field });
  }
  const { username, password, hostname } = new URL(url);
  if (username || password) {
    throw new Refusal('The address must not contain a user name or password.', { field });
  }
  const host = hostname.replace(/^\[|\]$/g, '');
  const isForeign = !/^[\d.]+$|:/.test(host) || isPublic(host);
  if (!allowsPrivate && (!isForeign || host === 'localhost')) {
    throw new Refusal('The settings of the store permit no address in a private network.', { field });
  }
}

/** @throws Refusal naming the unknown location and the known ones */
async function refuseUnknownLocations(db: Db | Tx, wanted: readonly string[]): Promise<void> {
  const known = (await db.select({ id: locations.id }).from(locations).orderBy(asc(locations.id))).map(({ id }) => id);
  const unknown = wanted.find((id) => !known.includes(id));
  if (unknown === undefined) return;
  const values = { id: unknown, known: known.join(', ') };
  throw new Refusal(said('There is no location {id}. There are: {known}.', values), { field: '/locationIds' });
}

/** @throws Refusal for an event that is not among the permitted ones */
export function refuseUnknownTypes(wanted: readonly string[], permitted: readonly string[], field: string): void {
  const unknown = wanted.find((type) => !permitted.includes(type));
  if (unknown === undefined) return;
  const values = { type: unknown, permitted: permitted.join(', ') };
  throw new Refusal(said('There is no event {type}. There are: {permitted}.', values), { field });
}

export const isWaitingFor = (endpointId: string | typeof webhookEndpoints.id): SQL | undefined =>
  and(eq(webhookDeliveries.endpointId, endpointId), isNull(webhookDeliveries.deliveredAt));

/** Endpoints by id. @param wanted all without it */
export async function listEndpoints(db: Db | Tx, wanted?: SQL): Promise<StoredEndpoint[]> {
  const { secret: _secret, failingTypes: _failing, ...shown } = getTableColumns(webhookEndpoints);
  return db
    .select({ ...shown, waiting: count(webhookDeliveries.id) })
    .from(webhookEndpoints)
    .leftJoin(webhookDeliveries, isWaitingFor(webhookEndpoints.id))
    .where(wanted)
    .groupBy(webhookEndpoints.id)
    .orderBy(asc(webhookEndpoints.id));
}

/** What of an endpoint can be paused. */
export interface Pauses {
  isPaused: boolean;
  pausedTypes: readonly string[];
}

/**
 * Pauses an endpoint or types of its events, or goes on. Types that are paused now leave the queue for the log.
 * @throws Refusal if there is none
 */
export async function pauseEndpoint(db: Db | Tx, id: string, { isPaused, pausedTypes }: Pauses, now: Date) {
  const [before] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('no key update');
  if (before === undefined) throw noEndpoint(id);
  const goesOn = { pausedAt: null, failingSince: null, failures: 0, nextAt: null };
  await db
    .update(webhookEndpoints)
    .set({
      ...(isPaused ? { pausedAt: before.pausedAt ?? now } : goesOn),
      pausedTypes: [...pausedTypes],
      failingTypes: {},
      version: sql`${webhookEndpoints.version} + 1`,
    })
    .where(eq(webhookEndpoints.id, id));
  await skipPaused(db, id, pausedTypes, now);
  if (!isPaused) await db.update(webhookDeliveries).set({ nextAt: null }).where(isWaitingFor(id));
}

/** Takes events of paused types out of the queue. The log keeps them, so a person can send them again. */
export async function skipPaused(db: Db | Tx, endpointId: string, types: readonly string[], now: Date): Promise<void> {
  if (types.length === 0) return;
  await db
    .update(webhookDeliveries)
    .set({ deliveredAt: now, skipped: true })
    .where(and(isWaitingFor(endpointId), sql`${webhookDeliveries.type} = any(${sql.param(types)}::text[])`));
}

/** Sends to an endpoint again, at once, all types. @throws Refusal if there is none */
export const resumeEndpoint = (db: Db | Tx, id: string, now: Date): Promise<void> =>
  pauseEndpoint(db, id, { isPaused: false, pausedTypes: [] }, now);

/** Removes an endpoint with its queue and its log. @throws Refusal if there is none */
export async function removeEndpoint(db: Db | Tx, id: string): Promise<void> {
  const removed = await db
    .delete(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .returning({ id: webhookEndpoints.id });
  if (removed.length === 0) throw noEndpoint(id);
  await db.delete(webhookDeliveries).where(eq(webhookDeliveries.endpointId, id));
}

/** The refusal of an id that no endpoint has. */
export const noEndpoint = (id: string) => new Refusal(said('There is no endpoint {id}.', { id }), { status: 404 });
