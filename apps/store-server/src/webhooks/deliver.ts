import { and, eq, exists, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import { webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts';
import type { Outcome, Post } from '../base/post.ts';
import { isReady } from './deliveries.ts';
import { skipPaused } from './endpoints.ts';
import { signedHeaders } from './sign.ts';

/** Messages that a node sends to an endpoint at the same time, in one transaction. */
const BATCH = 20;

/** An endpoint's turn begins no batch after this time, ms: then the next endpoint has its turn. */
const TURN_MS = 1_000;

/** Pauses after the first, second … failure, s; the last one repeats. */
const PAUSES_S = [5, 30, 120, 600, 1_800, 3_600];

/** The longest pause that a receiver may ask for, s. */
const LONGEST_PAUSE_S = 3_600;

/** How long every delivery of an endpoint, or of one type, may fail before it is paused, ms. */
export const FAILING_MS = 24 * 60 * 60 * 1000;

/** How long deliveries stay in the log, ms. */
const LOGGED_MS = 7 * 24 * 60 * 60 * 1000;

type Endpoint = typeof webhookEndpoints.$inferSelect;
type Delivery = Pick<typeof webhookDeliveries.$inferSelect, 'id' | 'messageId' | 'type' | 'body' | 'attempts'>;

interface Parts {
  db: Db;
  now: () => Date;
  post: Post;
  /** Aborted when the node stops. */
  stop: AbortSignal;
}

/**
 * Sends what waits to one endpoint after the other, at least once, and the events of one object in their order. Any node may
 * run it at any time, also several times at once: the row of an endpoint is locked while one run sends to it, and another
 * run skips it. A node that ends frees the lock with its connection, and what it had not noted is sent again.
 */
export async function deliverWebhooks(parts: Parts): Promise<void> {
  const { db, now, stop } = parts;
  const waiting = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, webhookEndpoints.id), isNull(webhookDeliveries.deliveredAt)));
  const endpoints = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(isReady(now()), exists(waiting)))
    .orderBy(webhookEndpoints.id);
  for (const { id } of endpoints) {
    if (stop.aborted) return;
    await deliverTo(id, parts);
  }
}

/** Deletes what the log no longer keeps. */
export async function deleteOldDeliveries(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - LOGGED_MS);
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.deliveredAt, old));
}

async function deliverTo(id: string, parts: Parts): Promise<void> {
  const end = parts.now().getTime() + TURN_MS;
  do {
    const isDone = await parts.db.transaction(async (tx) => {
      const [endpoint] = await tx
        .select()
        .from(webhookEndpoints)
        .where(and(eq(webhookEndpoints.id, id), isReady(parts.now())))
        .for('no key update', { skipLocked: true });
      return endpoint === undefined || (await sendBatch(tx, endpoint, parts));
    });
    if (isDone || parts.stop.aborted) return;
  } while (parts.now().getTime() < end);
}

/** @returns whether there is nothing more to send now */
async function sendBatch(tx: Tx, endpoint: Endpoint, { now, post, stop }: Parts): Promise<boolean> {
  const due = await readDue(tx, endpoint.id, now());
  if (due.length === 0) return true;
  const outcomes = await Promise.all(
    due.map(async (delivery) => {
      const { body, messageId } = delivery;
      const headers = signedHeaders(endpoint.secret, { id: `msg_${messageId}`, at: now(), body });
      return { delivery, outcome: await post(endpoint.url, headers, body, stop) };
    }),
  );
  // An aborted delivery counts as no attempt: another node sends it again.
  const answered = outcomes.filter(({ outcome }) => outcome.status !== undefined || !stop.aborted);
  if (answered.length === 0) return true;
  const at = now();
  const isFailing = !answered.some(({ outcome }) => isDelivered(outcome));
  // A receiver that is away gets one pause, not one for each event.
  for (const { delivery, outcome } of answered) await note(tx, delivery, outcome, { at, pauses: !isFailing });
  const results = answered.map(({ outcome }) => outcome);
  await (isFailing ? noteFailure(tx, endpoint, results, at) : noteSuccess(tx, endpoint));
  await noteTypes(tx, endpoint, answered, at);
  return answered.some(({ outcome }) => !isDelivered(outcome));
}

