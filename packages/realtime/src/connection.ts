import type { SetTimer, SocketFactory } from './stompClient.ts';
import type { Signals } from './signals.ts';
import type { LiveMessage, Topics } from './topics.ts';

/**
 * The state of the connection.
 * - `waiting` for the next attempt: `attempt` counts from 1, `nextAttemptAt` is in milliseconds since 1970
 * - `stopped` after the last attempt, or when the server refused a topic that is not optional · `offline` until the network returns, without counting attempts
 */
export type LiveState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  | { readonly kind: 'waiting'; readonly nextAttemptAt: number; readonly attempt: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'offline' };

export interface ConnectOptions<T extends Topics> {
  /** A ws: or wss: address, see `liveUrl`. */
  url: string;
  /** Called before each connect, for at most `TOKEN_TIMEOUT_MS`; should renew a token that is about to expire. */
  getToken: () => string | null | Promise<string | null>;
  topics: T;
  onMessage: (message: LiveMessage<T>) => void;
  onState: (state: LiveState) => void;
  /** Live after more than one attempt: fetch the first page, because messages may have been missed. */
  onReconnected?: () => void;
  /** Takes a line for each fault; it never holds a token. @default console.warn */
  onLog?: (line: string) => void;
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number;
  /** From 0 up to 1. @default Math.random */
  random?: () => number;
  /** @default setTimeout */
  setTimer?: SetTimer;
  /** @default new WebSocket */
  socketFactory?: SocketFactory;
  /** See `browserSignals`. @default none: always online and visible */
  signals?: Signals;
}

export interface LiveConnection {
  readonly state: LiveState;
  /** Connects at once with all attempts, unless it is live or connecting. */
  retry: () => void;
  /** Ends the connection; no callback is called afterwards. Resolves when the socket is closed, after 1 s at most. */
  close: () => Promise<void>;
}
