import { context } from '@opentelemetry/api';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { type DatabaseFailure, databaseFailure } from './failure.ts';
import { type Hosts, hostsOf } from './hosts.ts';
import { endStatement, startStatement } from './traces.ts';

/** Time without traffic after which the operating system checks the connection, ms. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** The message of pg when `query_timeout` has passed. */
const NO_ANSWER = 'Query read timeout';

/** Options of pg, and a function that is called for each lost connection. */
interface Options extends PoolConfig {
  onError: (error: Error) => void;
}

/**
 * Opens a pool that tolerates lost connections and missing answers: the query fails, the connection is closed and the
 * pool can open another one at once. pg and drizzle-orm leave three gaps: a client in use has no `error` listener, so its
 * loss ends the process; a client whose query timed out returns to the pool; drizzle-orm does not release a client whose
 * `begin` failed.
 */
export function openPool({ onError, ...config }: Options): Pool {
  const hosts = hostsOf(config.connectionString ?? '');
  const one = { keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS, ...config };
  // pg would read the address of several hosts as one.
  const options = hosts.count > 1 ? { ...one, connectionString: '', Client: hosts.Client } : one;
  const pool = new StorePool(hosts.count, options);
  pool.on('connect', (client) => {
    client.once('error', onError);
    client.on('error', () => {});
    closeUnusable(client, hosts, onError);
  });
  // The listener above reports the loss of an idle client, too.
  pool.on('error', () => {});
  return pool;
}

type Connected = Parameters<Pool['connect']>[0];

/** Failures after which another host may answer. */
const HOST_FAILURES = new Set<DatabaseFailure['kind'] | undefined>(['unreachable', 'slow', 'readOnly']);

class StorePool extends Pool {
  readonly #hosts: number;

  constructor(hosts: number, config: PoolConfig) {
    super(config);
    this.#hosts = hosts;
  }

  /** Connects; if the host cannot be used, tries the others once each. */
  #connect(callback: Connected, tries = 1): void {
    super.connect((error, client, release) => {
      if (error !== undefined && tries < this.#hosts && HOST_FAILURES.has(databaseFailure(error)?.kind)) {
        this.#connect(callback, tries + 1);
      } else callback(error, client, release);
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    // `pool.query` uses a callback, and always releases its client.
    // Another request's release may call it, whose trace is not this one.
    if (callback !== undefined) return this.#connect(context.bind(context.active(), callback));
    return new Promise((resolve, reject) => {
      this.#connect((error, client) => {
        if (client === undefined) reject(error);
        else resolve(releaseWhenLost(client));
      });
    });
  }
}

/** Releases a client as soon as its connection is lost, even if its user never releases it. */
function releaseWhenLost(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  let isLost = false;
  const lose = (): void => {
    client.off('error', lose).off('end', lose);
    isLost = true;
    release(true);
  };
  client.on('error', lose).on('end', lose);
  client.release = (error) => {
    client.off('error', lose).off('end', lose);
    if (!isLost) release(error);
  };
  return client;
}

type Result = Parameters<typeof endStatement>[2];

type AnyQuery = (...args: unknown[]) => unknown;

/**
 * Closes a client when a query gets no answer in time. Otherwise its later queries, such as the `rollback` of the
 * transaction, would wait behind that query; they fail with the same error. Of several hosts one that has become a standby
 * is left, too.
 */
function closeUnusable(client: PoolClient, hosts: Hosts, onError: (error: Error) => void): void {
  const query = client.query.bind(client) as AnyQuery;
  let unanswered: Error | undefined;
  const settle = (error: unknown): void => {
    if (hosts.count > 1 && databaseFailure(error)?.kind === 'readOnly') {
      hosts.leave(client);
      void client.end();
    }
    if (!(error instanceof Error) || error.message !== NO_ANSWER) return;
    unanswered = error;
    onError(new Error('A query got no answer in time; its connection is closed.', { cause: error }));
    void client.end();
  };
  const watched: AnyQuery = (...args) => {
    // drizzle-orm reports the failure of the `rollback` in place of the first one.
    if (unanswered !== undefined) return failWith(unanswered, args.at(-1));
    const span = startStatement(args[0]);
    const end = (error: unknown, result?: unknown): void => {
      endStatement(span, error, result as Result);
      settle(error);
    };
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const then = (error: unknown, result: unknown): void => {
        end(error, result);
        (callback as AnyQuery)(error, result);
      };
      return query(...args.slice(0, -1), then);
    }
    const answer = query(...args);
    if (answer instanceof Promise) answer.then((result: unknown) => end(undefined, result), end);
    return answer;
  };
  client.query = watched as typeof client.query;
}

/** Fails a query as pg does: to its callback, or as a promise. */
function failWith(error: Error, callback: unknown): Promise<never> | undefined {
  if (typeof callback !== 'function') return Promise.reject(error);
  process.nextTick(callback, error);
  return undefined;
}