/** The first waiting delivery of each object, if its pause is over. */
async function readDue(tx: Tx, endpointId: string, now: Date): Promise<Delivery[]> {
  const { rows } = await tx.execute<Omit<Delivery, 'id'> & { id: string }>(sql`
    select id, message_id as "messageId", type, body, attempts from webhook_deliveries as first
    where endpoint_id = ${endpointId} and delivered_at is null and (next_at is null or next_at <= ${now})
      and not exists (
        select from webhook_deliveries as earlier
        where earlier.endpoint_id = ${endpointId} and earlier.delivered_at is null
          and earlier.object = first.object and earlier.id < first.id)
    order by id limit ${BATCH}`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

const isDelivered = ({ status = 0 }: Outcome): boolean => status >= 200 && status < 300;

async function note(
  tx: Tx,
  { id, attempts }: Delivery,
  outcome: Outcome,
  { at, pauses }: { at: Date; pauses: boolean },
): Promise<void> {
  const made = { attempts: attempts + 1, outcome: outcome.text };
  const next = isDelivered(outcome)
    ? { ...made, deliveredAt: at }
    : { ...made, nextAt: pauses ? pauseEnd(attempts, [outcome], at) : null };
  await tx.update(webhookDeliveries).set(next).where(eq(webhookDeliveries.id, id));
}

/** When the next attempt is made after `failures` earlier ones: later if the receiver asks for it. */
function pauseEnd(failures: number, outcomes: readonly Outcome[], at: Date): Date {
  const pause = PAUSES_S[Math.min(failures, PAUSES_S.length - 1)] ?? LONGEST_PAUSE_S;
  const asked = Math.max(...outcomes.map(({ retryAfter = 0 }) => retryAfter));
  return new Date(at.getTime() + Math.max(pause, Math.min(asked, LONGEST_PAUSE_S)) * 1000);
}

async function noteSuccess(tx: Tx, { id, failures }: Endpoint): Promise<void> {
  if (failures === 0) return;
  await tx
    .update(webhookEndpoints)
    .set({ failures: 0, failingSince: null, nextAt: null })
    .where(eq(webhookEndpoints.id, id));
}

/** The status by which a receiver says that it wants nothing more (Standard Webhooks). */
const GONE = 410;

async function noteFailure(tx: Tx, endpoint: Endpoint, outcomes: readonly Outcome[], at: Date): Promise<void> {
  const { id, failures } = endpoint;
  const failingSince = endpoint.failingSince ?? at;
  const isOver = at.getTime() - failingSince.getTime() >= FAILING_MS || outcomes.some(({ status }) => status === GONE);
  await tx
    .update(webhookEndpoints)
    .set({
      failures: failures + 1,
      failingSince,
      nextAt: pauseEnd(failures, outcomes, at),
      pausedAt: isOver ? at : null,
      version: endpoint.version + (isOver ? 1 : 0),
    })
    .where(eq(webhookEndpoints.id, id));
}

/**
 * Notes since when every event of a type is refused, and pauses a type that has been for a day: a receiver that takes all
 * others would be asked about it for ever, and the next events of each object would wait.
 */
async function noteTypes(
  tx: Tx,
  { id, failingTypes, pausedTypes, failingSince }: Endpoint,
  answered: readonly { delivery: Delivery; outcome: Outcome }[],
  at: Date,
): Promise<void> {
  const since = { ...failingTypes };
  for (const { delivery } of answered) since[delivery.type ?? ''] ??= at.toISOString();
  for (const { delivery, outcome } of answered) if (isDelivered(outcome)) delete since[delivery.type ?? ''];
  // Without a success since then the whole endpoint is failing.
  const isRefused = (from: number) => failingSince === null || failingSince.getTime() > from;
  const over = Object.keys(since).filter((type) => {
    const from = Date.parse(since[type] ?? '');
    return at.getTime() - from >= FAILING_MS && isRefused(from);
  });
  for (const type of over) delete since[type];
  if (over.length === 0 && JSON.stringify(since) === JSON.stringify(failingTypes)) return;
  await tx
    .update(webhookEndpoints)
    .set({
      failingTypes: since,
      pausedTypes: [...pausedTypes, ...over],
      version: sql`${webhookEndpoints.version} + ${over.length > 0 ? 1 : 0}`,
    })
    .where(eq(webhookEndpoints.id, id));
  await skipPaused(tx, id, over, at);
}
