import { and, desc, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { said } from '../base/problems.ts';
import { Refusal } from '../base/refusal.ts';
import type { Db, Tx } from '../db/database.ts';
import { webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts';
import { noEndpoint } from './endpoints.ts';

/** One delivery of the log. */
export type LoggedDelivery = Omit<typeof webhookDeliveries.$inferSelect, 'body'>;

/** How far a delivery is. */
export type DeliveryState = 'waiting' | 'failed' | 'delivered' | 'skipped';

/** The most deliveries that a log shows. */
const LOG_MAX = 50;

const IN_STATE: Readonly<Record<DeliveryState, SQL | undefined>> = {
  waiting: and(isNull(webhookDeliveries.deliveredAt), eq(webhookDeliveries.attempts, 0)),
  failed: and(isNull(webhookDeliveries.deliveredAt), sql`${webhookDeliveries.attempts} > 0`),
  delivered: and(isNotNull(webhookDeliveries.deliveredAt), eq(webhookDeliveries.skipped, false)),
  skipped: eq(webhookDeliveries.skipped, true),
};

/** How far a delivery is. */
export function stateOf({ deliveredAt, skipped, attempts }: LoggedDelivery): DeliveryState {
  if (skipped) return 'skipped';
  if (deliveredAt !== null) return 'delivered';
  return attempts > 0 ? 'failed' : 'waiting';
}

/** The newest deliveries to an endpoint. @throws Refusal if there is none */
export async function logOf(db: Db | Tx, id: string, state?: DeliveryState): Promise<LoggedDelivery[]> {
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, id), state && IN_STATE[state]))
    .orderBy(desc(webhookDeliveries.id))
    .limit(LOG_MAX);
  if (rows.length === 0 && (await db.$count(webhookEndpoints, eq(webhookEndpoints.id, id))) === 0) throw noEndpoint(id);
  return rows.map(({ body: _body, ...delivery }) => delivery);
}

/**
 * Sends a delivery of the log again. One that waits for the end of its pause is sent now; another one is sent once more
 * with the same message id, after what waits for its object.
 * @throws Refusal if there is none, or if the endpoint or the type is paused
 */
export async function resendDelivery(
  db: Db | Tx,
  { endpointId, deliveryId }: { endpointId: string; deliveryId: number },
): Promise<LoggedDelivery> {
  const [delivery] = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.endpointId, endpointId)));
  if (delivery === undefined) throw new Refusal('The log does not keep this delivery any more.', { status: 404 });
  const [endpoint] = await db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpointId))
    .for('no key update');
  if (endpoint === undefined) throw noEndpoint(endpointId);
  refusePaused(endpoint, delivery.type ?? '');
  // An endpoint that has failed waits for the end of its own pause.
  await db.update(webhookEndpoints).set({ nextAt: null }).where(eq(webhookEndpoints.id, endpointId));
  const [again] = delivery.deliveredAt === null ? await sendNow(db, delivery.id) : await copyOf(db, delivery);
  const { body: _body, ...shown } = again ?? delivery;
  return shown;
}

const sendNow = (db: Db | Tx, id: number) =>
  db
    .update(webhookDeliveries)
    .set({ nextAt: null })
    .where(and(eq(webhookDeliveries.id, id), isNull(webhookDeliveries.deliveredAt)))
    .returning();

const copyOf = (db: Db | Tx, { endpointId, messageId, object, body }: typeof webhookDeliveries.$inferSelect) =>
  db.insert(webhookDeliveries).values({ endpointId, messageId, object, body }).returning();

function refusePaused({ pausedAt, pausedTypes }: typeof webhookEndpoints.$inferSelect, type: string): void {
  if (pausedAt !== null) throw new Refusal('The endpoint is paused. Let it go on first.', { status: 409 });
  if (!pausedTypes.includes(type)) return;
  throw new Refusal(said('{type} is paused. Let it go on first.', { type }), { status: 409 });
}

/**
 * Sends a message of the log again, by the id that its receiver knows.
 * @throws Refusal if the log has none
 */
export async function resendMessage(db: Db | Tx, message: string): Promise<void> {
  const id = message.replace(/^msg_/, '');
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
  const [newest] = isId
    ? await db
        .select({ endpointId: webhookDeliveries.endpointId, deliveryId: webhookDeliveries.id })
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.messageId, id))
        .orderBy(desc(webhookDeliveries.id))
        .limit(1)
    : [];
  if (newest === undefined) throw new Refusal(`The log has no message "${message}".`);
  await resendDelivery(db, newest);
}

/** Whether an endpoint may be sent to at a time. */
export const isReady = (now: Date): SQL | undefined =>
  and(isNull(webhookEndpoints.pausedAt), or(isNull(webhookEndpoints.nextAt), lte(webhookEndpoints.nextAt, now)));
