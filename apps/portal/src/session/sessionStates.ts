import type { AuthStatus } from './auth.ts';

/** What can happen to the status of a session. */
export type SessionEvent =
  | 'start'
  | 'redirect'
  | 'redirectFailed'
  | 'restored'
  | 'noToken'
  | 'opened'
  | 'lapsed'
  | 'refused'
  | 'failed'
  | 'logout'
  | 'forgotten';

/** status → event → next status. An event that is not listed for a status changes nothing. */
export const statuses: Record<AuthStatus, Partial<Record<SessionEvent, AuthStatus>>> = {
  starting: {
    noToken: 'signedOut',
    redirect: 'redirecting',
    opened: 'signedIn',
    lapsed: 'signedOut',
    refused: 'unauthorized',
    failed: 'failed',
    logout: 'leaving',
    forgotten: 'signedOut',
  },
  failed: { start: 'starting', redirect: 'redirecting', logout: 'leaving', forgotten: 'signedOut' },
  signedOut: { start: 'starting', redirect: 'redirecting', logout: 'leaving' },
  redirecting: { start: 'starting', redirectFailed: 'signedOut', restored: 'signedOut', logout: 'leaving' },
  signedIn: {
    start: 'starting',
    redirect: 'redirecting',
    lapsed: 'signedOut',
    refused: 'unauthorized',
    logout: 'leaving',
    forgotten: 'signedOut',
  },
  unauthorized: { start: 'starting', redirect: 'redirecting', logout: 'leaving', forgotten: 'signedOut' },
  leaving: { forgotten: 'signedOut' },
};
