import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { createDelivered } from './delivered.ts';
import type { OutboxEvent } from './hub.ts';
import { OUTBOX_CHANNEL } from './outbox.ts';

/** Events of all nodes, as they are committed. */
export interface Bus {
  /** Begins to listen; resolves when nothing committed from now on will be missed. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Whether it listens at this moment. */
  ready: () => boolean;
  /** Calls for each event, once, in the order in which their transactions committed. */
  onEvent: (handler: (event: OutboxEvent) => void) => void;
  /** Calls when the connection was lost for so long that events may be gone for good. */
  onGap: (handler: () => void) => void;
}

export interface BusOptions {
  /** `postgres://` address; the bus has a connection of its own. */
  url: string;
  onError?: (error: unknown) => void;
  /** Time between looks at the connection and the outbox, in ms. @default 15000 */
  checkMs?: number;
  /** Time between attempts to connect again, in ms. @default 500 */
  retryMs?: number;
}

/**
 * How far back a replay looks before the loss, in ms. Ids are drawn before their transactions commit, so a row with a
 * lower id may appear after one with a higher; no transaction of this store lasts that long.
 */
export const LOOK_BACK_MS = 10 * 60_000;

/** How long events stay in the outbox, in ms. */
export const RETENTION_MS = 60 * 60_000;

/** How long a query may take before the connection counts as lost, in ms. */
const QUERY_TIMEOUT_MS = 10_000;

/**
 * Listens to the outbox. A notification names the row, and notifications arrive in the order of the commits, so nothing
 * is skipped while the connection lasts. After a loss every row since then, and a while before, is read again; what was
 * delivered already is left out.
 */
export function createBus({ url, onError = () => {}, checkMs = 15_000, retryMs = 500 }: BusOptions): Bus {
  const clock = () => performance.now();
  const delivered = createDelivered(clock);
  const handlers: ((event: OutboxEvent) => void)[] = [];
  const gapHandlers: (() => void)[] = [];
  /** Ids that were notified and not yet read, in the order of the commits. */
  let named: number[] = [];
  /** When the connection was last known to be whole; undefined before the first. */
  let wholeAt: number | undefined;
  let listening = false;
  let wake = (): void => {};
  let stopping = new AbortController();
  let loop: Promise<void> = Promise.resolve();

  const deliver = (rows: OutboxEvent[]): void => {
    for (const event of rows) {
      if (delivered.add(event.id)) for (const handle of handlers) handle(event);
    }
  };

  const drain = async (client: Client): Promise<void> => {
    while (named.length > 0) {
      const ids = [...named];
      const { rows } = await client.query<OutboxEvent>(
        'select id::float8 as id, destination, body from outbox where id = any($1::bigint[])',
        [ids],
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      deliver(ids.flatMap((id) => byId.get(id) ?? []));
      named = named.slice(ids.length);
    }
  };

  const replay = async (client: Client, since: number): Promise<void> => {
    const windowMs = clock() - since + LOOK_BACK_MS;
    if (windowMs > RETENTION_MS) for (const handle of gapHandlers) handle();
    const { rows } = await client.query<OutboxEvent>(
      `select id::float8 as id, destination, body from outbox
       where created_at > clock_timestamp() - make_interval(secs => $1) order by id`,
      [windowMs / 1000],
    );
    deliver(rows);
  };

  /** Proves that the connection is alive, and drops what nobody needs any more. */
  const tidy = async (client: Client): Promise<void> => {
    await client.query('delete from outbox where created_at < clock_timestamp() - make_interval(secs => $1)', [
      RETENTION_MS / 1000,
    ]);
    delivered.forget(clock() - LOOK_BACK_MS);
  };

  /** Lives as long as one connection does; throws when it is lost. */
  const session = async (onListening: () => void): Promise<void> => {
    const client = new Client({
      connectionString: url,
      application_name: 'in-store',
      keepAlive: true,
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    });
    let broken: Error | undefined;
    const fail = (error: Error): void => {
      broken ??= error;
      wake();
    };
    client.on('error', fail);
    client.on('end', () => fail(new Error('The connection ended')));
    client.on('notification', ({ payload }) => {
      const id = Number(payload);
      if (Number.isSafeInteger(id)) named.push(id);
      wake();
    });
    try {
      await client.connect();
      await client.query(`listen ${OUTBOX_CHANNEL}`);
      if (wholeAt !== undefined) await replay(client, wholeAt);
      listening = true;
      onListening();
      let tidiedAt = (wholeAt = clock());
      while (!stopping.signal.aborted) {
        const woken = new Promise<void>((resolve) => {
          wake = resolve;
        });
        if (named.length === 0 && broken === undefined) {
          const timer = setTimeout(wake, checkMs);
          await woken;
          clearTimeout(timer);
        }
        if (broken !== undefined) throw broken;
        const startedAt = clock();
        await drain(client);
        if (startedAt - tidiedAt >= checkMs) {
          await tidy(client);
          tidiedAt = startedAt;
        }
        wholeAt = startedAt;
      }
    } finally {
      listening = false;
      // One that does not answer is left to the operating system.
      await Promise.race([client.end().catch(() => {}), wait(1_000, undefined, { ref: false })]);
    }
  };

  const run = async (onListening: () => void): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await session(onListening);
      } catch (error) {
        if (!stopping.signal.aborted) onError(error);
      }
      if (!stopping.signal.aborted) await wait(retryMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };

  return {
    start: () => {
      stopping = new AbortController();
      return new Promise((resolve) => {
        loop = run(resolve);
      });
    },
    stop: async () => {
      stopping.abort();
      wake();
      await loop;
    },
    ready: () => listening,
    onEvent: (handler) => void handlers.push(handler),
    onGap: (handler) => void gapHandlers.push(handler),
  };
}
