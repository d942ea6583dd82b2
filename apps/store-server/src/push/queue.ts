import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { NotificationName, PushKind } from '@instore/api';
import type { Db } from '../db/database.ts';
import { type PushAction, pushDevices, pushMessages } from '../db/schema/push.ts';

/** How long a message is of use, s: a request that waited longer is escalated or answered. */
export const TTL_S = 120;

/** The most messages that a run takes; the next one continues. */
const RUN_MAX = 100;

/** A message that a node has taken and not finished, because the node ended, is sent again after this time, s. */
const CLAIM_S = 15;

/** How long shown messages are kept, so that they can be closed, ms. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** A message with all that decides whether and how it is sent. */
export interface WaitingMessage extends Record<string, unknown> {
  id: number;
  action: PushAction;
  about: string;
  attempts: number;
  createdAt: Date;
  notificationId: number | null;
  deviceId: string;
  userId: string;
  endpoint: string;
  origin: string;
  p256dh: string;
  auth: string;
  tabletId: string | null;
  /** Who uses the tablet; null while it is locked. */
  tabletUserId: string | null;
  /** Null: the defaults. */
  kinds: PushKind[] | null;
  quietFrom: string | null;
  quietTo: string | null;
  language: string | null;
  /** Of the person's location; null for a person whose access was removed. */
  timeZone: string | null;
  /** Null if the notification no longer exists, or is not open. */
  type: NotificationName | null;
  titleValues: Record<string, string> | null;
  objectId: string | null;
  redirectUrl: string | null;
  /** Open notifications of the person, at most 100. */
  badge: number;
  /** For `close`: whether a notice about the object was sent to the device. */
  wasShown: boolean;
}

/** Deletes messages whose time is over. @returns whether others wait */
export async function dropLate(db: Db, now: Date): Promise<boolean> {
  const late = new Date(now.getTime() - TTL_S * 1000);
  const isWaiting = isNull(pushMessages.sentAt);
  const [waiting] = await db.select({ id: pushMessages.id }).from(pushMessages).where(isWaiting).limit(1);
  if (waiting === undefined) return false;
  await db.delete(pushMessages).where(and(isWaiting, lt(pushMessages.createdAt, late)));
  return true;
}

/** Deletes what was shown long ago. */
export async function deleteOldPushMessages(db: Db, now: Date): Promise<void> {
  await db.delete(pushMessages).where(lt(pushMessages.createdAt, new Date(now.getTime() - KEPT_MS)));
}

/** Takes messages that are due, except those for some push services. */
export async function claim(db: Db, now: Date, without: readonly string[]): Promise<number[]> {
  const free = new Date(now.getTime() - CLAIM_S * 1000);
  const due = db
    .select({ id: pushMessages.id })
    .from(pushMessages)
    .innerJoin(pushDevices, eq(pushDevices.id, pushMessages.deviceId))
    .where(
      and(
        isNull(pushMessages.sentAt),
        or(isNull(pushMessages.nextAt), lte(pushMessages.nextAt, now)),
        or(isNull(pushMessages.claimedAt), lt(pushMessages.claimedAt, free)),
        without.length === 0 ? undefined : sql`${pushDevices.origin} <> all(${sql.param(without)}::text[])`,
      ),
    )
    .orderBy(pushMessages.id)
    .limit(RUN_MAX);
  const claimed = await db
    .update(pushMessages)
    .set({ claimedAt: now })
    .where(inArray(pushMessages.id, due))
    .returning({ id: pushMessages.id });
  return claimed.map(({ id }) => id);
}

