import ipaddr from 'ipaddr.js';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { problem, type ProblemError } from '../base/problems.ts';
import type { Db } from '../db/database.ts';
import { createCounter, deleteExpired, takeBack } from './tries.ts';

/** Wrong keys that one address may send for one kiosk within the window. After them even the right key is refused. */
export const WRONG_PER_KIOSK = 10;

/** Wrong keys that one address may send within the window: a shop has many kiosks behind one address. */
export const WRONG_PER_ADDRESS = 100;

/**
 * Limits wrong device keys. The limit of a kiosk counts per address, so that a stranger elsewhere cannot lock a kiosk out.
 * An address that has reached its own limit can still send right keys: the other kiosks of a shop can sign in. All nodes
 * share the counts through the database.
 */
export interface WrongKeys {
  /** @throws ProblemError 429 when this address has sent too many wrong keys for this kiosk */
  refuseBlocked: (address: string, deviceId: string) => Promise<void>;
  /**
   * Verifies a key. The try counts before the key is compared, so that tries on several nodes at once cannot exceed the
   * limit; a right key takes its count back.
   * @param isRight compares the key; undefined when the kiosk does not exist
   * @returns whether the key is right
   * @throws ProblemError 429 when the address or the kiosk has reached its limit
   */
  verify: (address: string, deviceId: string, isRight: (() => boolean) | undefined) => Promise<boolean>;
}

/** Counts wrong keys in the table `wrong_keys`. */
export function createWrongKeys(db: Db): WrongKeys {
  const perKiosk = createCounter(db, 'kiosk', WRONG_PER_KIOSK);
  const perAddress = createCounter(db, 'address', WRONG_PER_ADDRESS);
  const countFor = async (limiter: RateLimiterPostgres, key: string): Promise<void> => {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key);
    if (consumedPoints > limiter.points) throw tooManyWrongKeys(msBeforeNext);
  };
  const keyOf = (address: string, deviceId: string) => `${networkOf(address)} ${deviceId}`;
  return {
    refuseBlocked: async (address, deviceId) => {
      const found = await perKiosk.get(keyOf(address, deviceId));
      if (found !== null && found.consumedPoints >= WRONG_PER_KIOSK) throw tooManyWrongKeys(found.msBeforeNext);
    },
    verify: async (address, deviceId, isRight) => {
      const key = keyOf(address, deviceId);
      if (isRight !== undefined) {
        await countFor(perKiosk, key);
        if (isRight()) {
          await takeBack(db, perKiosk, key);
          return true;
        }
      }
      await deleteExpired(db);
      await countFor(perAddress, networkOf(address));
      // After the limit of the address, so that invented names do not fill the table.
      if (isRight === undefined) await countFor(perKiosk, key);
      return false;
    },
  };
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
