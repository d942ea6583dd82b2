import { backoff } from './backoff.ts';
import { RECONNECT_ATTEMPTS, REMEMBERED_IDS, TOKEN_TIMEOUT_MS } from './limits.ts';
import type { ConnectOptions, LiveConnection, LiveState } from './live.ts';
import { readBody, rememberIds } from './message.ts';
import { openSession, type Session, type SetTimer } from './session.ts';
import type { Signals } from './signals.ts';
import type { LiveMessage, Topics } from './topics.ts';

/**
 * Keeps a STOMP connection to the store alive [L-01…L-04] and never throws: every fault becomes a state, a log line or
 * nothing. After a loss it reconnects after 5 s, doubling to 60 s, ten times; then it stops, and starts afresh on
 * `retry()`, when the network returns, or when the tab is seen again.
 */
export function connect<T extends Topics>(options: ConnectOptions<T>): LiveConnection {
  const {
    // oxlint-disable-next-line no-console -- the specification wants a log line, and the app may give its own log
    onLog = (line) => console.warn(line),
    now = Date.now,
    random = Math.random,
    setTimer = browserTimer,
    socketFactory = (url, protocols) => new WebSocket(url, protocols),
    signals = ALWAYS_ONLINE,
  } = options;
  const byDestination = new Map(Object.entries(options.topics).map(([name, topic]) => [topic.destination, name]));
  const destinations = Object.values(options.topics).map(({ destination, isOptional = false }) => ({
    destination,
    isOptional,
  }));
  const required = destinations.filter(({ isOptional }) => !isOptional);
  const ids = rememberIds(REMEMBERED_IDS);

  let state: LiveState = { kind: 'connecting' };
  let session: Session | undefined;
  let cancelTimer = () => {};
  let turn = 0; // What was begun in an earlier turn has no say any more.
  let opened = 0;
  let failures = 0;
  let closed = false;

  function log(line: string) {
    try {
      onLog(`Live updates: ${line}`);
    } catch {
      // A log that fails has nowhere to say so, and must not end the connection.
    }
  }

  function guard(what: string, run: () => void) {
    try {
      run();
    } catch (error) {
      log(`${what} failed: ${String(error)}`);
    }
  }

  function show(next: LiveState) {
    state = next;
    guard('onState', () => options.onState(next));
  }

  function reset() {
    turn += 1;
    cancelTimer();
    session?.drop();
    session = undefined;
  }

  async function open(wanted = destinations) {
    reset();
    const mine = turn;
    opened += 1;
    show({ kind: 'connecting' });
    // The handler of the state may have closed or restarted it.
    if (mine !== turn) return;
    const token = await freshToken();
    if (mine !== turn) return;
    if (!token) return lost('no token');
    try {
      session = openSession({
        url: options.url,
        token,
        destinations: wanted,
        socketFactory,
        setTimer,
        now,
        onLive: live,
        onMessage: receive,
        onEnd: (reason, mayBeOptional) => {
          if (!mayBeOptional) return lost(reason);
          log(`${reason}; connects without its optional topics`);
          void open(required);
        },
      });
    } catch (error) {
      lost(`no socket: ${String(error)}`);
    }
  }

  function freshToken(): Promise<string | null> {
    return new Promise((resolve) => {
      cancelTimer = setTimer(() => resolve(null), TOKEN_TIMEOUT_MS);
      // What it rejects with is not logged: it may hold the token.
      void Promise.resolve()
        .then(options.getToken)
        .catch(() => null)
        .then(resolve)
        .finally(cancelTimer);
    });
  }

  function live() {
    failures = 0;
    const mine = turn;
    show({ kind: 'live' });
    if (opened > 1 && mine === turn) guard('onReconnected', () => options.onReconnected?.());
  }

  function lost(reason: string) {
    session = undefined;
    reset();
    if (!signals.isOnline()) return show({ kind: 'offline' });
    failures += 1;
    if (failures > RECONNECT_ATTEMPTS) {
      log(`${reason}; stopped after ${RECONNECT_ATTEMPTS} attempts`);
      return show({ kind: 'stopped' });
    }
    const delay = backoff(failures, random());
    log(`${reason}; attempt ${failures} of ${RECONNECT_ATTEMPTS} in ${delay} ms`);
    cancelTimer = setTimer(() => void open(), delay);
    show({ kind: 'waiting', nextAttemptAt: now() + delay, attempt: failures });
  }

  function startAfresh() {
    failures = 0;
    void open();
  }

  function receive(destination: string, body: string) {
    const topic = byDestination.get(destination) ?? '';
    const read = readBody(body);
    if (!read.ok) return log(`dropped a message of ${topic}: ${read.reason}`);
    const { message } = read;
    if (!ids.isNew(message.id)) return;
    guard('onMessage', () => {
      const payload = options.topics[topic]?.read(message);
      options.onMessage({ topic, id: message.id, payload } as LiveMessage<T>);
    });
  }

  function seenAgain() {
    if (state.kind === 'stopped' || (state.kind === 'offline' && signals.isOnline())) return startAfresh();
    // A sleeping tab's timers are late, and its socket may be dead without knowing.
    if (state.kind === 'waiting' && now() >= state.nextAttemptAt) void open();
    if (state.kind === 'live' && session?.isStale()) startAfresh();
  }

  const stopListening = [
    signals.onOnline(() => {
      if (state.kind !== 'live') startAfresh();
    }),
    signals.onOffline(() => {
      reset();
      show({ kind: 'offline' });
    }),
    signals.onVisible(seenAgain),
  ];
  if (signals.isOnline()) void open();
  else show({ kind: 'offline' });

  return {
    get state() {
      return state;
    },
    retry: () => {
      if (!closed && state.kind !== 'live' && state.kind !== 'connecting') startAfresh();
    },
    close: async () => {
      closed = true;
      stopListening.forEach((stop) => stop());
      const last = session;
      session = undefined;
      reset();
      await last?.close();
    },
  };
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
