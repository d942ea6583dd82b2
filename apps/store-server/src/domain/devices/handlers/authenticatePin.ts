import { PIN_TRIES_MAX } from '@instore/api';
import { and, eq, lt, sql } from 'drizzle-orm';
import { createFairQueue } from '../../../base/fairQueue.ts';
import { fieldProblem, problem, said } from '../../../base/problems.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { devicePeople } from '../../../db/schema/devices.ts';
import { users } from '../../../db/schema/people.ts';
import { beginDeviceSession } from '../../../security/deviceSessions.ts';
import type { ProvenDevice } from '../../../security/deviceProofs.ts';
import { worksAt } from '../../../security/locations.ts';
import { isPinOf } from '../../../security/pins.ts';
import { PIN_SESSION_SECONDS } from '../../../security/sessions.ts';
import type { Operation, OperationOptions, OperationInput } from '../../operation.ts';
import { isPersonOn, pinEndsAt, stateOf } from '../queries/people.ts';

/** PINs of one device that may wait or run: people press one after the other. */
const MAX_PER_DEVICE = 8;

/** PINs that are checked at the same time: each takes a core and 32 MB. */
const CONCURRENCY = 2;

/** Exchanges the proof of a tablet and the PIN of a person for a session [D-02]. */
export function authenticatePin({
  deviceProofs,
  findCaller,
  sessions,
}: Pick<OperationOptions, 'deviceProofs' | 'findCaller' | 'sessions'>): Operation<'authenticatePin'> {
  const queue = createFairQueue({ maxPerCaller: MAX_PER_DEVICE, concurrency: CONCURRENCY });
  return async ({ body, address, store }) => {
    const now = store.now();
    const device = await deviceProofs.check(body, address, now);
    if (!/^\d{6}$/.test(body.pin)) throw fieldProblem(422, 'Not a PIN', '/pin', said('A PIN has six digits.'));
    const person = await findPersonOn(store.db, device, body.userId, now);
    const caller = person === undefined ? undefined : await findCaller({ sub: person.sub, role: '' });
    if (person === undefined || caller === undefined || !worksAt(caller, device.locationId)) throw notOnDevice();
    const pinHash = await queue.run(device.deviceId, () => checkPin(store, { ...person.stored, ...body }));
    return store.db.transaction(async (tx) => {
      await acceptPin(tx, { ...person.stored, pinHash });
      const session = await beginDeviceSession(tx, store, { ...device, userId: caller.userId });
      const until = new Date(Math.min(now.getTime() + PIN_SESSION_SECONDS * 1000, pinEndsAt(person.stored).getTime()));
      const tablet = { ...session, method: 'pin' as const, signedInAt: now };
      const token = await sessions.issue({ ...caller, tablet }, until);
      return { data: { token, page: person.stored.page } };
    });
  };
}

/** Reads a person of a device. @throws ProblemError 403 for a person whose PIN does not help */
async function findPersonOn(db: Db, { deviceId }: ProvenDevice, userId: string, now: Date) {
  const [person] = await db
    .select({ stored: devicePeople, sub: users.sub })
    .from(devicePeople)
    .innerJoin(users, eq(users.id, devicePeople.userId))
    .where(isPersonOn(deviceId, userId));
  const state = person === undefined ? 'pin' : stateOf(person.stored, now);
  if (state === 'locked') throw lockedOut();
  if (state === 'fullSignIn') {
    throw problem(403, 'Full sign-in needed', {
      detail: 'There is no PIN for this device, or it is older than 7 days. Sign in fully.',
      needs: 'fullSignIn',
    });
  }
  return person;
}

/**
 * Checks a PIN. The try is counted before the PIN is compared, so that tries on several nodes at once cannot exceed the
 * limit.
 * @returns the hash of the right PIN
 */
async function checkPin(
  { db }: OperationInput<'authenticatePin'>['store'],
  { deviceId, userId, pin }: { deviceId: string; userId: string; pin: string },
): Promise<string> {
  const [counted] = await db
    .update(devicePeople)
    .set({ tries: sql`${devicePeople.tries} + 1` })
    .where(and(isPersonOn(deviceId, userId), lt(devicePeople.tries, PIN_TRIES_MAX)))
    .returning({ tries: devicePeople.tries, pinHash: devicePeople.pinHash });
  if (counted === undefined) throw lockedOut();
  if (counted.pinHash === null) throw notOnDevice();
  if (await isPinOf(counted.pinHash, pin)) return counted.pinHash;
  if (counted.tries >= PIN_TRIES_MAX) throw lockedOut();
  throw fieldProblem(
    401,
    'Wrong PIN',
    '/pin',
    said('Wrong PIN. Tries left: {left}.', {
      left: String(PIN_TRIES_MAX - counted.tries),
    }),
  );
}

/**
 * Takes all tries back after a right PIN, in the transaction of the session.
 * @throws ProblemError 409 if the PIN was reset or changed while it was compared
 */
async function acceptPin(
  tx: Tx,
  { deviceId, userId, pinHash }: { deviceId: string; userId: string; pinHash: string },
): Promise<void> {
  const accepted = await tx
    .update(devicePeople)
    .set({ tries: 0, page: null })
    .where(and(isPersonOn(deviceId, userId), eq(devicePeople.pinHash, pinHash)))
    .returning({ userId: devicePeople.userId });
  if (accepted.length === 0) throw notOnDevice();
}

const lockedOut = () =>
  problem(403, 'Full sign-in needed', { detail: 'Too many wrong PINs. Sign in fully.', needs: 'fullSignIn' });

const notOnDevice = () =>
  problem(409, 'Not on this device', { detail: 'This person no longer signs in on this device.' });
