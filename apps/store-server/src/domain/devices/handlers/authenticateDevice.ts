import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createFairQueue } from '../../../base/fairQueue.ts';
import { problem } from '../../../base/problems.ts';
import { devices } from '../../../db/schema/devices.ts';
import { KIOSK_ROLE } from '../../../security/callers.ts';
import { hashDeviceKey } from '../../../security/deviceKey.ts';
import { networkOf } from '../../../security/wrongKeys.ts';
import type { Operation, OperationOptions } from '../../operation.ts';

/**
 * Tries that may wait or run per network: more than a shop has kiosks, which all sign in again after an outage. They do
 * not run in parallel, because each takes a database connection and a stranger may send any number.
 */
const MAX_PER_NETWORK = 500;

/** Tries of all networks that run at the same time. */
const CONCURRENCY = 2;

/**
 * Exchanges a kiosk's device key for a session. An unknown kiosk and a wrong key get the same answer after as many
 * queries; `wrongKeys` limits wrong keys, and tries of one network run one after the other.
 */
export function authenticateDevice({
  sessions,
  wrongKeys,
}: Pick<OperationOptions, 'sessions' | 'wrongKeys'>): Operation<'authenticateDevice'> {
  const queue = createFairQueue({ maxPerCaller: MAX_PER_NETWORK, concurrency: CONCURRENCY });
  const authenticate: Operation<'authenticateDevice'> = async ({ body, address, store }) => {
    const [kiosk] = await store.db.select().from(devices).where(eq(devices.deviceId, body.deviceId));
    if (kiosk?.kind !== 'kiosk' || !isSameHash(hashDeviceKey(body.key), kiosk.keyHash)) {
      await wrongKeys.count(address, body.deviceId);
      throw problem(401, 'Not signed in', { detail: 'Unknown device or wrong key.' });
    }
    const { deviceId, name } = kiosk;
    return { data: { token: await sessions.issue({ sub: deviceId, userId: deviceId, name, role: KIOSK_ROLE }) } };
  };
  return (input) => queue.run(networkOf(input.address), () => authenticate(input));
}

/** Compares two hashes (hex) in constant time. */
function isSameHash(one: string, other: string): boolean {
  const [given, stored] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')];
  return given.length === stored.length && timingSafeEqual(given, stored);
}
