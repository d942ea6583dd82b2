import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import { devicePeople, deviceSessions } from '../db/schema/devices.ts';

/** The session of a token that was issued on a tablet. */
export interface DeviceSession {
  deviceId: string;
  sessionId: string;
}

type Publish = (tx: Db | Tx, ...events: { destination: string; body: object }[]) => Promise<void>;

const sessionOf = prepareOnce((db) =>
  db
    .select({ userId: deviceSessions.userId })
    .from(deviceSessions)
    .where(
      and(
        eq(deviceSessions.deviceId, sql.placeholder('deviceId')),
        eq(deviceSessions.sessionId, sql.placeholder('sessionId')),
      ),
    )
    .prepare(''),
);

/** Whose session of a tablet this is; undefined when it has ended, or the tablet was removed. */
export async function userOfSession(db: Db | Tx, session: DeviceSession): Promise<string | undefined> {
  const [found] = await sessionOf(db).execute({ ...session });
  return found?.userId;
}

/**
 * Begins the session of a person on a tablet, and ends that of another person. The same person keeps the session, so
 * that two tabs do not end each other's.
 */
export async function beginDeviceSession(
  tx: Tx,
  publish: Publish,
  { deviceId, userId }: { deviceId: string; userId: string },
): Promise<DeviceSession> {
  const before = await lockSession(tx, deviceId);
  if (before?.userId === userId) return { deviceId, sessionId: before.sessionId };
  const sessionId = crypto.randomUUID();
  await tx
    .insert(deviceSessions)
    .values({ deviceId, sessionId, userId })
    .onConflictDoUpdate({ target: deviceSessions.deviceId, set: { sessionId, userId } });
  if (before !== undefined) await checkSockets(tx, publish, before.userId);
  return { deviceId, sessionId };
}

/** Ends the session on a tablet: the next call of that person is refused. */
export async function endDeviceSession(tx: Tx, publish: Publish, deviceId: string): Promise<void> {
  const [ended] = await tx
    .delete(deviceSessions)
    .where(eq(deviceSessions.deviceId, deviceId))
    .returning({ userId: deviceSessions.userId });
  if (ended !== undefined) await checkSockets(tx, publish, ended.userId);
}

async function lockSession(tx: Tx, deviceId: string) {
  const [found] = await tx.select().from(deviceSessions).where(eq(deviceSessions.deviceId, deviceId)).for('update');
  return found;
}

/** The live sockets of the person check their session at once (`db/triggers/access.sql`). */
const checkSockets = (tx: Tx, publish: Publish, userId: string) =>
  publish(tx, { destination: `/access/${userId}`, body: {} });

/** Notes the full sign-in of a person on a tablet: the tries begin again. */
export async function noteFullSignIn(
  tx: Tx,
  { deviceId, userId, now }: { deviceId: string; userId: string; now: Date },
): Promise<void> {
  await tx
    .insert(devicePeople)
    .values({ deviceId, userId, signedInAt: now })
    .onConflictDoUpdate({
      target: [devicePeople.deviceId, devicePeople.userId],
      set: { signedInAt: now, tries: 0 },
    });
}
