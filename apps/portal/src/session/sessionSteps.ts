import { hasEnded } from './claims.ts';
import { type Grant, InteractionRequired } from './identity.ts';
import { keepGrant, keepPerson, keepToken } from './keepAnswers.ts';
import { type SessionContext, dropToken } from './sessionContext.ts';
import type { StepName, StepOutcome } from './sessionStates.ts';
import { clearStored, isTakenOver } from './takeover.ts';

/** What one run of steps passes on. */
export interface Run {
  accessToken: string;
  /** Logged when no access token can be acquired. */
  acquireFailure: string;
  /** Whether that is logged when the user has to sign in at the provider, too. */
  logsInteraction: boolean;
}

/** A call in flight. */
interface Call {
  /** Resolves to what the answer does. That runs only if the user is still the same. */
  answer: Promise<() => StepOutcome>;
  /** Runs after the answer if the user was forgotten meanwhile. */
  onAborted?: () => void;
}

/** Does its work at once, or starts a call. */
type Step = (session: SessionContext, run: Run) => StepOutcome | Call;

function takeGrant(session: SessionContext, run: Run, grant: Grant): StepOutcome {
  run.accessToken = grant.accessToken;
  return keepGrant(session, grant);
}

/** An access token without the user's help. */
function acquireSilently(session: SessionContext, run: Run, options?: { isForced: boolean }): Call {
  const { auth, identity, log } = session;
  const fail = (error: unknown) => {
    const needsUser = error instanceof InteractionRequired;
    const message = options?.isForced ? 'The refused access token could not be renewed' : run.acquireFailure;
    if (!needsUser || options?.isForced || run.logsInteraction) log.warn(message, error);
    return needsUser ? ('interaction' as const) : ('failed' as const);
  };
  return {
    answer: identity.acquireSilently(options).then(
      (grant) => () => takeGrant(session, run, grant),
      (error: unknown) => () => fail(error),
    ),
    // The sign-in library stores its tokens itself, although the user has signed out meanwhile.
    onAborted() {
      if (auth.user === undefined && auth.status !== 'redirecting') clearStored(session);
    },
  };
}

const exchange: Step = (session, { accessToken }) => ({
  answer: session.api.userauth.authenticateOauth({ accessToken }).then((answer) => () => {
    if (answer.ok) return keepToken(session, answer.data.token);
    session.log.warn('The exchange of the access token failed', answer);
    if (answer.status === 401) return 'refused';
    return answer.status === 403 ? 'forbidden' : 'failed';
  }),
});

const resolve: Step = (session) => {
  const { api, auth } = session;
  if (!auth.user) return 'failed';
  const { user_id: id, sub } = auth.user;
  const calls = Promise.all([api.user.getUser({ id }), api.user.getUserRoles({ sub })]);
  return {
    answer: calls.then(
      ([person, roles]) =>
        () =>
          keepPerson(session, person, roles),
    ),
  };
};

/** The steps by name; `sessionStates.ts` says which follows on which. */
export const steps: Record<StepName, Step> = {
  finishRedirect: (session, run) => ({
    answer: session.identity.finishRedirect().then(
      (grant) => () => {
        if (!grant) return 'none';
        // Another user may have signed in: the stored session is not continued.
        dropToken(session);
        return takeGrant(session, run, grant);
      },
      (error: unknown) => () => {
        if (error instanceof InteractionRequired) return 'interaction';
        session.log.warn(run.acquireFailure, error);
        return 'failed';
      },
    ),
  }),
  findAccessToken(session, run) {
    const { auth, keys, clock } = session;
    if (isTakenOver(session)) return 'takenOver';
    // Not the copy of this tab: it survives a logout in another tab.
    const cached = keys.readLocal('access-token');
    if (cached === undefined || hasEnded(cached, clock.now())) return 'none';
    run.accessToken = cached;
    auth.accessToken = cached;
    return 'done';
  },
  findAccount: ({ keys }) => (keys.readLocal('UserDetails') === undefined ? 'none' : 'done'),
  acquire: (session, run) => acquireSilently(session, run),
  findSession(session) {
    const { keys, clock } = session;
    const stored = keys.readLocal('jwt-token');
    if (stored === undefined || hasEnded(stored, clock.now())) return 'none';
    const outcome = keepToken(session, stored);
    return outcome === 'failed' ? 'none' : outcome;
  },
  resolveStored: resolve,
  dropSession(session) {
    dropToken(session);
    session.auth.user = undefined;
    return 'done';
  },
  exchange,
  reacquire: (session, run) => acquireSilently(session, run, { isForced: true }),
  exchangeAgain: exchange,
  resolve,
};
