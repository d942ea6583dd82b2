import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Db } from './database.ts';

/** An open connection to the store's database. */
export interface Connection {
  pool: Pool;
  db: Db;
  /** For costly questions: connections of its own, so that however many are asked, `db` finds one. Unused, it opens none. */
  costlyDb: Db;
  close: () => Promise<void>;
}

/**
 * How long one statement may take before the database gives it up, ms. Callers wait 15 s for an answer (`CALL_TIMEOUT_MS`
 * of the client): one statement, the wait for a connection included, is given up before, and they hear why there is no
 * answer. Of a transaction it bounds each statement, not their sum: one with several slow ones may outlast its caller,
 * who asks again with the same idempotency key.
 */
export const STATEMENT_TIMEOUT_MS = 12_000;

/** How long to wait for a connection, ms: with a statement it stays below what callers wait. */
export const CONNECTION_WAIT_MS = 2_000;

/** Connections of a node for everything that is quick: with those for what is costly, and the one for events, 21. */
export const CONNECTIONS = 14;

/** Connections of a node for costly questions: nearly as many as one search has use for, which asks eight side by side. */
export const COSTLY_CONNECTIONS = 6;

export interface ConnectOptions {
  /** Where to report a connection that broke while it was idle; the pool replaces it by itself. */
  onError?: (error: Error) => void;
  /** Connections at most. @default CONNECTIONS */
  max?: number;
  /** Connections at most for costly questions, besides. @default COSTLY_CONNECTIONS */
  costlyMax?: number;
  /** How long to wait for a connection, in ms; for a costly question as long as a statement. @default CONNECTION_WAIT_MS */
  waitMs?: number;
  /** How long one statement may take, in ms. @default STATEMENT_TIMEOUT_MS */
  statementMs?: number;
}

/** Opens pools on a `postgres://` address. Fails on first use, not here, when nothing answers. */
export function connect(
  url: string,
  {
    onError = () => {},
    max = CONNECTIONS,
    costlyMax = COSTLY_CONNECTIONS,
    waitMs = CONNECTION_WAIT_MS,
    statementMs = STATEMENT_TIMEOUT_MS,
  }: ConnectOptions = {},
): Connection {
  const open = (most: number, connectionTimeoutMillis: number): Pool => {
    const pool = new Pool({
      connectionString: url,
      max: most,
      application_name: 'in-store',
      connectionTimeoutMillis,
      // Dates travel as UTC; a transaction that was left open must not hold its locks for ever.
      options: `-c timezone=UTC -c idle_in_transaction_session_timeout=60000 -c statement_timeout=${statementMs}`,
    });
    pool.on('error', onError);
    return pool;
  };
  const pool = open(max, waitMs);
  // Of those who ask costly questions at once each waits for the others; who has no more patience goes before.
  const costly = open(costlyMax, Math.max(waitMs, statementMs));
  return {
    pool,
    db: drizzle(pool),
    costlyDb: drizzle(costly),
    close: async () => void (await Promise.all([pool.end(), costly.end()])),
  };
}