/** Reads messages with all that decides about them, the oldest first. */
export async function readMessages(db: Db, ids: readonly number[], now: Date): Promise<WaitingMessage[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<WaitingMessage>(sql`
    select message.id::float8 as id, message.action, message.about, message.attempts,
      message.created_at as "createdAt", message.notification_id::float8 as "notificationId",
      device.id as "deviceId", device.user_id as "userId", device.endpoint, device.origin, device.p256dh, device.auth,
      device.tablet_id as "tabletId", device_sessions.user_id as "tabletUserId",
      settings.kinds, settings.quiet_from as "quietFrom", settings.quiet_to as "quietTo", users.language,
      place.time_zone as "timeZone", notification.type, notification.title_values as "titleValues",
      notification.object_id as "objectId", notification.redirect_url as "redirectUrl",
      (select count(*)::int from (
        select from notifications as open
        where open.user_id = device.user_id and not open.acknowledged and open.postponed_until is null
          and (open.leaves_at is null or open.leaves_at > ${at})
        limit 100) as counted) as badge,
      exists (
        select from push_messages as shown
        where shown.device_id = device.id and shown.about = message.about and shown.action = 'show'
          and shown.closed_at is null and shown.id < message.id
          and (shown.sent_at is not null or shown.claimed_at < message.claimed_at)) as "wasShown"
    from push_messages as message
    join push_devices as device on device.id = message.device_id
    join users on users.id = device.user_id
    left join push_settings as settings on settings.user_id = device.user_id
    left join device_sessions on device_sessions.device_id = device.tablet_id
    left join notifications as notification
      on notification.user_id = device.user_id and notification.id = message.notification_id
      and not notification.acknowledged and notification.postponed_until is null
      and (notification.leaves_at is null or notification.leaves_at > ${at})
    left join lateral (
      select time_zone from user_roles join locations on locations.id = user_roles.location_id
      where user_roles.user_id = device.user_id order by user_roles.position limit 1) as place on true
    where message.id = any(${sql.param([...ids])}::bigint[])
    order by message.id`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** Counts the objects about which a device was called within an hour, and which are not handled. */
export async function countOpen(db: Db, endpoint: string, now: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct about)::int as count
    from push_messages as message join push_devices as device on device.id = message.device_id
    where device.endpoint = ${endpoint} and action = 'show' and closed_at is null
      and not exists (
        select from push_messages as later
        where later.device_id = message.device_id and later.about = message.about and later.action = 'close'
          and later.id > message.id)
      and message.created_at > ${new Date(now.getTime() - 3_600_000).toISOString()}::timestamptz`);
  return rows[0]?.count ?? 0;
}

/** Deletes messages that are not sent. */
export async function drop(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(pushMessages).where(inArray(pushMessages.id, [...ids]));
}

/** Notes that messages were sent. */
export async function noteSent(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db
    .update(pushMessages)
    .set({ sentAt: now })
    .where(inArray(pushMessages.id, [...ids]));
}

/**
 * Notes that notices about an object are closed on a device; those that wait are not shown. In one transaction: between
 * its two statements the object would count as open again.
 */
export async function noteClosed(db: Db, { id, deviceId, about }: WaitingMessage, now: Date): Promise<void> {
  const before = and(eq(pushMessages.deviceId, deviceId), eq(pushMessages.about, about), lte(pushMessages.id, id));
  await db.transaction(async (tx) => {
    await tx.delete(pushMessages).where(and(before, or(eq(pushMessages.id, id), isNull(pushMessages.claimedAt))));
    await tx
      .update(pushMessages)
      .set({ closedAt: now, sentAt: sql`coalesce(${pushMessages.sentAt}, ${now.toISOString()}::timestamptz)` })
      .where(and(before, isNull(pushMessages.closedAt)));
  });
}

/** Lets messages be sent again at a time. */
export async function postpone(db: Db, ids: readonly number[], nextAt: Date): Promise<void> {
  await db
    .update(pushMessages)
    .set({ nextAt, claimedAt: null, attempts: sql`${pushMessages.attempts} + 1` })
    .where(and(inArray(pushMessages.id, [...ids]), isNull(pushMessages.closedAt)));
}

/** Removes a device that its push service no longer knows, of all people who share it. */
export async function removeEndpoint(db: Db, endpoint: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.endpoint, endpoint));
}

/** Removes the devices of people whose access was removed. */
export async function removeDevices(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(pushDevices).where(inArray(pushDevices.id, [...ids]));
}
