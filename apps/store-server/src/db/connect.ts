import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Db } from '../operations/operation.ts';

/** An open connection to the store's database. */
export interface Connection {
  pool: Pool;
  db: Db;
  close: () => Promise<void>;
}

/** Where to report a connection that broke while it was idle; the pool replaces it by itself. */
export interface ConnectOptions {
  onError?: (error: Error) => void;
  /** Connections at most. @default 20 */
  max?: number;
  /** How long to wait for a connection, in ms. @default 10000 */
  waitMs?: number;
}

/** Opens a pool on a `postgres://` address. Fails on first use, not here, when nothing answers. */
export function connect(
  url: string,
  { onError = () => {}, max = 20, waitMs = 10_000 }: ConnectOptions = {},
): Connection {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: 'in-store',
    connectionTimeoutMillis: waitMs,
    // Dates travel as UTC; a transaction that was left open must not hold its locks for ever.
    options: '-c timezone=UTC -c idle_in_transaction_session_timeout=60000',
  });
  pool.on('error', onError);
  return { pool, db: drizzle(pool), close: () => pool.end() };
}
