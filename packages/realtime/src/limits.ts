/** How often this side and the server's side say that they are alive, milliseconds [L-01, X-01]. */
export const HEARTBEAT_MS = 20_000;

/** How many of the server's heartbeats may be missed before the connection counts as lost. */
export const HEARTBEAT_TOLERANCE = 2;

/** The first delay before a reconnect, milliseconds; it doubles with each attempt [L-03, X-01]. */
export const RECONNECT_FIRST_MS = 5_000;

/** No delay before a reconnect is longer, milliseconds, jitter included [L-03, X-01]. */
export const RECONNECT_CAP_MS = 60_000;

/** Reconnects in a row before it stops [L-03, X-01]. */
export const RECONNECT_ATTEMPTS = 10;

/** Jitter lengthens a delay by at most this share, so that a shop's tills do not all come back in one moment. */
export const RECONNECT_JITTER = 0.2;

/** How long a fresh token may take before each connect, milliseconds; a silent renewal gives up after 10 s by itself. */
export const TOKEN_TIMEOUT_MS = 12_000;

/** How long socket and CONNECT may take together, milliseconds. */
export const CONNECT_TIMEOUT_MS = 10_000;

/** How long to wait for receipts of the subscriptions, milliseconds; some brokers (Spring's simple one) send none. */
export const SUBSCRIBE_GRACE_MS = 2_000;

/** How long a polite goodbye may take before the socket is dropped, milliseconds. */
export const CLOSE_GRACE_MS = 1_000;

/** How many message ids are remembered to drop duplicates [L-04]: 25 pages of notifications. */
export const REMEMBERED_IDS = 500;
