import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Db } from './database.ts';
import { openPool } from './pool.ts';

/** The store's database: a pool of connections for each kind of work. A pool opens a connection when it needs one. */
export interface Connection {
  pool: Pool;
  /** For everything that is quick, on `pool`. */
  db: Db;
  /** For costly questions: connections of their own, so that `db` always finds one. */
  costlyDb: Db;
  /** For work that may take as long as it takes: tables and demo data. One connection without time limits. */
  patient: { pool: Pool; db: Db };
  close: () => Promise<void>;
}

/**
 * How long one statement may take before the database cancels it, ms. A caller waits 15 s for an answer
 * (`CALL_TIMEOUT_MS` of the client): the wait for a connection, one statement and `ANSWER_MARGIN_MS` end before that.
 * Of a transaction it bounds each statement, not their sum; `CALL_LIMIT_MS` bounds the call.
 */
export const STATEMENT_TIMEOUT_MS = 11_000;

/**
 * How much longer than a statement may take the store waits for the answer, ms: the database has to say first that it
 * has cancelled it. If it says nothing, the connection is lost, although nobody has closed it.
 */
export const ANSWER_MARGIN_MS = 1_000;

/** How long to wait for a connection, ms. */
export const CONNECTION_WAIT_MS = 2_000;

/** How long a transaction may stand idle before the database ends it, ms: it holds locks. */
export const IDLE_IN_TRANSACTION_MS = 60_000;

/** Connections of a node for everything that is quick. With those for costly questions, and the one for events: 21. */
export const CONNECTIONS = 14;

/** Connections of a node for costly questions: one search can use nearly as many, it asks eight side by side. */
export const COSTLY_CONNECTIONS = 6;

export interface ConnectOptions {
  /** Where to report a connection that was lost; the pool replaces it by itself. @default nowhere */
  onError?: (error: Error) => void;
  /** Connections at most. @default CONNECTIONS */
  max?: number;
  /** Connections at most for costly questions, besides. @default COSTLY_CONNECTIONS */
  costlyMax?: number;
  /**
   * How long to wait for a connection, in ms; for a costly question as long as a statement. @default CONNECTION_WAIT_MS
   */
  waitMs?: number;
  /** How long one statement may take, in ms. @default STATEMENT_TIMEOUT_MS */
  statementMs?: number;
}

/**
 * Opens pools on a `postgres://` address. Fails on first use, not here, when nothing answers. Session settings that the
 * address names (`?options=-c …`) go before the store's own.
 */
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
  const { address, options } = splitOptions(url);
  const common = { connectionString: address, application_name: 'in-store', onError };
  const sessions = (statementLimit: number): string =>
    [
      // Dates travel as UTC.
      '-c timezone=UTC',
      `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS}`,
      `-c statement_timeout=${statementLimit}`,
      options,
    ].join(' ');
  const limited = { ...common, options: sessions(statementMs), query_timeout: statementMs + ANSWER_MARGIN_MS };
  const pool = openPool({ ...limited, max, connectionTimeoutMillis: waitMs });
  // Costly questions that are asked at once wait for each other: one that runs out of patience goes before the caller.
  const costly = openPool({ ...limited, max: costlyMax, connectionTimeoutMillis: Math.max(waitMs, statementMs) });
  const patient = openPool({ ...common, options: sessions(0), max: 1, connectionTimeoutMillis: waitMs });
  return {
    pool,
    db: drizzle(pool),
    costlyDb: drizzle(costly),
    patient: { pool: patient, db: drizzle(patient) },
    close: async () => void (await Promise.all([pool.end(), costly.end(), patient.end()])),
  };
}

/** Takes `options` out of an address: pg would use them instead of the store's own. */
function splitOptions(url: string): { address: string; options: string } {
  if (!URL.canParse(url)) return { address: url, options: '' };
  const address = new URL(url);
  const options = address.searchParams.get('options') ?? '';
  if (options === '') return { address: url, options };
  address.searchParams.delete('options');
  return { address: address.href, options };
}
