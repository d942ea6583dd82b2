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

interface SessionContext {
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
  const context: SessionContext = {
    options,
    client,
    socket,
    hasEnded: false,
    lastReceivedAt: options.now(),
    toleratedSilenceMs: Infinity,
    unconfirmed: options.destinations.length,
    hasSubscribed: false,
    isLive: false,
    cancelTimer: options.setTimer(() => end(context, 'no answer in time'), CONNECT_TIMEOUT_MS),
  };
  client.configure({
    onConnect: (frame) => subscribeAll(context, frame),
    onHeartbeatReceived: () => noteReceived(context),
    onStompError: (frame) => endRefused(context, frame),
    onWebSocketClose: ({ code }: { code?: number }) => endClosed(context, code),
  });
  client.activate();
  return {
    isStale: () => options.now() - context.lastReceivedAt > context.toleratedSilenceMs,
    drop: () => drop(context),
    close: () => close(context),
  };
}

function noteReceived(context: SessionContext): void {
  context.lastReceivedAt = context.options.now();
}

function subscribeAll(context: SessionContext, { headers }: IFrame): void {
  const { setTimer, destinations } = context.options;
  context.cancelTimer();
  const announcedMs = Number.parseInt(headers['heart-beat'] ?? '', 10);
  if (announcedMs > 0) context.toleratedSilenceMs = HEARTBEAT_TOLERANCE * Math.max(HEARTBEAT_MS, announcedMs);
  context.cancelTimer = setTimer(() => goLive(context), context.unconfirmed > 0 ? SUBSCRIBE_GRACE_MS : 0);
  context.hasSubscribed = true;
  try {
    destinations.forEach((each, index) => subscribe(context, each, index));
  } catch (error) {
    endLost(context, `could not subscribe: ${String(error)}`);
  }
}

function subscribe(context: SessionContext, { destination }: Destination, index: number): void {
  const { client, options } = context;
  const receipt = receiptOf(index);
  client.watchForReceipt(receipt, () => {
    context.unconfirmed -= 1;
    if (context.unconfirmed === 0) goLive(context);
  });
  const receive = ({ body }: IMessage) => {
    noteReceived(context);
    if (!context.hasEnded) options.onMessage(destination, body);
  };
  client.subscribe(destination, receive, { receipt });
}

function goLive(context: SessionContext): void {
  if (context.hasEnded || context.isLive) return;
  context.isLive = true;
  context.options.onLive();
}

/** Whether an optional destination may be why the session ends now. */
function mayBeOptional({ options, hasSubscribed, isLive }: SessionContext): boolean {
  return hasSubscribed && !isLive && options.destinations.some(({ isOptional }) => isOptional);
}

/** An ERROR frame. It may name the frame that it refuses by the receipt. */
function endRefused(context: SessionContext, { headers }: IFrame): void {
  const refused = context.options.destinations.find((_, index) => headers['receipt-id'] === receiptOf(index));
  const isOptional = refused?.isOptional ?? mayBeOptional(context);
  end(context, `refused: ${headers['message'] ?? 'no reason given'}`, isOptional ? 'optionalRefused' : 'lost');
}

function endClosed(context: SessionContext, code: number | undefined): void {
  if (REFUSAL_CODES.has(code) && mayBeOptional(context)) end(context, CLOSED, 'optionalRefused');
  else endLost(context, CLOSED);
}

function endLost(context: SessionContext, reason: string): void {
  end(context, reason, mayBeOptional(context) ? 'lostWhileSubscribing' : 'lost');
}

function end(context: SessionContext, reason: string, cause: Parameters<SessionOptions['onEnd']>[1] = 'lost'): void {
  if (context.hasEnded) return;
  drop(context);
  // An error of the server may repeat the token.
  context.options.onEnd(reason.replaceAll(context.options.token, '…').slice(0, 200), cause);
}

function drop(context: SessionContext): void {
  context.hasEnded = true;
  context.cancelTimer();
  discard(context);
}

async function close(context: SessionContext): Promise<void> {
  const { client, options } = context;
  context.hasEnded = true;
  context.cancelTimer();
  let cancelGrace = () => {};
  const grace = new Promise<void>((resolve) => {
    cancelGrace = options.setTimer(resolve, CLOSE_GRACE_MS);
  });
  await Promise.race([client.deactivate().catch(() => {}), grace]);
  cancelGrace();
  discard(context);
}

function discard({ client, socket }: SessionContext): void {
  client.deactivate({ force: true }).catch(() => {});
  // The client does not know the socket yet if it is stopped in the tick in which it started.
  if (socket.readyState < CLOSING) socket.close();
}

const CLOSING = 2;

const CLOSED = 'connection lost';

/** Close codes with which a server refuses a frame: protocol error, unsupported data, policy (RFC 6455, 7.4.1). */
const REFUSAL_CODES = new Set<number | undefined>([1002, 1003, 1008]);

const receiptOf = (index: number): string => `subscribed-${index}`;
