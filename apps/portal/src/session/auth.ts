import { proxy } from 'valtio';
import type { Claims } from './claims.ts';

/**
 * Where the session stands.
 * - `starting` the loader · `failed` the loader with "Try again" [S-07]
 * - `signedOut` the sign-in page · `redirecting` on the way to the provider's sign-in · `leaving` to its logout
 * - `signedIn` user and role are known · `unauthorized` the exchange was refused [S-07]
 */
export type AuthStatus = 'starting' | 'failed' | 'signedOut' | 'redirecting' | 'leaving' | 'signedIn' | 'unauthorized';

/**
 * What went wrong on the way in or out.
 * - `notStarted` the provider could not be reached · `notCompleted` its answer could not be read or kept
 * - `notKept` the browser forbids storage, without which nobody comes back from the provider signed in
 * - `leftOpen` signed out here, but the provider could not be told
 */
export type Problem = 'notStarted' | 'notCompleted' | 'notKept' | 'leftOpen';

/** Facts about who is here [S-11]. Only `session/session.ts` changes them. */
export interface Auth {
  status: AuthStatus;
  /** What the sign-in page tells. */
  problem: Problem | undefined;
  /** The decoded session token. */
  user: Claims | undefined;
  /** The session token. */
  token: string | undefined;
  /** The access token of the corporate sign-in, for the directory service alone. */
  accessToken: string | undefined;
  /** The stored `user-name`; '' for a person without a name [H-03]. */
  name: string;
  /** The stored `user-role`, from the first role record; '' for a person without one. */
  role: string;
  /** Where that role holds: id of the location. */
  homeLocationId: string | undefined;
}

/** Nobody yet. */
export function createAuth(): Auth {
  return proxy<Auth>({
    status: 'starting',
    problem: undefined,
    user: undefined,
    token: undefined,
    accessToken: undefined,
    name: '',
    role: '',
    homeLocationId: undefined,
  });
}
