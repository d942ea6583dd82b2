/** What the portal reads of its own session token [S-06]. */
export interface Claims {
  /** The person at the identity provider; the key of the role call. */
  sub: string;
  /** The person at the store; the key of every other call. */
  user_id: string;
  name: string;
  /** Seconds since 1970. */
  exp: number;
}

function payloadOf(token: string): Record<string, unknown> | undefined {
  try {
    const part = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.codePointAt(0) ?? 0);
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the claims of a session token without verifying it: the server does that on each call.
 * `undefined` for anything that is no such token.
 */
export function readClaims(token: string): Claims | undefined {
  const { sub, user_id, name, exp } = payloadOf(token) ?? {};
  if (typeof sub !== 'string' || typeof user_id !== 'string' || typeof exp !== 'number') return undefined;
  return { sub, user_id, name: typeof name === 'string' ? name : '', exp };
}

/** Whether a token says that it has ended. Opaque tokens say nothing and count as alive. `now` in milliseconds. */
export function hasEnded(token: string, now: number): boolean {
  const exp = payloadOf(token)?.exp;
  return typeof exp === 'number' && exp * 1000 <= now;
}
