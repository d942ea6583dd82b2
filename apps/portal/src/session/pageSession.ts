import type { Api } from '@instore/api';
import type { Auth } from './auth.ts';
import type { Clock, Log } from './clockAndLog.ts';
import type { IdentityPort } from './identity.ts';
import { type SessionEvent, statuses } from './sessionStates.ts';
import type { TabletPort } from './tabletPort.ts';
import type { StoredKeys } from './storedKeys.ts';
import type { Tabs } from './tabs.ts';

/** What the session uses of the page. */
export interface SessionPorts {
  auth: Auth;
  /** The services that the session itself calls. */
  api: Pick<Api, 'userauth' | 'user' | 'notification'>;
  identity: IdentityPort;
  tablet: TabletPort;
  keys: StoredKeys;
  tabs: Tabs;
  clock: Pick<Clock, 'now'>;
  /** Whether the browser lets the page store anything. A sign-in needs it for the redirect to the provider and back. */
  canKeep: boolean;
  log: Log;
  /** Runs once after `ms` milliseconds. Returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
  /** Loads '/' as a new page as soon as the network allows: the memory of this page holds the data of its user. */
  goHome: () => void;
}

/** The session of one page, which its actions are given. */
export interface PageSession extends SessionPorts {
  /** The account at the provider that this page belongs to, as far as it is known. */
  accountId: unknown;
  /** Aborted when the user is forgotten: an answer that comes later is dropped [S-10]. */
  work: AbortController;
}

/** Changes the status, if the current one knows the event. */
export function sendEvent({ auth }: PageSession, event: SessionEvent): void {
  auth.status = statuses[auth.status][event] ?? auth.status;
}

/** Forgets the user of this page, and aborts their calls in flight. */
export function forgetUser(session: PageSession): void {
  const { auth } = session;
  session.work.abort();
  session.work = new AbortController();
  auth.user = auth.token = auth.accessToken = auth.homeLocationId = auth.language = undefined;
  auth.name = auth.role = '';
}

/** Drops the session token. */
export function dropToken({ auth, keys }: PageSession): void {
  auth.token = undefined;
  keys.removeLocal('jwt-token');
  keys.removeSession('jwt-token');
}
