import { sql } from 'drizzle-orm';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { problem } from '../base/problems.ts';
import type { Db } from '../db/database.ts';

/** How long tries are counted, in seconds; also the longest time that a caller is locked out. */
export const WINDOW_SECONDS = 60;

/**
 * Creates a counter in the table `wrong_keys`, which all nodes share.
 * @param keyPrefix separates this counter from the others
 * @param points tries within the window
 */
export function createCounter(db: Db, keyPrefix: string, points: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    // Without the statement's name: PgBouncer does not keep prepared statements for a client.
    storeClient: { query: ({ text, values }: { text: string; values: unknown[] }) => db.$client.query(text, values) },
    storeType: 'client',
    tableName: 'wrong_keys',
    tableCreated: true,
    duration: WINDOW_SECONDS,
    // The library would use a timer; here the next try deletes what has expired.
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
  });
}

/** Takes one try back; a count of one is deleted. */
export async function takeBack(db: Db, counter: RateLimiterPostgres, key: string): Promise<void> {
  const { rowCount } = await db.execute(sql`delete from wrong_keys where key = ${counter.getKey(key)} and points <= 1`);
  if (rowCount === 0) await counter.reward(key);
}

/** Deletes more counts than a try adds. Rows that another node is deleting are skipped. */
export async function deleteExpired(db: Db): Promise<void> {
  await db.execute(sql`
    delete from wrong_keys where key in (
      select key from wrong_keys where expire < ${Date.now()} order by expire limit 10 for update skip locked
    )`);
}

/** A limit of tries per minute. */
export interface Tries {
  /**
   * Counts a try before it is made, so that tries on several nodes at once cannot exceed the limit.
   * @throws ProblemError 429 with Retry-After when the limit is reached
   */
  count: (key: string) => Promise<void>;
  /** Takes a try back that shall not count. */
  takeBack: (key: string) => Promise<void>;
}

/**
 * Creates a limit of tries per minute that all nodes share.
 * @param name separates this limit from the others
 * @param most tries within a minute
 */
export function createTries(db: Db, name: string, most: number): Tries {
  const counter = createCounter(db, name, most);
  return {
    count: async (key) => {
      await deleteExpired(db);
      const { consumedPoints, msBeforeNext } = await counter.penalty(key);
      if (consumedPoints <= most) return;
      const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
      throw problem(429, 'Too many tries', {
        detail: `Too many tries. Try again in ${retryAfter} seconds.`,
        retryAfter,
      });
    },
    takeBack: (key) => takeBack(db, counter, key),
  };
}
