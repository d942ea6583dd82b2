import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { StartError } from '../base/startErrors.ts';
import { databaseFailure, type DatabaseFailure } from '../db/failure.ts';

/** After how long the start says that it waits, ms. */
const SAY_AFTER_MS = 2_000;

/** Time between two tries, ms. */
const PAUSE_MS = 500;

/** Failures that pass: a database that starts, fails over, or is slow. */
const PASSING = new Set<DatabaseFailure['kind'] | undefined>(['unreachable', 'slow', 'busy', 'resources']);

/** An unknown host name is a mistake in the settings. */
const UNKNOWN_HOST = 'ENOTFOUND';

/** The database of the settings cannot be reached or refuses the connection. */
export class NoDatabaseError extends StartError {
  constructor(message: string, cause: unknown) {
    super(`DATABASE_URL: ${message}: ${messageOf(cause)}`, { cause });
    this.name = 'NoDatabaseError';
  }
}

export interface WaitOptions {
  /** How long to wait, ms. A single connection of the pool may take as long. */
  waitMs: number;
  /** Gets one line as soon as the start waits. */
  log: (line: string) => void;
}

/**
 * Waits until the database answers, and says so.
 * @throws NoDatabaseError for a refusal that does not pass by itself, and after `waitMs`
 */
export async function untilReachable(pool: Pick<Pool, 'query'>, { waitMs, log }: WaitOptions): Promise<void> {
  const until = performance.now() + waitMs;
  let isSaid = false;
  const say = (reason: string): void => {
    if (!isSaid) log(`${reason} The start waits up to ${waitMs / 1_000} s for it (DATABASE_WAIT_MS).`);
    isSaid = true;
  };
  const slow = setTimeout(() => say('The database has not answered yet.'), SAY_AFTER_MS);
  try {
    while (!(await answers(pool, until, waitMs, say))) await pause(PAUSE_MS);
  } finally {
    clearTimeout(slow);
  }
}

async function answers(
  pool: Pick<Pool, 'query'>,
  until: number,
  waitMs: number,
  say: (reason: string) => void,
): Promise<boolean> {
  try {
    await pool.query('select 1');
    return true;
  } catch (cause) {
    const failure = databaseFailure(cause);
    if (!PASSING.has(failure?.kind) || failure?.code === UNKNOWN_HOST)
      throw new NoDatabaseError('the database cannot be used', cause);
    if (performance.now() >= until)
      throw new NoDatabaseError(`the database did not answer within ${waitMs / 1_000} s`, cause);
    say(`The database cannot be used yet: ${messageOf(cause)}.`);
    return false;
  }
}

/** What an error says. */
export function messageOf(error: unknown): string {
  // One error for each address of a host name.
  if (error instanceof AggregateError) return [...new Set(error.errors.map(messageOf))].join(', ');
  return error instanceof Error ? error.message : String(error);
}
