import { backoff } from './backoff.ts';
import { type RunningConnection, callBack, log, show } from './runningConnection.ts';
import { RECONNECT_ATTEMPTS, TOKEN_TIMEOUT_MS } from './limits.ts';
import { openSession } from './session.ts';
import type { SessionOptions } from './stompClient.ts';

/** Ends the current attempt or session. */
export function reset(running: RunningConnection): void {
  running.generation += 1;
  running.cancelTimer();
  running.session?.drop();
  running.session = undefined;
}

/** Connects. The number of failures in a row stays. */
export async function open(running: RunningConnection, destinations = running.destinations): Promise<void> {
  const { options } = running;
  reset(running);
  const { generation } = running;
  running.attempts += 1;
  show(running, { kind: 'connecting' });
  // A callback of the app may close or restart the connection.
  if (generation !== running.generation) return;
  const token = await freshToken(running);
  if (generation !== running.generation) return;
  if (!token) return lose(running, 'no token');
  try {
    running.session = openSession({
      ...options,
      token,
      destinations,
      onLive: () => goLive(running),
      onMessage: running.receive,
      onEnd: (reason, cause) => handleEnd(running, reason, cause),
    });
  } catch (error) {
    lose(running, `no socket: ${String(error)}`);
  }
}

/** Connects with all attempts. */
export function startAfresh(running: RunningConnection): void {
  running.failures = 0;
  void open(running);
}

/** Ends the connection until the network returns. */
export function goOffline(running: RunningConnection): void {
  reset(running);
  show(running, { kind: 'offline' });
}

/** The tab is visible again: its timers may be late, and the connection may be lost without an event. */
export function checkAfterSleep(running: RunningConnection): void {
  const { state, session, options } = running;
  if (state.kind === 'stopped' || (state.kind === 'offline' && options.signals.isOnline())) startAfresh(running);
  else if (state.kind === 'waiting' && options.now() >= state.nextAttemptAt) void open(running);
  else if (state.kind === 'live' && session?.isStale()) startAfresh(running);
}

function freshToken(running: RunningConnection): Promise<string | null> {
  const { setTimer, getToken } = running.options;
  return new Promise((resolve) => {
    running.cancelTimer = setTimer(() => resolve(null), TOKEN_TIMEOUT_MS);
    // An error is not logged: it may hold the token.
    void Promise.resolve()
      .then(getToken)
      .catch(() => null)
      .then(resolve)
      .finally(running.cancelTimer);
  });
}

function goLive(running: RunningConnection): void {
  const { options, generation, attempts } = running;
  running.failures = 0;
  running.subscribeLosses = 0;
  show(running, { kind: 'live' });
  if (attempts > 1 && generation === running.generation) callBack(options, 'onReconnected', options.onReconnected);
}

function handleEnd(running: RunningConnection, reason: string, cause: Parameters<SessionOptions['onEnd']>[1]): void {
  running.subscribeLosses = cause === 'lostWhileSubscribing' ? running.subscribeLosses + 1 : 0;
  // Some servers close the socket to refuse a topic. Two losses in a row at this step are not a lost network.
  if (cause === 'requiredRefused') return stop(running, `${reason}; not tried again`);
  const isRefused = cause === 'optionalRefused' || running.subscribeLosses > 1;
  if (!isRefused) return lose(running, reason);
  log(running.options, `${reason}; connects without its optional topics`);
  const required = running.destinations.filter(({ isOptional }) => !isOptional);
  void open(running, required);
  return undefined;
}

/** Ends the connection until the app calls `retry()`, the network returns, or the tab is visible again. */
function stop(running: RunningConnection, reason: string): void {
  running.session = undefined;
  reset(running);
  log(running.options, reason);
  show(running, { kind: 'stopped' });
}

/** Waits for the next attempt, or stops after the last one. */
function lose(running: RunningConnection, reason: string): void {
  const { signals, random, setTimer, now } = running.options;
  running.session = undefined;
  reset(running);
  if (!signals.isOnline()) return show(running, { kind: 'offline' });
  running.failures += 1;
  const { failures } = running;
  if (failures > RECONNECT_ATTEMPTS) return stop(running, `${reason}; stopped after ${RECONNECT_ATTEMPTS} attempts`);
  const delay = backoff(failures, random());
  log(running.options, `${reason}; attempt ${failures} of ${RECONNECT_ATTEMPTS} in ${delay} ms`);
  running.cancelTimer = setTimer(() => void open(running), delay);
  return show(running, { kind: 'waiting', nextAttemptAt: now() + delay, attempt: failures });
}
