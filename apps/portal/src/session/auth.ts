import { proxy } from 'valtio';
import type { Claims } from './claims.ts';

/**
 * The status of the session.
 * - `starting` the loader · `failed` the loader with "Try again" [S-07]
 * - `signedOut` the sign-in page · `redirecting` being redirected to the provider's sign-in · `leaving` to its logout
 * - `signedIn` user and role are known · `unauthorized` the exchange was refused [S-07]
 */
export type AuthStatus = 'starting' | 'failed' | 'signedOut' | 'redirecting' | 'leaving' | 'signedIn' | 'unauthorized';

/**
 * What went wrong during sign-in or logout.
 * - `notStarted` the provider could not be reached · `notCompleted` its answer could not be read or stored
 * - `notKept` the browser forbids storage, which the sign-in needs
 * - `leftOpen` signed out here, but the session of the provider could not be ended
 */
export type Problem = 'notStarted' | 'notCompleted' | 'notKept' | 'leftOpen';

/** State of the user [S-11]. Only the session changes it. */
export interface Auth {
  status: AuthStatus;
  /** The problem that the sign-in page shows. */
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
  /** Id of the location of that role record. */
  homeLocationId: string | undefined;
  /** The language that the user chose on any device, ISO 639-1. */
  language: string | undefined;
}

/** The state before it is known whether a user is signed in. */
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
    language: undefined,
  });
}
