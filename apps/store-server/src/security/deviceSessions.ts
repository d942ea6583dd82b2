import { and, eq, lt, sql } from 'drizzle-orm';
import { problem, said } from '../base/problems.ts';
import type { Db, Tx } from '../db/database.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import { devicePeople, devices, deviceSessions } from '../db/schema/devices.ts';
import { users } from '../db/schema/people.ts';

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
 * that two tabs do not end each other's. Of two people who sign in at once the first one keeps the tablet.
 *
 * @param who.challengedAt when the store made the challenge of this sign-in
 * @throws ProblemError 409 if another person has signed in since then
 */
export async function beginDeviceSession(
  tx: Tx,
  { publish, now }: { publish: Publish; now: () => Date },
  { deviceId, userId, challengedAt }: { deviceId: string; userId: string; challengedAt: Date },
): Promise<DeviceSession> {
  // Without a session there is no row of it to lock.
  await tx.select({}).from(devices).where(eq(devices.deviceId, deviceId)).for('no key update');
  const before = await lockSession(tx, deviceId);
  if (before?.userId === userId) return { deviceId, sessionId: before.sessionId };
  if (before !== undefined && before.startedAt > challengedAt) throw await takenBy(tx, before.userId);
  const session = { sessionId: crypto.randomUUID(), userId, startedAt: now() };
  const { sessionId } = session;
  await tx
    .insert(deviceSessions)
    .values({ deviceId, ...session })
    .onConflictDoUpdate({ target: deviceSessions.deviceId, set: session });
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

async function takenBy(tx: Tx, userId: string) {
  const [person] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return problem(409, 'Another person has signed in', {
    detail: said('{person} has signed in on this tablet at the same time. Switch person to work under your name.', {
      person: person?.name.split(' ', 1)[0] ?? '',
    }),
  });
}

/** The live sockets of the person check their session at once (`db/triggers/access.sql`). */
const checkSockets = (tx: Tx, publish: Publish, userId: string) =>
  publish(tx, { destination: `/access/${userId}`, body: {} });

/**
 * Notes the full sign-in of a person on a tablet. Only a newer one counts: then the tries begin again. A token that the
 * provider renews names the sign-in before.
 */
export async function noteFullSignIn(
  tx: Tx,
  { deviceId, userId, signedInAt }: { deviceId: string; userId: string; signedInAt: Date },
): Promise<void> {
  await tx
    .insert(devicePeople)
    .values({ deviceId, userId, signedInAt })
    .onConflictDoUpdate({
      target: [devicePeople.deviceId, devicePeople.userId],
      set: { signedInAt, tries: 0 },
      setWhere: lt(devicePeople.signedInAt, signedInAt),
    });
}
