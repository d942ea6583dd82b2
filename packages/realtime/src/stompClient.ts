import { Client, TickerStrategy, Versions, type IStompSocket } from '@stomp/stompjs';
import { HEARTBEAT_MS, HEARTBEAT_TOLERANCE } from './limits.ts';

/** Makes a socket, as `new WebSocket(url, protocols)` does. */
export type SocketFactory = (url: string, protocols: string[]) => IStompSocket;

/** Calls back once after `ms` milliseconds. Returns a function that cancels it. */
export type SetTimer = (callback: () => void, ms: number) => () => void;

/** Where to subscribe. A back end may refuse an optional destination. */
export interface Destination {
  destination: string;
  isOptional: boolean;
}

export interface SessionOptions {
  url: string;
  token: string;
  destinations: readonly Destination[];
  socketFactory: SocketFactory;
  setTimer: SetTimer;
  now: () => number;
  /** Connected, and every subscription is confirmed. */
  onLive: () => void;
  onMessage: (destination: string, body: string) => void;
  /**
   * Called once, if the session ends without `drop` or a close.
   * - `optionalRefused` the server refused an optional destination, or may have: a session without those could work
   * - `lostWhileSubscribing` the connection was lost while an optional destination was not confirmed
   * - `requiredRefused` the server refused a destination that is not optional, and named it
   * - `lost` anything else
   */
  onEnd: (reason: string, cause: 'lost' | 'lostWhileSubscribing' | 'optionalRefused' | 'requiredRefused') => void;
}

const VERSIONS = new Versions([Versions.V1_2, Versions.V1_1]);

/** Opens the socket of a session. @throws what the socket factory throws */
export function openSocket({ socketFactory, url }: Pick<SessionOptions, 'socketFactory' | 'url'>): IStompSocket {
  const socket = socketFactory(url, VERSIONS.protocolVersions());
  // A socket of Node throws an error without a listener; the client replaces this one.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the client's socket type has no such method
  socket.onerror = () => {};
  return socket;
}

/** The STOMP client of one socket. It does not reconnect. */
export function createClient(socket: IStompSocket, { token, url }: Pick<SessionOptions, 'token' | 'url'>): Client {
  return new Client({
    stompVersions: VERSIONS,
    webSocketFactory: () => socket,
    connectHeaders: { Authorization: `Bearer ${token}`, host: hostOf(url) },
    heartbeatOutgoing: HEARTBEAT_MS,
    heartbeatIncoming: HEARTBEAT_MS,
    heartbeatToleranceMultiplier: HEARTBEAT_TOLERANCE,
    // A content security policy forbids the worker from a blob that the other strategy uses.
    heartbeatStrategy: TickerStrategy.Interval,
    discardWebsocketOnCommFailure: true,
    reconnectDelay: 0,
  });
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '/';
}
