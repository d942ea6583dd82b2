import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Db } from './database.ts';
import { openPool } from './pool.ts';

/** The store's database: a pool of connections for each kind of work. A pool opens a connection when it needs one. */
export interface Connection {
  pool: Pool;
  /** For quick queries, on `pool`. */
  db: Db;
  /** For expensive queries: connections of their own, so that quick queries never wait for them. */
  costlyDb: Db;
  costlyPool: Pool;
  /** For migrations and demo data: one connection without time limits. */
  patient: { pool: Pool; db: Db };
  close: () => Promise<void>;
}

/**
 * How long one statement may take before the database cancels it, ms. A client waits 15 s for an answer
 * (`CALL_TIMEOUT_MS`): the wait for a connection, one statement and `ANSWER_MARGIN_MS` take less. In a transaction the
 * limit applies to each statement; `CALL_LIMIT_MS` limits the whole call.
 */
export const STATEMENT_TIMEOUT_MS = 11_000;

/**
 * How much longer than `STATEMENT_TIMEOUT_MS` the store waits for an answer, ms, so that the database can report that it
 * has cancelled the statement. Without any answer the connection counts as lost.
 */
export const ANSWER_MARGIN_MS = 1_000;

/** How long to wait for a connection, ms. */
export const CONNECTION_WAIT_MS = 2_000;

/** How long the start and the commands wait for a connection, ms. They answer no request, so they may wait longer. */
export const PATIENT_WAIT_MS = 60_000;

/** How long a transaction may be idle before the database ends it and releases its locks, ms. */
export const IDLE_IN_TRANSACTION_MS = 60_000;

/** Connections of a node for quick queries. */
export const CONNECTIONS = 14;

/** Connections of a node for expensive queries: one search sends eight queries in parallel. */
export const COSTLY_CONNECTIONS = 6;

/**
 * The most connections that a node opens to the database: the pools, one for migrations and for what the node does on its
 * own, one for events, and one while it imports a file.
 */
export const NODE_CONNECTIONS = CONNECTIONS + COSTLY_CONNECTIONS + 1 + 1 + 1;

export interface ConnectOptions {
  /** Called with the error of a lost connection, which the pool replaces. @default no report */
  onError?: (error: Error) => void;
  /** The most connections for quick queries. @default CONNECTIONS */
  max?: number;
  /** The most connections for expensive queries. @default COSTLY_CONNECTIONS */
  costlyMax?: number;
  /**
   * How long to wait for a connection, ms; an expensive query waits as long as a statement may take.
   * @default CONNECTION_WAIT_MS
   */
  waitMs?: number;
  /** How long `patient` waits for its connection, ms. @default PATIENT_WAIT_MS */
  patientMs?: number;
  /** How long one statement may take, in ms. @default STATEMENT_TIMEOUT_MS */
  statementMs?: number;
  /** The same database without a pooler, for `patient`. @default the address */
  directUrl?: string | undefined;
}

/**
 * Creates the pools for a `postgres://` address. With several hosts (`host1:5432,host2:5432`) the store uses the primary
 * among them and follows a fail-over. The pools connect on first use, so an unreachable database fails there.
 * Session settings in the address (`?options=-c …`) override those of the store, except the missing limits of `patient`.
 */
export function connect(
  url: string,
  {
    onError = () => {},
    max = CONNECTIONS,
    costlyMax = COSTLY_CONNECTIONS,
    waitMs = CONNECTION_WAIT_MS,
    patientMs = PATIENT_WAIT_MS,
    statementMs = STATEMENT_TIMEOUT_MS,
    directUrl = url,
  }: ConnectOptions = {},
): Connection {
  const { address, options } = splitOptions(url);
  const common = { connectionString: address, application_name: 'in-store', onError };
  // Dates are sent as UTC.
  const utc = '-c timezone=UTC';
  const limits = limitsOf(IDLE_IN_TRANSACTION_MS, statementMs);
  const limited = {
    ...common,
    options: `${utc} ${limits} ${options}`,
    query_timeout: statementMs + ANSWER_MARGIN_MS,
  };
  const pool = openPool({ ...limited, max, connectionTimeoutMillis: waitMs });
  // Parallel expensive queries wait for each other, so they may wait longer for a connection.
  const costly = openPool({ ...limited, max: costlyMax, connectionTimeoutMillis: Math.max(waitMs, statementMs) });
  // After the settings of the address, whose limits are for requests.
  const direct = splitOptions(directUrl);
  const patient = openPool({
    ...common,
    connectionString: direct.address,
    options: `${utc} ${direct.options} ${limitsOf(0, 0)}`,
    max: 1,
    connectionTimeoutMillis: patientMs,
  });
  return {
    pool,
    db: drizzle(pool),
    costlyDb: drizzle(costly),
    costlyPool: costly,
    patient: { pool: patient, db: drizzle(patient) },
    close: async () => void (await Promise.all([pool.end(), costly.end(), patient.end()])),
  };
}

/** Session settings with the time limits of a transaction and of a statement, ms; 0 is none. */
function limitsOf(idleMs: number, statementMs: number): string {
  return `-c idle_in_transaction_session_timeout=${idleMs} -c statement_timeout=${statementMs}`;
}

/** Removes `options` from an address, which may have several hosts: pg would use them instead of the store's settings. */
function splitOptions(url: string): { address: string; options: string } {
  const at = url.indexOf('?');
  if (at === -1) return { address: url, options: '' };
  const query = new URLSearchParams(url.slice(at));
  const options = query.get('options') ?? '';
  query.delete('options');
  return { address: query.size === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${query}`, options };
}
