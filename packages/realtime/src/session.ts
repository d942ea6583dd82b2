import type { Client, IFrame, IMessage } from '@stomp/stompjs';
import { CLOSE_GRACE_MS, CONNECT_TIMEOUT_MS, HEARTBEAT_MS, HEARTBEAT_TOLERANCE, SUBSCRIBE_GRACE_MS } from './limits.ts';
import { type Destination, type SessionOptions, createClient, openSocket } from './stompClient.ts';

/** One STOMP connection from CONNECT to its end. It never reconnects; `reconnecting.ts` does. */
export interface Session {
  /** Whether the server announced heartbeats and has sent nothing for longer than is tolerated. */
  isStale: () => boolean;
  /** Closes the socket without DISCONNECT. No callback is called afterwards. */
  drop: () => void;
  /** Sends DISCONNECT and waits for at most `CLOSE_GRACE_MS`. No callback is called afterwards. */
  close: () => Promise<void>;
}

interface OpenSession {
  readonly options: SessionOptions;
  readonly client: Client;
  readonly socket: ReturnType<typeof openSocket>;
  hasEnded: boolean;
  /** When the server sent something last, milliseconds since 1970. */
  lastReceivedAt: number;
  toleratedSilenceMs: number;
  /** Number of subscriptions without a receipt. */
  unconfirmed: number;
  hasSubscribed: boolean;
  isLive: boolean;
  cancelTimer: () => void;
}

/** Opens a session. @throws what the socket factory throws */
export function openSession(options: SessionOptions): Session {
  const socket = openSocket(options);
  const client = createClient(socket, options);
  const session: OpenSession = {
    options,
    client,
    socket,
    hasEnded: false,
    lastReceivedAt: options.now(),
    toleratedSilenceMs: Infinity,
    unconfirmed: options.destinations.length,
    hasSubscribed: false,
    isLive: false,
    cancelTimer: options.setTimer(() => end(session, 'no answer in time'), CONNECT_TIMEOUT_MS),
  };
  client.configure({
    onConnect: (frame) => subscribeAll(session, frame),
    onHeartbeatReceived: () => noteReceived(session),
    onStompError: (frame) => endRefused(session, frame),
    onWebSocketClose: ({ code }: { code?: number }) => endClosed(session, code),
  });
  client.activate();
  return {
    isStale: () => options.now() - session.lastReceivedAt > session.toleratedSilenceMs,
    drop: () => drop(session),
    close: () => close(session),
  };
}

function noteReceived(session: OpenSession): void {
  session.lastReceivedAt = session.options.now();
}

function subscribeAll(session: OpenSession, { headers }: IFrame): void {
  const { setTimer, destinations } = session.options;
  session.cancelTimer();
  const announcedMs = Number.parseInt(headers['heart-beat'] ?? '', 10);
  if (announcedMs > 0) session.toleratedSilenceMs = HEARTBEAT_TOLERANCE * Math.max(HEARTBEAT_MS, announcedMs);
  session.cancelTimer = setTimer(() => goLive(session), session.unconfirmed > 0 ? SUBSCRIBE_GRACE_MS : 0);
  session.hasSubscribed = true;
  try {
    destinations.forEach((each, index) => subscribe(session, each, index));
  } catch (error) {
    endLost(session, `could not subscribe: ${String(error)}`);
  }
}

function subscribe(session: OpenSession, { destination }: Destination, index: number): void {
  const { client, options } = session;
  const receipt = receiptOf(index);
  client.watchForReceipt(receipt, () => {
    session.unconfirmed -= 1;
    if (session.unconfirmed === 0) goLive(session);
  });
  const receive = ({ body }: IMessage) => {
    noteReceived(session);
    if (!session.hasEnded) options.onMessage(destination, body);
  };
  client.subscribe(destination, receive, { receipt });
}

function goLive(session: OpenSession): void {
  if (session.hasEnded || session.isLive) return;
  session.isLive = true;
  session.options.onLive();
}

/** Whether an optional destination may be why the session ends now. */
function mayBeOptional({ options, hasSubscribed, isLive }: OpenSession): boolean {
  return hasSubscribed && !isLive && options.destinations.some(({ isOptional }) => isOptional);
}

/** An ERROR frame. It may name the frame that it refuses by the receipt. */
function endRefused(session: OpenSession, { headers }: IFrame): void {
  const refused = session.options.destinations.find((_, index) => headers['receipt-id'] === receiptOf(index));
  const reason = `refused: ${headers['message'] ?? 'no reason given'}`;
  if (refused?.isOptional === false) return end(session, `${reason}: ${refused.destination}`, 'requiredRefused');
  const isOptional = refused?.isOptional ?? mayBeOptional(session);
  return end(session, reason, isOptional ? 'optionalRefused' : 'lost');
}

function endClosed(session: OpenSession, code: number | undefined): void {
  if (REFUSAL_CODES.has(code) && mayBeOptional(session)) end(session, CLOSED, 'optionalRefused');
  else endLost(session, CLOSED);
}

function endLost(session: OpenSession, reason: string): void {
  end(session, reason, mayBeOptional(session) ? 'lostWhileSubscribing' : 'lost');
}

function end(session: OpenSession, reason: string, cause: Parameters<SessionOptions['onEnd']>[1] = 'lost'): void {
  if (session.hasEnded) return;
  drop(session);
  // An error of the server may repeat the token.
  session.options.onEnd(reason.replaceAll(session.options.token, '…').slice(0, 200), cause);
}

function drop(session: OpenSession): void {
  session.hasEnded = true;
  session.cancelTimer();
  discard(session);
}

async function close(session: OpenSession): Promise<void> {
  const { client, options } = session;
  session.hasEnded = true;
  session.cancelTimer();
  let cancelGrace = () => {};
  const grace = new Promise<void>((resolve) => {
    cancelGrace = options.setTimer(resolve, CLOSE_GRACE_MS);
  });
  await Promise.race([client.deactivate().catch(() => {}), grace]);
  cancelGrace();
  discard(session);
}

function discard({ client, socket }: OpenSession): void {
  client.deactivate({ force: true }).catch(() => {});
  // The client does not know the socket yet if it is stopped in the tick in which it started.
  if (socket.readyState < CLOSING) socket.close();
}

const CLOSING = 2;

const CLOSED = 'connection lost';

/** Close codes with which a server refuses a frame: protocol error, unsupported data, policy (RFC 6455, 7.4.1). */
const REFUSAL_CODES = new Set<number | undefined>([1002, 1003, 1008]);

const receiptOf = (index: number): string => `subscribed-${index}`;
