import { sql } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { problem, type ProblemError } from '../base/problems.ts';
import type { Db } from '../db/database.ts';

/** Wrong keys that one address may send for one kiosk within the window. After them even the right key is refused. */
export const WRONG_PER_KIOSK = 10;

/** Wrong keys that one address may send within the window: a shop has many kiosks behind one address. */
export const WRONG_PER_ADDRESS = 100;

/** How long wrong keys are counted, in seconds; also the longest time that a kiosk is locked out. */
const WINDOW_SECONDS = 60;

/**
 * Limits wrong device keys. The limit of a kiosk counts per address, so that nobody can lock a kiosk out from elsewhere,
 * and a full address refuses only wrong keys, so that the other kiosks of a shop can still sign in. All nodes share the
 * counts through the database.
 */
export interface WrongKeys {
  /** @throws ProblemError 429 when this address has sent too many wrong keys for this kiosk */
  refuseBlocked: (address: string, deviceId: string) => Promise<void>;
  /**
   * Counts a wrong key.
   * @param isKnown whether the kiosk exists
   * @throws ProblemError 429 when the address or the kiosk has reached its limit
   */
  count: (address: string, deviceId: string, isKnown: boolean) => Promise<void>;
}

/** Counts wrong keys in the table `wrong_keys`. */
export function createWrongKeys(db: Db): WrongKeys {
  const options = {
    // Without the statement's name: PgBouncer does not keep prepared statements for a client.
    storeClient: { query: ({ text, values }: { text: string; values: unknown[] }) => db.$client.query(text, values) },
    storeType: 'client',
    tableName: 'wrong_keys',
    tableCreated: true,
    duration: WINDOW_SECONDS,
    // The library would use a timer; here the next wrong key deletes what has expired.
    clearExpiredByTimeout: false,
  };
  const perKiosk = new RateLimiterPostgres({ ...options, keyPrefix: 'kiosk', points: WRONG_PER_KIOSK });
  const perAddress = new RateLimiterPostgres({ ...options, keyPrefix: 'address', points: WRONG_PER_ADDRESS });
  const keyOf = (address: string, deviceId: string) => `${networkOf(address)} ${deviceId}`;
  return {
    refuseBlocked: async (address, deviceId) => {
      const found = await perKiosk.get(keyOf(address, deviceId));
      if (found !== null && found.consumedPoints >= WRONG_PER_KIOSK) throw tooManyWrongKeys(found.msBeforeNext);
    },
    count: async (address, deviceId, isKnown) => {
      await deleteExpired(db);
      const ofAddress = await perAddress.penalty(networkOf(address));
      const isFull = ofAddress.consumedPoints > WRONG_PER_ADDRESS;
      // Invented names fill the table no further than the limit of their address.
      if (isFull && !isKnown) throw tooManyWrongKeys(ofAddress.msBeforeNext);
      const ofKiosk = await perKiosk.penalty(keyOf(address, deviceId));
      if (ofKiosk.consumedPoints > WRONG_PER_KIOSK) throw tooManyWrongKeys(ofKiosk.msBeforeNext);
      if (isFull) throw tooManyWrongKeys(ofAddress.msBeforeNext);
    },
  };
}

/** Deletes more counts than a wrong key adds. Rows that another node is deleting are skipped. */
async function deleteExpired(db: Db): Promise<void> {
  await db.execute(sql`
    delete from wrong_keys where key in (
      select key from wrong_keys where expire < ${Date.now()} order by expire limit 10 for update skip locked
    )`);
}

/**
 * The address itself for IPv4; the /64 network for IPv6, of which one host can use every address (RFC 4291, 2.5.1). Some
 * proxies add the port of the connection, which is left out. Text that is no address counts as one network.
 */
export function networkOf(text: string): string {
  const address = text.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.fromByteArray([...parsed.toByteArray().slice(0, 8), ...new Uint8Array(8)]).toString();
}

function tooManyWrongKeys(msLeft: number): ProblemError {
  const retryAfter = Math.max(1, Math.ceil(msLeft / 1000));
  return problem(429, 'Too many wrong keys', {
    detail: `Too many wrong keys. Try again in ${retryAfter} seconds.`,
    retryAfter,
  });
}
