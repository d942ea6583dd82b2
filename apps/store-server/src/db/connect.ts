import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Db } from '../operations/operation.ts';

/** An open connection to the store's database. */
export interface Connection {
  pool: Pool;
  db: Db;
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

export interface ConnectOptions {
  /** Where to report a connection that broke while it was idle; the pool replaces it by itself. */
  onError?: (error: Error) => void;
  /** Connections at most. @default 20 */
  max?: number;
  /** How long to wait for a connection, in ms. @default CONNECTION_WAIT_MS */
  waitMs?: number;
  /** How long one statement may take, in ms. @default STATEMENT_TIMEOUT_MS */
  statementMs?: number;
}

/** Opens a pool on a `postgres://` address. Fails on first use, not here, when nothing answers. */
export function connect(
  url: string,
  {
    onError = () => {},
    max = 20,
    waitMs = CONNECTION_WAIT_MS,
    statementMs = STATEMENT_TIMEOUT_MS,
  }: ConnectOptions = {},
): Connection {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: 'in-store',
    connectionTimeoutMillis: waitMs,
    // Dates travel as UTC; a transaction that was left open must not hold its locks for ever.
    options: `-c timezone=UTC -c idle_in_transaction_session_timeout=60000 -c statement_timeout=${statementMs}`,
  });
  pool.on('error', onError);
  return { pool, db: drizzle(pool), close: () => pool.end() };
}
