import { backoff } from './backoff.ts';
import { type ConnectionContext, callBack, log, show } from './connectionContext.ts';
import { RECONNECT_ATTEMPTS, TOKEN_TIMEOUT_MS } from './limits.ts';
import { openSession } from './session.ts';
import type { SessionOptions } from './stompClient.ts';

/** Ends the current attempt or session. */
export function reset(context: ConnectionContext): void {
  context.generation += 1;
  context.cancelTimer();
  context.session?.drop();
  context.session = undefined;
}

/** Connects. Failures in a row are counted on. */
export async function open(context: ConnectionContext, destinations = context.destinations): Promise<void> {
  const { options } = context;
  reset(context);
  const { generation } = context;
  context.attempts += 1;
  show(context, { kind: 'connecting' });
  // A callback of the app may close or restart the connection.
  if (generation !== context.generation) return;
  const token = await freshToken(context);
  if (generation !== context.generation) return;
  if (!token) return lose(context, 'no token');
  try {
    context.session = openSession({
      ...options,
      token,
      destinations,
      onLive: () => goLive(context),
      onMessage: context.receive,
      onEnd: (reason, cause) => handleEnd(context, reason, cause),
    });
  } catch (error) {
    lose(context, `no socket: ${String(error)}`);
  }
}

/** Connects with all attempts. */
export function startAfresh(context: ConnectionContext): void {
  context.failures = 0;
  void open(context);
}

/** Ends the connection until the network returns. */
export function goOffline(context: ConnectionContext): void {
  reset(context);
  show(context, { kind: 'offline' });
}

/** The tab is visible again: its timers may be late, and the connection may be lost without an event. */
export function checkAfterSleep(context: ConnectionContext): void {
  const { state, session, options } = context;
  if (state.kind === 'stopped' || (state.kind === 'offline' && options.signals.isOnline())) startAfresh(context);
  else if (state.kind === 'waiting' && options.now() >= state.nextAttemptAt) void open(context);
  else if (state.kind === 'live' && session?.isStale()) startAfresh(context);
}

function freshToken(context: ConnectionContext): Promise<string | null> {
  const { setTimer, getToken } = context.options;
  return new Promise((resolve) => {
    context.cancelTimer = setTimer(() => resolve(null), TOKEN_TIMEOUT_MS);
    // An error is not logged: it may hold the token.
    void Promise.resolve()
      .then(getToken)
      .catch(() => null)
      .then(resolve)
      .finally(context.cancelTimer);
  });
}

function goLive(context: ConnectionContext): void {
  const { options, generation, attempts } = context;
  context.failures = 0;
  context.subscribeLosses = 0;
  show(context, { kind: 'live' });
  if (attempts > 1 && generation === context.generation) callBack(options, 'onReconnected', options.onReconnected);
}

function handleEnd(context: ConnectionContext, reason: string, cause: Parameters<SessionOptions['onEnd']>[1]): void {
  context.subscribeLosses = cause === 'lostWhileSubscribing' ? context.subscribeLosses + 1 : 0;
  // Some servers close the socket to refuse a topic. Two losses in a row at this step are not a lost network.
  const isRefused = cause === 'optionalRefused' || context.subscribeLosses > 1;
  if (!isRefused) return lose(context, reason);
  log(context.options, `${reason}; connects without its optional topics`);
  const required = context.destinations.filter(({ isOptional }) => !isOptional);
  void open(context, required);
  return undefined;
}

/** Waits for the next attempt, or stops after the last one. */
function lose(context: ConnectionContext, reason: string): void {
  const { signals, random, setTimer, now } = context.options;
  context.session = undefined;
  reset(context);
  if (!signals.isOnline()) return show(context, { kind: 'offline' });
  context.failures += 1;
  const { failures } = context;
  if (failures > RECONNECT_ATTEMPTS) {
    log(context.options, `${reason}; stopped after ${RECONNECT_ATTEMPTS} attempts`);
    return show(context, { kind: 'stopped' });
  }
  const delay = backoff(failures, random());
  log(context.options, `${reason}; attempt ${failures} of ${RECONNECT_ATTEMPTS} in ${delay} ms`);
  context.cancelTimer = setTimer(() => void open(context), delay);
  return show(context, { kind: 'waiting', nextAttemptAt: now() + delay, attempt: failures });
}
