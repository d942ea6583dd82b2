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

/** The steps of opening and of renewing a session; `sessionSteps.ts` has their code. */
export type StepName =
  | 'finishRedirect'
  | 'findAccessToken'
  | 'findAccount'
  | 'acquire'
  | 'findSession'
  | 'resolveStored'
  | 'dropSession'
  | 'exchange'
  | 'reacquire'
  | 'exchangeAgain'
  | 'resolve';

/**
 * The outcome of a step.
 * - `done` it worked · `none` it found nothing that can be used, e.g. only an expired token
 * - `refused` the store answered 401 · `forbidden` it answered 403
 * - `interaction` only a sign-in at the provider helps · `failed` anything else
 * - `takenOver` another account has signed in in this browser: ends everything, whatever the step
 */
export type StepOutcome = 'done' | 'none' | 'refused' | 'forbidden' | 'interaction' | 'failed' | 'takenOver';

/** Step → outcome → next step, or how it ends. */
export type StepTable<End extends string> = Partial<
  Record<StepName, Partial<Record<Exclude<StepOutcome, 'takenOver'>, StepName | { end: End }>>>
>;

export type OpeningEnd = 'opened' | 'noAccount' | 'noToken' | 'redirect' | 'lapsed' | 'unauthorized' | 'failed';

/** Opens a session [S-03…S-07], from `finishRedirect` or `findAccessToken`. */
export const opening: StepTable<OpeningEnd> = {
  finishRedirect: {
    done: 'findSession',
    none: 'findAccessToken',
    interaction: { end: 'redirect' },
    failed: { end: 'noToken' },
  },
  findAccessToken: { done: 'findSession', none: 'findAccount' },
  findAccount: { done: 'acquire', none: { end: 'noAccount' } },
  acquire: { done: 'findSession', interaction: { end: 'redirect' }, failed: { end: 'noToken' } },
  findSession: { done: 'resolveStored', none: 'dropSession' },
  resolveStored: { done: { end: 'opened' }, refused: 'dropSession', failed: { end: 'failed' } },
  dropSession: { done: 'exchange' },
  exchange: {
    done: 'resolve',
    refused: 'reacquire',
    forbidden: { end: 'unauthorized' },
    failed: { end: 'failed' },
  },
  // The access token may have been withdrawn: a new one decides whether the 401 holds.
  reacquire: { done: 'exchangeAgain', interaction: { end: 'lapsed' }, failed: { end: 'unauthorized' } },
  exchangeAgain: {
    done: 'resolve',
    refused: { end: 'unauthorized' },
    forbidden: { end: 'unauthorized' },
    failed: { end: 'failed' },
  },
  resolve: { done: { end: 'opened' }, refused: { end: 'unauthorized' }, failed: { end: 'failed' } },
};

export type RenewalEnd = 'renewed' | 'notNow' | 'lapsed' | 'unauthorized';

/** Renews the session token [S-10], from `findAccessToken`. `notNow`: the next call that gets a 401 tries again. */
export const renewal: StepTable<RenewalEnd> = {
  findAccessToken: { done: 'exchange', none: 'acquire' },
  acquire: { done: 'exchange', interaction: { end: 'lapsed' }, failed: { end: 'notNow' } },
  exchange: {
    done: { end: 'renewed' },
    refused: 'reacquire',
    forbidden: { end: 'unauthorized' },
    failed: { end: 'notNow' },
  },
  reacquire: { done: 'exchangeAgain', interaction: { end: 'lapsed' }, failed: { end: 'notNow' } },
  exchangeAgain: {
    done: { end: 'renewed' },
    refused: { end: 'unauthorized' },
    forbidden: { end: 'unauthorized' },
    failed: { end: 'notNow' },
  },
};
