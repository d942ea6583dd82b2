import { payloadOf } from '@instore/api';

/** The claims of the session token that the portal reads [S-06]. */
export interface Claims {
  /** Id of the user at the identity provider; the role call needs it. */
  sub: string;
  /** Id of the user at the store; all other calls need it. */
  user_id: string;
  name: string;
  /** How the person signed in on a tablet; undefined elsewhere. */
  method?: 'full' | 'pin' | undefined;
  /** The tablet to which the session belongs. */
  device?: string | undefined;
  /** Seconds since 1970. */
  exp: number;
}

/**
 * Reads the claims of a session token. It does not verify the token; the server does on each call.
 * `undefined` for anything that is not a session token.
 */
export function readClaims(token: string): Claims | undefined {
  const { sub, user_id, name, exp, amr, device } = payloadOf(token) ?? {};
  if (typeof sub !== 'string' || typeof user_id !== 'string' || typeof exp !== 'number') return undefined;
  const claims = { sub, user_id, name: typeof name === 'string' ? name : '', exp };
  if (typeof device !== 'string' || !Array.isArray(amr)) return claims;
  return { ...claims, device, method: amr.includes('pin') ? 'pin' : 'full' };
}

/** Whether a token has expired. A token without an expiry counts as valid. `now` in milliseconds since 1970. */
export function hasEnded(token: string, now: number): boolean {
  const exp = payloadOf(token)?.exp;
  return typeof exp === 'number' && exp * 1000 <= now;
}
