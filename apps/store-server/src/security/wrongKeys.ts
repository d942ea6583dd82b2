import ipaddr from 'ipaddr.js';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { problem, type ProblemError } from '../base/problems.ts';
import type { Db } from '../db/database.ts';
import { createCounter, deleteExpired } from './tries.ts';

/** Wrong keys that one address may send for one kiosk within the window. */
export const WRONG_PER_KIOSK = 10;

/** Wrong keys that one address may send within the window: a shop has many kiosks behind one address. */
export const WRONG_PER_ADDRESS = 100;

/**
 * Limits wrong device keys. A right key is never refused: a stranger behind the address of a shop must not lock out its
 * kiosks, and a key of 256 random bits cannot be guessed at any rate. All nodes share the counts through the database.
 */
export interface WrongKeys {
  /**
   * Counts a wrong key. A kiosk that does not exist costs as much as one that does.
   * @throws ProblemError 429 when the address has reached its limit, in all or for this kiosk
   */
  count: (address: string, deviceId: string) => Promise<void>;
}

/** Counts wrong keys in the table `wrong_keys`. */
export function createWrongKeys(db: Db): WrongKeys {
  const perKiosk = createCounter(db, 'kiosk', WRONG_PER_KIOSK);
  const perAddress = createCounter(db, 'address', WRONG_PER_ADDRESS);
  const countFor = async (limiter: RateLimiterPostgres, key: string): Promise<void> => {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key);
    if (consumedPoints > limiter.points) throw tooManyWrongKeys(msBeforeNext);
  };
  return {
    count: async (address, deviceId) => {
      const network = networkOf(address);
      await deleteExpired(db);
      await countFor(perAddress, network);
      // After the limit of the address, so that invented names do not fill the table.
      await countFor(perKiosk, `${network} ${deviceId}`);
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
