/** The commands for a process with clients. */
export type Command =
  | { do: 'connect'; url: string; protocols: string[]; connects: Record<string, string>[]; isSlow: boolean }
  | { do: 'count' }
  | { do: 'reset' }
  | { do: 'end' };

/** What the clients of a process have received since the last `reset`. */
export interface Received {
  /** From the time that a message names to its arrival, ms. */
  latencies: Float64Array;
  /** When the last message arrived, ms since 1970. */
  lastAt: number;
  /** Sockets that are connected now. */
  open: number;
  /** Sockets that the other end has closed. */
  closed: number;
}

/** The time now, ms since 1970, with fractions. The processes of one machine agree on it. */
export const now = (): number => performance.timeOrigin + performance.now();

/** Writes a STOMP frame; the values have no characters that need escapes. */
export function frame(command: string, headers: Readonly<Record<string, string>>, body = ''): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  return `${command}\n${lines.join('')}\n${body}\0`;
}

const SENT_AT = Buffer.from('"sentAt":');

/** The time at which a message was sent, which its JSON body names; undefined for another frame. */
export function sentAtOf(data: Buffer): number | undefined {
  const at = data.indexOf(SENT_AT);
  return at === -1
    ? undefined
    : Number.parseFloat(data.toString('latin1', at + SENT_AT.length, at + SENT_AT.length + 20));
}
