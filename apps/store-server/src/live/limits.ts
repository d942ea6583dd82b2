/** Limits of one live client. Times in ms, sizes in bytes. */
export interface LiveLimits {
  /** A frame with its headers; clients send small ones. */
  maxFrameBytes: number;
  maxSubscriptions: number;
  maxConnectionsPerUser: number;
  /** Time from the open socket to CONNECT. */
  connectTimeoutMs: number;
  /** Bytes that wait for a client that does not read; above the limit the client is disconnected. */
  maxBufferedBytes: number;
  /** Messages that wait while rights are read again; above the limit the client is disconnected. */
  maxHeldMessages: number;
  /** How often this server can send a heartbeat, and how often it wants one (STOMP 1.2, heart-beating). */
  heartbeat: { outgoingMs: number; incomingMs: number };
  /** How often the rights of an open connection are checked again. */
  identifyAgainMs: number;
  /** How long events of other nodes must be missing before clients are asked to connect elsewhere. */
  lostAfterMs: number;
}

/** The limits of a real store. Clients send a heartbeat every 20 s; the shortest allowed interval is 10 s. */
export const liveLimits: LiveLimits = {
  maxFrameBytes: 16 * 1024,
  maxSubscriptions: 8,
  maxConnectionsPerUser: 20,
  connectTimeoutMs: 10_000,
  maxBufferedBytes: 1024 * 1024,
  maxHeldMessages: 1_000,
  heartbeat: { outgoingMs: 10_000, incomingMs: 10_000 },
  identifyAgainMs: 60_000,
  lostAfterMs: 5_000,
};
