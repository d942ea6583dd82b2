import { hasEnded } from './claims.ts';
import { type Grant, InteractionRequired } from './identity.ts';
import { keepGrant } from './keepAnswers.ts';
import { type PageSession, dropToken } from './pageSession.ts';
import { clearStored, isOtherAccount, isTakenOver } from './takeover.ts';
import { untilForgotten } from './untilForgotten.ts';

/**
 * An access token of the corporate sign-in, or why there is none.
 * - `none` there is nothing to use, e.g. only an expired token · `interaction` only a sign-in at the provider helps
 * - `takenOver` another account has signed in in this browser · `aborted` the user was forgotten meanwhile
 */
export type AccessToken = { accessToken: string } | 'none' | 'interaction' | 'failed' | 'takenOver' | 'aborted';

/** The stored access token, if it is valid [S-03]. */
export function cachedAccessToken(session: PageSession): AccessToken {
  const { auth, keys, clock } = session;
  if (isTakenOver(session)) return 'takenOver';
  // Not the copy of this tab: it survives a logout in another tab.
  const cached = keys.readLocal('access-token');
  if (cached === undefined || hasEnded(cached, clock.now())) return 'none';
  auth.accessToken = cached;
  return { accessToken: cached };
}

/** The access token of a redirect that ends with this page load. */
export async function redirectedAccessToken(session: PageSession): Promise<AccessToken> {
  const answer = await untilForgotten(session, settled(session.identity.finishRedirect()));
  if (answer === 'aborted') return 'aborted';
  if ('error' in answer) {
    if (answer.error instanceof InteractionRequired) return 'interaction';
    session.log.warn('The access token could not be acquired', answer.error);
    return 'failed';
  }
  if (!answer.value) return 'none';
  // Another user may have signed in: the stored session is not continued.
  dropToken(session);
  return takeGrant(session, answer.value);
}

/**
 * An access token without the user's help.
 * @param options.isForced replaces an access token that the store has refused
 * @param options.failure is logged when there is none
 * @param options.logsInteraction whether it is also logged when the user has to sign in at the provider
 */
export async function acquireAccessToken(
  session: PageSession,
  options: { isForced?: boolean; failure: string; logsInteraction: boolean },
): Promise<AccessToken> {
  const { identity, log } = session;
  const asked = settled(identity.acquireSilently(options.isForced ? { isForced: true } : undefined));
  const answer = await untilForgotten(session, asked);
  if (answer === 'aborted') {
    clearAfter(session, asked);
    return 'aborted';
  }
  if ('value' in answer) return takeGrant(session, answer.value);
  const needsUser = answer.error instanceof InteractionRequired;
  if (!needsUser || options.logsInteraction) log.warn(options.failure, answer.error);
  return needsUser ? 'interaction' : 'failed';
}

/**
 * An access token for the directory service alone, without the user's help. It is not stored: only the photo needs it.
 * Without consent there is none, and no sign-in is asked for.
 */
export async function acquireDirectoryToken(session: PageSession): Promise<AccessToken> {
  const asked = settled(session.identity.acquireForDirectory());
  const answer = await untilForgotten(session, asked);
  if (answer === 'aborted') {
    clearAfter(session, asked);
    return 'aborted';
  }
  if ('error' in answer) {
    session.log.warn('There is no access token for the directory service', answer.error);
    return answer.error instanceof InteractionRequired ? 'interaction' : 'failed';
  }
  const { accessToken, account } = answer.value;
  return isTakenOver(session) || isOtherAccount(session, account['homeAccountId']) ? 'takenOver' : { accessToken };
}

/** The sign-in library stores its tokens itself, although the user has signed out meanwhile. */
function clearAfter(session: PageSession, asked: Promise<unknown>): void {
  void asked.then(() => {
    if (session.auth.user === undefined && session.auth.status !== 'redirecting') clearStored(session);
  });
}

function takeGrant(session: PageSession, grant: Grant): AccessToken {
  return keepGrant(session, grant) === 'takenOver' ? 'takenOver' : { accessToken: grant.accessToken };
}

const settled = <T>(answer: Promise<T>): Promise<{ value: T } | { error: unknown }> =>
  answer.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
