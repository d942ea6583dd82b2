import type { Notification } from '@instore/api';
import type * as realtime from '@instore/realtime';
import type { LiveConnection, LiveState } from '@instore/realtime';
import { proxy } from 'valtio';
import type { Log } from '../../session/environment.ts';
import type { Changes } from './locationChanges.ts';

/** Facts about the live connection [L-03, L-04]: `idle` before anybody is signed in. */
export interface Connection {
  kind: LiveState['kind'] | 'idle';
  /** When the next attempt starts, milliseconds since 1970. */
  nextAttemptAt: number | undefined;
  /** Changes of the location come by themselves: the back end sends them, and has said so on this connection. */
  areChangesLive: boolean;
}

export interface ConnectionWorld {
  /** The live connection's own chunk; the first paint does not wait for it. */
  load: () => Promise<
    Pick<typeof realtime, 'connect' | 'changeTopics' | 'notificationTopics' | 'browserSignals' | 'liveUrl'>
  >;
  view: Window;
  /** The configured base of the live service. */
  base: string;
  getToken: () => Promise<string | null>;
  /** The location in use; '' if none is known. */
  locationId: () => string;
  log: Log;
  onNotification: (notification: Notification) => void;
  onChanges: (changes: Changes) => void;
  /** It stands, at first or again: what was pushed since the page asked last has to be asked for. */
  onLive: () => void;
}

/** The live connection: facts and verbs. */
export function createConnection(world: ConnectionWorld) {
  const facts = proxy<Connection>({ kind: 'idle', nextAttemptAt: undefined, areChangesLive: false });
  let live: LiveConnection | undefined;
  let wanted: string | undefined;
  /** Counts the beginnings and the ends: what was begun in a turn counts in it alone. */
  let turn = 0;

  const show = (state: LiveState) => {
    const isNews = state.kind === 'live' && facts.kind !== 'live';
    facts.kind = state.kind;
    if (state.kind !== 'live') facts.areChangesLive = false;
    facts.nextAttemptAt = state.kind === 'waiting' ? state.nextAttemptAt : undefined;
    if (isNews) world.onLive();
  };

  const start = async (userId: string): Promise<void> => {
    const locationId = world.locationId();
    const target = JSON.stringify([userId, locationId]);
    if (wanted === target) return;
    if (live) return restart(userId);
    wanted = target;
    turn += 1;
    const mine = turn;
    facts.kind = 'connecting';
    try {
      const { connect, changeTopics, notificationTopics, browserSignals, liveUrl } = await world.load();
      if (mine !== turn) return;
      live = connect({
        url: liveUrl(world.base, world.view.location.href),
        getToken: world.getToken,
        topics: { ...notificationTopics(userId), ...(locationId !== '' && changeTopics(locationId)) },
        signals: browserSignals(world.view),
        onState: show,
        onMessage: (message) => {
          if (message.topic !== 'changes') return world.onNotification(message.payload);
          facts.areChangesLive = true;
          world.onChanges(message.payload);
        },
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
    Object.assign(facts, { kind: 'idle', areChangesLive: false });
    await last?.close();
  };

  const restart = async (userId: string): Promise<void> => {
    const stopping = stop();
    const mine = turn;
    await stopping;
    // Stopped for good meanwhile, or begun anew by somebody else.
    if (mine !== turn) return;
    await start(userId);
  };

  return {
    facts,
    /** Listens for one person at the location in use. Never throws: without it, lists are still polled and read. */
    start,
    /** The way back after it gave up [L-04]. */
    retry(userId: string): void {
      if (live) live.retry();
      else void start(userId);
    },
    /** Subscribes anew, e.g. at another location. */
    restart,
    stop,
  };
}

export type ConnectionState = ReturnType<typeof createConnection>;
