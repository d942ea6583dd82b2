import type { Notification } from '@instore/api';
import type * as realtime from '@instore/realtime';
import type { LiveConnection, LiveState } from '@instore/realtime';
import { proxy } from 'valtio';
import type { Log } from '../../session/environment.ts';

/** Facts about the live connection [L-03, L-04]: `idle` before anybody is signed in. */
export interface Connection {
  kind: LiveState['kind'] | 'idle';
  /** When the next attempt starts, milliseconds since 1970. */
  nextAttemptAt: number | undefined;
}

export interface ConnectionWorld {
  /** The live connection's own chunk; the first paint does not wait for it. */
  load: () => Promise<Pick<typeof realtime, 'connect' | 'notificationTopics' | 'browserSignals' | 'liveUrl'>>;
  view: Window;
  /** The configured base of the live service. */
  base: string;
  getToken: () => Promise<string | null>;
  log: Log;
  onNotification: (notification: Notification) => void;
  /** It stands, at first or again: what was pushed since the page asked last has to be asked for. */
  onLive: () => void;
}

/** The live connection: facts and verbs. */
export function createConnection(world: ConnectionWorld) {
  const facts = proxy<Connection>({ kind: 'idle', nextAttemptAt: undefined });
  let live: LiveConnection | undefined;
  let wanted: string | undefined;
  /** Counts the beginnings and the ends: what was begun in a turn counts in it alone. */
  let turn = 0;

  const show = (state: LiveState) => {
    const isNews = state.kind === 'live' && facts.kind !== 'live';
    facts.kind = state.kind;
    facts.nextAttemptAt = state.kind === 'waiting' ? state.nextAttemptAt : undefined;
    if (isNews) world.onLive();
  };

  const start = async (userId: string): Promise<void> => {
    if (wanted === userId) return;
    wanted = userId;
    turn += 1;
    const mine = turn;
    facts.kind = 'connecting';
    try {
      const { connect, notificationTopics, browserSignals, liveUrl } = await world.load();
      if (mine !== turn) return;
      live = connect({
        url: liveUrl(world.base, world.view.location.href),
        getToken: world.getToken,
        topics: notificationTopics(userId),
        signals: browserSignals(world.view),
        onState: show,
        onMessage: ({ payload }) => world.onNotification(payload),
        onLog: (line) => world.log.warn(line),
      });
    } catch (error) {
      world.log.warn('Live updates could not be started', error);
      if (mine !== turn) return;
      wanted = undefined;
      facts.kind = 'stopped';
    }
  };

  const stop = async (): Promise<void> => {
    turn += 1;
    const last = live;
    live = undefined;
    wanted = undefined;
    facts.kind = 'idle';
    await last?.close();
  };

  return {
    facts,
    /** Listens for one person. Never throws: without it, lists are still polled and read. */
    start,
    /** The way back after it gave up [L-04]. */
    retry(userId: string): void {
      if (live) live.retry();
      else void start(userId);
    },
    /** Subscribes anew, e.g. at another location. */
    async restart(userId: string): Promise<void> {
      const stopping = stop();
      const mine = turn;
      await stopping;
      // Stopped for good meanwhile, or begun anew by somebody else.
      if (mine !== turn) return;
      await start(userId);
    },
    stop,
  };
}

export type ConnectionState = ReturnType<typeof createConnection>;
