/** Time between heartbeats, sent and expected, milliseconds. */
export const HEARTBEAT_MS = 20_000;

/** The connection counts as lost after so many heartbeats of the server are missing. */
export const HEARTBEAT_TOLERANCE = 2;

/** The first delay before a reconnect, milliseconds; it doubles with each attempt. */
export const RECONNECT_FIRST_MS = 5_000;

/** The longest delay before a reconnect, milliseconds, with jitter. */
export const RECONNECT_CAP_MS = 60_000;

/** Reconnects in a row before the connection stops. */
export const RECONNECT_ATTEMPTS = 10;

/** Jitter lengthens a delay by at most this share, so that the clients of a store do not reconnect at once. */
export const RECONNECT_JITTER = 0.2;

/** How long a token may take before each connect, milliseconds: longer than MSAL's 10 s for a silent renewal. */
export const TOKEN_TIMEOUT_MS = 12_000;

/** How long opening the socket and CONNECT may take in total, milliseconds. */
export const CONNECT_TIMEOUT_MS = 10_000;

/** How long to wait for receipts of the subscriptions, milliseconds; some brokers (Spring's simple one) send none. */
export const SUBSCRIBE_GRACE_MS = 2_000;

/** How long DISCONNECT may take before the socket is closed, milliseconds. */
export const CLOSE_GRACE_MS = 1_000;

/** Number of message ids that are remembered to drop duplicates: 25 pages of notifications. */
export const REMEMBERED_IDS = 500;
