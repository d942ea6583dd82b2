import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Hosts } from '../db/hosts.ts';
import type { Delivered } from './delivered.ts';
import type { OutboxEvent } from './hub.ts';
import { OUTBOX_CHANNEL } from './outbox.ts';
import { deleteOldEvents, readEvents, readRecentEvents } from './outboxQueries.ts';

/**
 * How long before a lost connection a replay begins, ms. Ids are drawn before their transactions commit, so a row with
 * a lower id may appear after one with a higher id; no transaction of this store lasts that long.
 */
export const LOOK_BACK_MS = 10 * 60_000;

/** How long events stay in the outbox, ms. */
export const RETENTION_MS = 60 * 60_000;

/** How long a query may take before the connection counts as lost, ms. */
const QUERY_TIMEOUT_MS = 10_000;

/** The state of a bus, across all connections that it opens. */
export interface BusState {
  eventHandlers: ((event: OutboxEvent) => void)[];
  gapHandlers: (() => void)[];
  /** Passes events on before they count as delivered. */
  pass: ((events: OutboxEvent[]) => Promise<void>) | undefined;
  delivered: Delivered;
  /** Ids that were notified and are not read yet, in the order of the commits. */
  pending: number[];
  /** The last time at which the connection worked, ms of `performance.now()`; undefined before the first connection. */
  workedAt: number | undefined;
  listening: boolean;
  /** Ends the wait for the next notification. */
  wake: () => void;
}

/** What a connection needs besides the state. */
export interface BusConnectionOptions {
  url: string;
  hosts: Hosts;
  checkMs: number;
  /** How long events stay in the outbox, ms. */
  keepMs: number;
  /** How long before a lost connection a replay begins, ms. */
  lookBackMs: number;
  /** Ends the connection. */
  signal: AbortSignal;
  /** Called once the connection listens. */
  onListening: () => void;
  /** The lock of the relay, which the connection takes before it listens. @default none */
  relay?: RelayLock;
}

/** Of all nodes only the one that holds the lock reads the outbox and passes events on. */
export interface RelayLock {
  /** An advisory lock of the database. */
  lock: number;
  /** Whether this node can pass events on now. One that cannot leaves the lock to the others. */
  isReady: () => boolean;
}

/** Opens a connection, replays what was missed and delivers events until `signal` aborts. Rejects when it is lost. */
export async function followOutbox(state: BusState, options: BusConnectionOptions): Promise<void> {
  const client = new options.hosts.Client({
    connectionString: options.url,
    application_name: 'in-store',
    keepAlive: true,
    connectionTimeoutMillis: QUERY_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  });
  const failure = watch(state, client);
  try {
    await client.connect();
    if (options.relay !== undefined) {
      await takeLock(client, options.relay, options.signal);
      // The node that held it may have failed: its last events are passed on again.
      state.workedAt = performance.now();
      // What an earlier connection could not pass on is among them.
      state.pending = [];
    }
    if (options.signal.aborted) return;
    await client.query(`listen ${OUTBOX_CHANNEL}`);
    if (state.workedAt !== undefined) await replay(state, client, options);
    state.listening = true;
    options.onListening();
    await deliverUntilAborted(state, client, options, failure);
  } finally {
    state.listening = false;
    // A connection that does not answer is left to the operating system.
    await Promise.race([client.end().catch(() => {}), wait(1_000, undefined, { ref: false })]);
  }
}

/** How often a node tries to take the lock of another one, ms. */
const LOCK_EVERY_MS = 500;

/** Waits until the connection holds the lock, which ends with it, or until `signal` aborts. */
async function takeLock(client: Client, { lock, isReady }: RelayLock, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (isReady()) {
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lock]);
      if (rows[0]?.held === true) return;
    }
    await wait(LOCK_EVERY_MS, undefined, { signal }).catch(() => {});
  }
}

/** Collects notified ids, and returns a function that gives the first failure of the connection. */
function watch(state: BusState, client: Client): () => Error | undefined {
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure ??= error;
    state.wake();
  };
  client.on('error', fail);
  client.on('end', () => fail(new Error('The connection ended')));
  client.on('notification', ({ payload }) => {
    const id = Number(payload);
    if (Number.isSafeInteger(id)) state.pending.push(id);
    state.wake();
  });
  return () => failure;
}

async function deliverUntilAborted(
  state: BusState,
  client: Client,
  { checkMs, keepMs, lookBackMs, signal }: BusConnectionOptions,
  failure: () => Error | undefined,
): Promise<void> {
  let cleanedAt = (state.workedAt = performance.now());
  while (!signal.aborted) {
    if (state.pending.length === 0 && failure() === undefined) await untilWoken(state, checkMs);
    const lost = failure();
    if (lost !== undefined) throw lost;
    const startedAt = performance.now();
    await deliverPending(state, client);
    if (startedAt - cleanedAt >= checkMs) {
      // This query also proves that the connection works.
      await deleteOldEvents(client, keepMs);
      state.delivered.forget(performance.now() - lookBackMs);
      cleanedAt = startedAt;
    }
    state.workedAt = startedAt;
  }
}

async function untilWoken(state: BusState, ms: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    state.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Delivers events that were not delivered yet. If they cannot be passed on, the connection ends and a replay repeats them. */
async function deliver(state: BusState, events: OutboxEvent[]): Promise<void> {
  await state.pass?.(events.filter(({ id }) => !state.delivered.has(id)));
  for (const event of events) {
    if (state.delivered.add(event.id)) for (const handle of state.eventHandlers) handle(event);
  }
}

async function deliverPending(state: BusState, client: Client): Promise<void> {
  while (state.pending.length > 0) {
    const ids = [...state.pending];
    await deliver(state, await readEvents(client, ids));
    state.pending = state.pending.slice(ids.length);
  }
}

/** Delivers the events since the loss, and those of a while before that were not delivered. */
async function replay(
  state: BusState,
  client: Client,
  { keepMs, lookBackMs }: Pick<BusConnectionOptions, 'keepMs' | 'lookBackMs'>,
): Promise<void> {
  const ageMs = performance.now() - (state.workedAt ?? 0) + lookBackMs;
  if (ageMs > keepMs) for (const handle of state.gapHandlers) handle();
  await deliver(state, await readRecentEvents(client, ageMs));
}
