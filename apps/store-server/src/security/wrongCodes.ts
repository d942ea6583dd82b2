import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { problem, type ProblemError } from '../base/problems.ts';
import type { Db } from '../db/database.ts';
import { createCounter, deleteExpired, takeBack } from './tries.ts';
import { networkOf } from './wrongKeys.ts';

/** Wrong codes of one network within a minute, after which a wrong one is refused without its reason. */
const WRONG_PER_NETWORK = 5;

/** Codes of one network that are checked within a minute: it cannot use up the tries of the whole store. */
const CHECKED_PER_NETWORK = 50;

/** Codes that are checked within a minute in the whole store: a code of eight digits lives for ten minutes. */
const CHECKED_PER_STORE = 500;

const STORE = 'store';

/** One try of a pairing code, which counts until it is taken back. */
export interface CodeTry {
  /** The error for a refused code: its reason, or 429 where the network has sent too many. */
  refusalFor: (reason: ProblemError) => ProblemError;
  /** The code was right: the try does not count. */
  takeBack: () => Promise<void>;
}

/**
 * Limits wrong pairing codes [C-09]. A few wrong codes from a shop's network do not refuse the right one; a code is
 * shorter than a device key, so the number of guesses is limited, too. All nodes share the counts.
 */
export interface WrongCodes {
  /**
   * Counts a try before it is made, so that tries at once cannot exceed the limits.
   * @throws ProblemError 429 when the network or the whole store has reached its limit
   */
  enter: (address: string) => Promise<CodeTry>;
}

/** Counts wrong codes in the table `wrong_keys`. */
export function createWrongCodes(db: Db): WrongCodes {
  const byNetwork = createCounter(db, 'pairing', CHECKED_PER_NETWORK);
  const inStore = createCounter(db, 'pairings', CHECKED_PER_STORE);
  const count = async (limiter: RateLimiterPostgres, key: string) => {
    const counted = await limiter.penalty(key);
    if (counted.consumedPoints > limiter.points) throw tooMany(counted.msBeforeNext);
    return counted;
  };
  return {
    enter: async (address) => {
      const network = networkOf(address);
      await deleteExpired(db);
      const { consumedPoints, msBeforeNext } = await count(byNetwork, network);
      await count(inStore, STORE);
      return {
        refusalFor: (reason) => (consumedPoints > WRONG_PER_NETWORK ? tooMany(msBeforeNext) : reason),
        takeBack: async () => {
          await takeBack(db, byNetwork, network);
          await takeBack(db, inStore, STORE);
        },
      };
    },
  };
}

function tooMany(msLeft: number): ProblemError {
  const retryAfter = Math.max(1, Math.ceil(msLeft / 1000));
  return problem(429, 'Too many tries', {
    detail: `Too many tries. Try again in ${retryAfter} seconds.`,
    retryAfter,
  });
}
