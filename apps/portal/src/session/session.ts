import type { Result } from '@instore/api';
import { type AccessToken, acquireDirectoryToken } from './accessToken.ts';
import { exchangeAccessToken } from './exchange.ts';
import { followLogout, logOut, restorePage } from './logout.ts';
import { openSession } from './opening.ts';
import { enterPin, lockTablet } from './onTablet.ts';
import { redirectToProvider } from './redirect.ts';
import { renewSession } from './renewal.ts';
import type { PageSession, SessionPorts } from './pageSession.ts';

/** The actions of a session. None of them throws: `auth.status` shows the outcome. */
export interface Session {
  /** Determines the signed-in user: from a redirect, a cached token, or a silently acquired one [S-03…S-07]. Once at a time. */
  start(): Promise<void>;
  /** The button of the sign-in page [S-02]. */
  signIn(): Promise<void>;
  /** A new session token after a 401, or null if there is none now [S-10]. Once at a time. */
  renew(): Promise<string | null>;
  /** Ends the session here, at the provider and in every other tab [S-09, S-10]. */
  logout(): Promise<void>;
  /** Locks the tablet; the store keeps the page for the same person [D-03]. */
  lock(page?: string): Promise<void>;
  /** Exchanges a PIN for a session; then `start` opens it [D-02]. */
  enterPin(person: { userId: string; pin: string }): Promise<Result<{ token: string; page: string | null }>>;
  /** The session belongs to the tablet that was enrolled just now. */
  joinTablet(): Promise<void>;
  /** An access token for the directory service alone, or why there is none. */
  directoryToken(): Promise<AccessToken>;
  /** Another tab has signed out. */
  follow(): void;
  /** The browser shows the page again from its back/forward cache. */
  restore(): void;
}

/** Creates the session of one page. `sessionStates.ts` has its statuses. */
export function createSession(ports: SessionPorts): Session {
  const session: PageSession = { ...ports, accountId: undefined, work: new AbortController() };
  let starting: Promise<void> | undefined;
  let renewing: Promise<string | null> | undefined;
  return {
    start() {
      starting ??= openSession(session).finally(() => (starting = undefined));
      return starting;
    },
    async signIn() {
      if (session.auth.status === 'redirecting') return;
      // Devices are shared, and a logout without a network leaves the session of the provider open.
      await redirectToProvider(session, { isProven: true });
    },
    renew() {
      renewing ??= renewSession(session).finally(() => (renewing = undefined));
      return renewing;
    },
    logout: () => logOut(session),
    lock: (page) => lockTablet(session, page),
    enterPin: (person) => enterPin(session, person),
    async joinTablet() {
      const { accessToken } = session.auth;
      if (accessToken !== undefined) await exchangeAccessToken(session, accessToken);
    },
    directoryToken: () => acquireDirectoryToken(session),
    follow: () => followLogout(session),
    restore: () => restorePage(session),
  };
}
