import type { Notification } from '@instore/api';
import type * as realtime from '@instore/realtime';
import type { LiveConnection, LiveState } from '@instore/realtime';
import { proxy } from 'valtio';
import type { Log } from '../../session/clockAndLog.ts';
import { bindActions } from '../bindActions.ts';
import type { Changes } from './locationChanges.ts';

/** State about the live connection [L-03, L-04]. */
export interface Connection {
  /** `idle` without a user. */
  kind: LiveState['kind'] | 'idle';
  /** When the next attempt starts, milliseconds since 1970. */
  nextAttemptAt: number | undefined;
  /** The back end sends changes of the location over this connection. */
  areChangesLive: boolean;
}

type Realtime = Pick<typeof realtime, 'connect' | 'changeTopics' | 'notificationTopics' | 'browserSignals' | 'liveUrl'>;

export interface ConnectionDependencies {
  /** Loads the code of the live connection; the first paint does not wait for it. */
  load: () => Promise<Realtime>;
  view: Window;
  /** The configured base of the live service. */
  base: string;
  getToken: () => Promise<string | null>;
  /** The location in use; '' if none is known. */
  locationId: () => string;
  log: Log;
  onNotification: (notification: Notification) => void;
  onChanges: (changes: Changes) => void;
  /** Connected, at first or again: messages since the last read of the page may have been missed. */
  onLive: () => void;
}

interface Context {
  readonly state: Connection;
  readonly deps: ConnectionDependencies;
  connection: LiveConnection | undefined;
  /** User and location of the connection; undefined if none is wanted. */
  target: string | undefined;
  /** Changes with each start and stop: what belongs to an earlier generation is dropped. */
  generation: number;
}

function showState({ state, deps }: Context, live: LiveState): void {
  const isNowLive = live.kind === 'live' && state.kind !== 'live';
  state.kind = live.kind;
  if (live.kind !== 'live') state.areChangesLive = false;
  state.nextAttemptAt = live.kind === 'waiting' ? live.nextAttemptAt : undefined;
  if (isNowLive) deps.onLive();
}

function connectTo(context: Context, code: Realtime, userId: string, locationId: string): LiveConnection {
  const { state, deps, generation } = context;
  return code.connect({
    url: code.liveUrl(deps.base, deps.view.location.href),
    getToken: deps.getToken,
    topics: { ...code.notificationTopics(userId), ...(locationId !== '' && code.changeTopics(locationId)) },
    signals: code.browserSignals(deps.view),
    onState: (live) => showState(context, live),
    onMessage: (message) => {
      if (message.topic !== 'changes') return deps.onNotification(message.payload);
      // A connection that closes may still deliver changes of the last location.
      if (generation !== context.generation) return undefined;
      state.areChangesLive = true;
      return deps.onChanges(message.payload);
    },
    onLog: (line) => deps.log.warn(line),
  });
}

/** Connects for a user at the location in use. Never throws: without a connection, lists are polled. */
async function start(context: Context, userId: string): Promise<void> {
  const { state, deps } = context;
  const locationId = deps.locationId();
  const target = JSON.stringify([userId, locationId]);
  if (context.target === target) return undefined;
  if (context.connection) return restart(context, userId);
  context.target = target;
  context.generation += 1;
  const { generation } = context;
  state.kind = 'connecting';
  try {
    const code = await deps.load();
    if (generation === context.generation) context.connection = connectTo(context, code, userId, locationId);
  } catch (error) {
    deps.log.warn('Live updates could not be started', error);
    if (generation !== context.generation) return undefined;
    context.target = undefined;
    state.kind = 'stopped';
  }
  return undefined;
}

async function stop(context: Context): Promise<void> {
  const { connection } = context;
  context.generation += 1;
  context.connection = undefined;
  context.target = undefined;
  Object.assign(context.state, { kind: 'idle', areChangesLive: false });
  await connection?.close();
}

/** Connects again, e.g. at another location. */
async function restart(context: Context, userId: string): Promise<void> {
  const stopping = stop(context);
  const { generation } = context;
  await stopping;
  // Another call may have stopped or started it meanwhile.
  if (generation === context.generation) await start(context, userId);
}

/** Connects at once after the last attempt has failed [L-04]. */
function retry(context: Context, userId: string): void {
  if (context.connection) context.connection.retry();
  else void start(context, userId);
}

/** The live connection: state and actions. */
export function createConnection(deps: ConnectionDependencies) {
  const state = proxy<Connection>({ kind: 'idle', nextAttemptAt: undefined, areChangesLive: false });
  const context: Context = { state, deps, connection: undefined, target: undefined, generation: 0 };
  return { state, ...bindActions(context, { start, retry, restart, stop }) };
}

export type ConnectionStore = ReturnType<typeof createConnection>;
