import type { Notification } from '@instore/api';
import type * as realtime from '@instore/realtime';
import type { LiveConnection, LiveState } from '@instore/realtime';
import { proxy } from 'valtio';
import type { Log } from '../../session/clockAndLog.ts';
import type { Changes } from './locationChanges.ts';

/** State of the live connection [L-03, L-04]. */
export interface Connection {
  /** `idle` without a user. */
  kind: LiveState['kind'] | 'idle';
  /** When the next attempt starts, milliseconds since 1970. */
  nextAttemptAt: number | undefined;
  /** The back end sends changes of the location over this connection. */
  areChangesLive: boolean;
}

type Realtime = Pick<typeof realtime, 'connect' | 'changeTopics' | 'notificationTopics' | 'browserSignals' | 'liveUrl'>;

/** What a connection needs of the page, and whom it tells. */
interface ConnectionPage {
  /** Loads the code of the live connection; the first paint does not wait for it. */
  load: () => Promise<Realtime>;
  view: Window;
  /** The configured base of the live service. */
  base: string;
  getToken: () => Promise<string | null>;
  log: Log;
  onNotification: (notification: Notification) => void;
  onChanges: (changes: Changes) => void;
  /** Connected, at first or again: messages since the last read of the page may have been missed. */
  onLive: () => void;
  /** The location in use; '' if none is known. */
  locationId: () => string;
}

/** Returns a function that opens a connection, whose changes count while `isCurrent`. */
function createOpen({
  state,
  view,
  base,
  getToken,
  log,
  onNotification,
  onChanges,
  onLive,
}: Omit<ConnectionPage, 'load' | 'locationId'> & { state: Connection }) {
  function showState(live: LiveState): void {
    const isNowLive = live.kind === 'live' && state.kind !== 'live';
    state.kind = live.kind;
    if (live.kind !== 'live') state.areChangesLive = false;
    state.nextAttemptAt = live.kind === 'waiting' ? live.nextAttemptAt : undefined;
    if (isNowLive) onLive();
  }
  return (code: Realtime, userId: string, locationId: string, isCurrent: () => boolean): LiveConnection =>
    code.connect({
      url: code.liveUrl(base, view.location.href),
      getToken,
      topics: { ...code.notificationTopics(userId), ...(locationId !== '' && code.changeTopics(locationId)) },
      signals: code.browserSignals(view),
      onState: showState,
      onMessage: (message) => {
        if (message.topic !== 'changes') return onNotification(message.payload);
        // A connection that closes may still deliver changes of the last location.
        if (!isCurrent()) return undefined;
        state.areChangesLive = true;
        return onChanges(message.payload);
      },
      onLog: (line) => log.warn(line),
    });
}

/** The live connection: state and actions. */
export function createConnection({ load, locationId, log, ...page }: ConnectionPage) {
  const state = proxy<Connection>({ kind: 'idle', nextAttemptAt: undefined, areChangesLive: false });
  const open = createOpen({ ...page, log, state });
  let connection: LiveConnection | undefined;
  /** User and location of the connection; undefined if none is wanted. */
  let target: string | undefined;
  /** Changes with each start and stop: what belongs to an earlier generation is dropped. */
  let generation = 0;

  /** Connects for a user at the location in use. Never throws: without a connection, lists are polled. */
  async function start(userId: string): Promise<void> {
    const at = locationId();
    const wanted = JSON.stringify([userId, at]);
    if (target === wanted) return undefined;
    if (connection) return restart(userId);
    target = wanted;
    const own = ++generation;
    const isCurrent = () => own === generation;
    state.kind = 'connecting';
    try {
      const code = await load();
      if (isCurrent()) connection = open(code, userId, at, isCurrent);
    } catch (error) {
      log.warn('Live updates could not be started', error);
      if (!isCurrent()) return undefined;
      target = undefined;
      state.kind = 'stopped';
    }
    return undefined;
  }

  async function stop(): Promise<void> {
    const stopping = connection;
    generation += 1;
    connection = undefined;
    target = undefined;
    Object.assign(state, { kind: 'idle', areChangesLive: false });
    await stopping?.close();
  }

  /** Connects again, e.g. at another location. */
  async function restart(userId: string): Promise<void> {
    const stopping = stop();
    const own = generation;
    await stopping;
    // Another call may have stopped or started it meanwhile.
    if (own === generation) await start(userId);
  }

  /** Connects at once after the last attempt has failed [L-04]. */
  function retry(userId: string): void {
    if (connection) connection.retry();
    else void start(userId);
  }

  return { state, start, retry, restart, stop };
}
