import type { SetTimer, SocketFactory } from './session.ts';
import type { Signals } from './signals.ts';
import type { LiveMessage, Topics } from './topics.ts';

/**
 * Where the connection stands. `waiting` names the reconnect to come (from 1) and when, in milliseconds since 1970;
 * `stopped` has given up; `offline` waits for the network without counting attempts.
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
  /** Asked before each connect, at most `TOKEN_TIMEOUT_MS` long; should renew a token that is about to expire. */
  getToken: () => string | null | Promise<string | null>;
  topics: T;
  onMessage: (message: LiveMessage<T>) => void;
  onState: (state: LiveState) => void;
  /** Live again after any earlier attempt: fetch the first page now, so that nothing sent in between is missed [L-04]. */
  onReconnected?: () => void;
  /** Gets a line for everything that was survived; never a token. @default console.warn */
  onLog?: (line: string) => void;
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number;
  /** From 0 up to 1. @default Math.random */
  random?: () => number;
  /** @default setTimeout */
  setTimer?: SetTimer;
  /** @default new WebSocket */
  socketFactory?: SocketFactory;
  /** See `browserSignals`. @default none: always online and seen */
  signals?: Signals;
}

export interface LiveConnection {
  readonly state: LiveState;
  /** Starts afresh at once, unless it is live or connecting. */
  retry: () => void;
  /** Ends it for good; nothing is called back any more. Resolves when the socket is closed, after a second at most. */
  close: () => Promise<void>;
}
