import { setTimeout as wait } from 'node:timers/promises';
import { hostsOf } from '../db/hosts.ts';
import { type BusState, followOutbox, LOOK_BACK_MS, type RelayLock, RETENTION_MS } from './busConnection.ts';
import { createDelivered } from './delivered.ts';
import type { OutboxEvent } from './hub.ts';

/** The committed events of all nodes. */
export interface Bus {
  /** Starts to listen; resolves when no event that commits from now on will be missed. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Whether it listens now. */
  ready: () => boolean;
  /** Calls the handler once for each event, in the order in which the transactions committed. */
  onEvent: (handler: (event: OutboxEvent) => void) => void;
  /** Calls the handler when the connection was lost for so long that events may be deleted already. */
  onGap: (handler: () => void) => void;
}

export interface BusOptions {
  /** `postgres://` address. The bus opens a connection of its own. */
  url: string;
  onError?: (error: unknown) => void;
  /** Time between checks of the connection, ms. @default 15000 */
  checkMs?: number;
  /** Time between attempts to connect, ms. @default 500 */
  retryMs?: number;
  /** How long events stay in the outbox, ms. @default RETENTION_MS */
  keepMs?: number;
  /** How long before a lost connection a replay begins, ms. @default LOOK_BACK_MS */
  lookBackMs?: number;
  /** Makes this bus the relay of all nodes: only one of them listens at a time. */
  relay?: RelayLock & {
    /** Passes events on. If it fails, the lock is released, and the next relay passes them on again. */
    pass: (events: OutboxEvent[]) => Promise<void>;
  };
}

/**
 * Listens to the outbox. A PostgreSQL notification names the row, and notifications arrive in the order of the commits,
 * so no event is skipped while the connection lasts. After a lost connection, all events since then and a while before
 * are read again, and those that were delivered already are left out.
 */
export function createBus({
  url,
  onError = () => {},
  checkMs = 15_000,
  retryMs = 500,
  keepMs = RETENTION_MS,
  lookBackMs = LOOK_BACK_MS,
  relay,
}: BusOptions): Bus {
  const state: BusState = {
    eventHandlers: [],
    gapHandlers: [],
    pass: relay?.pass,
    delivered: createDelivered(() => performance.now()),
    pending: [],
    workedAt: undefined,
    listening: false,
    wake: () => {},
  };
  const hosts = hostsOf(url);
  let stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  const run = async ({ signal }: AbortController, onListening: () => void): Promise<void> => {
    while (!signal.aborted) {
      const options = {
        url,
        hosts,
        checkMs,
        keepMs,
        lookBackMs,
        signal,
        onListening,
        relay,
      };
      await followOutbox(state, options).catch((error: unknown) => {
        if (!signal.aborted) onError(error);
      });
      await wait(retryMs, undefined, { signal }).catch(() => {});
    }
  };

  return {
    start: () => {
      stopping = new AbortController();
      return new Promise((resolve) => {
        running = run(stopping, resolve);
      });
    },
    stop: async () => {
      stopping.abort();
      state.wake();
      await running;
    },
    ready: () => state.listening,
    onEvent: (handler) => void state.eventHandlers.push(handler),
    onGap: (handler) => void state.gapHandlers.push(handler),
  };
}
