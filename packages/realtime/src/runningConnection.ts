import type { ConnectOptions, LiveState } from './connection.ts';
import { REMEMBERED_IDS } from './limits.ts';
import { readBody, rememberIds } from './message.ts';
import type { Session } from './session.ts';
import type { Signals } from './signals.ts';
import type { Destination, SetTimer } from './stompClient.ts';
import type { LiveMessage, Topics } from './topics.ts';

type Options = Required<Omit<ConnectOptions<Topics>, 'topics' | 'onMessage'>>;

/** What the steps of a connection work on. */
export interface RunningConnection {
  /** The app's options with their defaults. */
  readonly options: Options;
  readonly destinations: readonly Destination[];
  /** Reads a message and passes it to the app, once. */
  readonly receive: (destination: string, body: string) => void;
  state: LiveState;
  session: Session | undefined;
  cancelTimer: () => void;
  /** Changes with each new attempt and each end: what belongs to an earlier generation is dropped. */
  generation: number;
  /** Attempts to connect so far. */
  attempts: number;
  /** Failed attempts in a row. */
  failures: number;
  /** Connections in a row that were lost while an optional destination was not confirmed. */
  subscribeLosses: number;
  isClosed: boolean;
}

/** A connection before its first attempt. */
export function createRunningConnection<T extends Topics>(options: ConnectOptions<T>): RunningConnection {
  const withDefaults: Options = {
    ...options,
    // oxlint-disable-next-line no-console -- the specification wants a log line, and the app may give its own log
    onLog: options.onLog ?? ((line) => console.warn(line)),
    onReconnected: options.onReconnected ?? (() => {}),
    now: options.now ?? Date.now,
    random: options.random ?? Math.random,
    setTimer: options.setTimer ?? browserTimer,
    socketFactory: options.socketFactory ?? ((url, protocols) => new WebSocket(url, protocols)),
    signals: options.signals ?? ALWAYS_ONLINE,
  };
  return {
    options: withDefaults,
    destinations: Object.values(options.topics).map(({ destination, isOptional = false }) => ({
      destination,
      isOptional,
    })),
    receive: createReceiver(options, withDefaults),
    state: { kind: 'connecting' },
    session: undefined,
    cancelTimer: () => {},
    generation: 0,
    attempts: 0,
    failures: 0,
    subscribeLosses: 0,
    isClosed: false,
  };
}

function createReceiver<T extends Topics>({ topics, onMessage }: ConnectOptions<T>, options: Options) {
  const byDestination = new Map(Object.entries(topics).map(([name, topic]) => [topic.destination, name]));
  const ids = rememberIds(REMEMBERED_IDS);
  return (destination: string, body: string): void => {
    const topic = byDestination.get(destination) ?? '';
    const read = readBody(body);
    if (!read.ok) return log(options, `dropped a message of ${topic}: ${read.reason}`);
    const { message } = read;
    if (!ids.isNew(message.id)) return undefined;
    return callBack(options, 'onMessage', () => {
      const payload = topics[topic]?.read(message);
      onMessage({ topic, id: message.id, payload } as LiveMessage<T>);
    });
  };
}

/** Writes a log line. A log that throws does not end the connection. */
export function log({ onLog }: Pick<Options, 'onLog'>, line: string): void {
  try {
    onLog(`Live updates: ${line}`);
  } catch {
    // There is no other place to report it.
  }
}

/** Calls a callback of the app. An error that it throws is logged. */
export function callBack(options: Pick<Options, 'onLog'>, name: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    log(options, `${name} failed: ${String(error)}`);
  }
}

/** Changes the state, and passes it to the app. */
export function show(running: RunningConnection, state: LiveState): void {
  running.state = state;
  callBack(running.options, 'onState', () => running.options.onState(state));
}

const browserTimer: SetTimer = (callback, ms) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

const ALWAYS_ONLINE: Signals = {
  onOnline: () => () => {},
  onOffline: () => () => {},
  onVisible: () => () => {},
  isOnline: () => true,
};
