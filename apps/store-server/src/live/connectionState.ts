import type { WebSocket } from 'ws';
import { type Refusal, writeFrame } from './frames.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { Hub, Subscriber } from './hub.ts';
import type { LiveLimits } from './limits.ts';

/** The person to whom a bearer token belongs, with what a live connection needs to know. */
export interface Listener {
  userId: string;
  name: string;
  expiresAt: Date;
  /** Whether the role and the locations of the moment allow a destination. */
  mayListen: (destination: string) => boolean;
}

/** What has happened on the live socket of a node since its start, for metrics. */
export interface LiveCounts {
  messages: number;
  /** Clients that were disconnected because they read too slowly. */
  slowClients: number;
  /** Clients that were disconnected with an ERROR frame. */
  refusals: number;
}

export interface ConnectionOptions {
  hub: Hub;
  counts: LiveCounts;
  limits: LiveLimits;
  now: () => Date;
  /** Resolves to `undefined` for a token that gives no right to listen. */
  identify: (token: string) => Promise<Listener | undefined>;
  log: (detail: Record<string, unknown>, message: string) => void;
}

/** A subscription of a client to one destination. */
export interface Subscription extends Subscriber {
  destination: string;
}

/** The connection of one client: its socket, its options and its state. */
export interface Connection extends ConnectionOptions {
  socket: WebSocket;
  status: 'new' | 'connecting' | 'connected' | 'closed';
  listener: Listener | undefined;
  /** By the id that the client chose. */
  subscriptions: Map<string, Subscription>;
  heartbeat: Heartbeat | undefined;
  /** Gets the announcements that the rights of the person have changed. */
  access: Subscription | undefined;
  /** Messages that wait while the rights are read again; undefined while they are known. */
  held: (() => void)[] | undefined;
  timers: { connect?: NodeJS.Timeout; expiry?: NodeJS.Timeout; identify?: NodeJS.Timeout };
}

/** Close codes of RFC 6455, section 7.4.1. */
const CLOSE = { policyViolation: 1008, normal: 1000 } as const;

/** How long a client may take to answer the close, ms. */
const CLOSE_TIMEOUT_MS = 2_000;

/** Sends text to the client. A client that does not read what it is sent is disconnected. */
export function send({ socket, limits, counts, log }: Connection, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > limits.maxBufferedBytes) {
    counts.slowClients += 1;
    log({ buffered: socket.bufferedAmount }, 'live client reads too slowly');
    socket.terminate();
    return;
  }
  socket.send(text);
}

/** Releases everything that the connection holds. Safe to call twice. */
export function release(connection: Connection): void {
  if (connection.status === 'closed') return;
  connection.status = 'closed';
  const { timers, heartbeat, subscriptions, hub, listener, access } = connection;
  for (const timer of [timers.connect, timers.expiry, timers.identify]) clearTimeout(timer);
  heartbeat?.stop();
  for (const subscription of subscriptions.values()) hub.remove(subscription.destination, subscription);
  subscriptions.clear();
  if (access !== undefined) hub.remove(access.destination, access);
  if (listener !== undefined) hub.leave(listener.userId);
}

/** Closes the connection at the request of the client. */
export function close(connection: Connection): void {
  release(connection);
  connection.socket.close(CLOSE.normal);
}

/** Closes the connection with an ERROR frame that gives the reason. */
export function refuse(connection: Connection, { message, receipt }: Refusal): void {
  if (connection.status === 'closed') return;
  const { socket, counts, log } = connection;
  counts.refusals += 1;
  log({ reason: message }, 'live client refused');
  const headers: Record<string, string> = { message, 'content-type': 'text/plain' };
  if (receipt !== undefined) headers['receipt-id'] = receipt;
  send(connection, writeFrame('ERROR', headers, message));
  release(connection);
  socket.close(CLOSE.policyViolation);
  setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
}
