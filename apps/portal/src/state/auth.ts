import { proxy } from 'valtio';
import type { Claims } from '../session/claims.ts';

/**
 * Where the session stands.
 * - `starting` the loader · `failed` the loader with "Try again" [S-07]
 * - `signedOut` the sign-in page · `redirecting` on the way to the provider's sign-in · `leaving` to its logout
 * - `signedIn` user and role are known · `unauthorized` the exchange was refused [S-07]
 */
export type AuthStatus = 'starting' | 'failed' | 'signedOut' | 'redirecting' | 'leaving' | 'signedIn' | 'unauthorized';

/** Facts about who is here [S-11]. Only `session/session.ts` changes them. */
export interface Auth {
  status: AuthStatus;
  /** The decoded session token. */
  user: Claims | undefined;
  /** The session token. */
  token: string | undefined;
  /** The access token of the corporate sign-in, for the directory service alone. */
  accessToken: string | undefined;
  /** From the first role record; '' for a person without any. */
  role: string;
  /** Where that role holds: id of the location. */
  homeLocationId: string | undefined;
}

/** Nobody yet. */
export function createAuth(): Auth {
  return proxy<Auth>({
    status: 'starting',
    user: undefined,
    token: undefined,
    accessToken: undefined,
    role: '',
    homeLocationId: undefined,
  });
}
