import { HISTORY_KINDS } from '@instore/api';
import { and, asc, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { SetupError } from '../base/startErrors.ts';
import { id as idFormat, ValueProblem } from '../base/valueFormats.ts';
import type { Db } from '../db/database.ts';
import { locations } from '../db/schema/stores.ts';
import { webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts';
import { newSecret } from './sign.ts';

/** The events that an endpoint may choose. */
export const WEBHOOK_TYPES: readonly string[] = HISTORY_KINDS.map((kind) => `unit.${kind}`);

/** An endpoint to add. Without types or locations it gets the events of all. */
export interface EndpointToAdd {
  id: string;
  url: string;
  types?: readonly string[];
  locationIds?: readonly string[];
  /** Whether an address without TLS is permitted. */
  allowsPrivate: boolean;
}

/** An endpoint as a list shows it, with what waits for it. */
export type StoredEndpoint = Omit<typeof webhookEndpoints.$inferSelect, 'secret'> & { waiting: number };

/** One delivery of the log. */
export type LoggedDelivery = Omit<typeof webhookDeliveries.$inferSelect, 'body'> & { type: string };

/** The most deliveries that a log shows. */
const LOG_MAX = 50;

/**
 * Adds an endpoint. It gets the events from now on.
 * @returns the secret, with which the receiver checks the signatures
 * @throws SetupError for an invalid value
 */
export async function addEndpoint(db: Db, wanted: EndpointToAdd, now: Date): Promise<string> {
  const { id, url, types, locationIds, allowsPrivate } = wanted;
  readId(id);
  const isAddress = URL.canParse(url) && /^https?:\/\/[!-~]{1,2000}$/.test(url);
  if (!isAddress || (!allowsPrivate && !url.startsWith('https://'))) {
    throw new SetupError(`"${url}" is not an https address.`);
  }
  const { username, password } = new URL(url);
  // The list of endpoints and the log show the address.
  if (username || password) throw new SetupError('The address must not contain a user name or password.');
  const unknown = types?.find((type) => !WEBHOOK_TYPES.includes(type));
  if (unknown !== undefined)
    throw new SetupError(`There is no event "${unknown}". There are: ${WEBHOOK_TYPES.join(', ')}.`);
  await refuseUnknown(db, locationIds ?? []);
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
  if (added.length === 0) throw new SetupError(`There is an endpoint "${id}" already.`);
  return secret;
}

function readId(id: string): void {
  try {
    idFormat.read(id);
  } catch (error) {
    if (error instanceof ValueProblem) throw new SetupError(`An endpoint's id ${error.message}, not "${id}".`);
    throw error;
  }
}

async function refuseUnknown(db: Db, wanted: readonly string[]): Promise<void> {
  const known = (await db.select({ id: locations.id }).from(locations)).map(({ id }) => id);
  const unknown = wanted.find((id) => !known.includes(id));
  if (unknown !== undefined) throw new SetupError(`There is no location "${unknown}".`);
}

const isWaitingFor = (endpointId: string | typeof webhookEndpoints.id) =>
  and(eq(webhookDeliveries.endpointId, endpointId), isNull(webhookDeliveries.deliveredAt));

/** All endpoints. */
export async function listEndpoints(db: Db): Promise<StoredEndpoint[]> {
  const { secret: _secret, ...shown } = getTableColumns(webhookEndpoints);
  return db
    .select({ ...shown, waiting: count(webhookDeliveries.id) })
    .from(webhookEndpoints)
    .leftJoin(webhookDeliveries, isWaitingFor(webhookEndpoints.id))
    .groupBy(webhookEndpoints.id)
    .orderBy(asc(webhookEndpoints.id));
}

/** Sends to an endpoint again, at once. @throws SetupError if there is none */
export async function resumeEndpoint(db: Db, id: string): Promise<void> {
  const resumed = await db
    .update(webhookEndpoints)
    .set({ pausedAt: null, failingSince: null, failures: 0, nextAt: null })
    .where(eq(webhookEndpoints.id, id))
    .returning({ id: webhookEndpoints.id });
  if (resumed.length === 0) throw noEndpoint(id);
  await db.update(webhookDeliveries).set({ nextAt: null }).where(isWaitingFor(id));
}

/** Removes an endpoint with its queue and its log. @throws SetupError if there is none */
export async function removeEndpoint(db: Db, id: string): Promise<void> {
  const removed = await db
    .delete(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .returning({ id: webhookEndpoints.id });
  if (removed.length === 0) throw noEndpoint(id);
  await db.delete(webhookDeliveries).where(eq(webhookDeliveries.endpointId, id));
}

async function refuseMissing(db: Db, id: string): Promise<void> {
  const found = await db.$count(webhookEndpoints, eq(webhookEndpoints.id, id));
  if (found === 0) throw noEndpoint(id);
}

const noEndpoint = (id: string) => new SetupError(`There is no endpoint "${id}".`);

/** The newest deliveries to an endpoint. @throws SetupError if there is none */
export async function logOf(db: Db, id: string): Promise<LoggedDelivery[]> {
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, id))
    .orderBy(desc(webhookDeliveries.id))
    .limit(LOG_MAX);
  if (rows.length === 0) await refuseMissing(db, id);
  return rows.map(({ body, ...delivery }) => ({ ...delivery, type: (JSON.parse(body) as { type: string }).type }));
}

/**
 * Sends a message of the log again, with the same id. It comes after what waits for its object.
 * @throws SetupError if the log has none
 */
export async function resend(db: Db, message: string): Promise<void> {
  const id = message.replace(/^msg_/, '');
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
  const { rowCount } = isId
    ? await db.execute(sql`
        insert into webhook_deliveries (endpoint_id, message_id, object, body)
        select endpoint_id, message_id, object, body from webhook_deliveries
        where message_id = ${id} and delivered_at is not null order by id limit 1`)
    : { rowCount: 0 };
  if (rowCount === 0) throw new SetupError(`The log has no delivered message "${message}".`);
}
