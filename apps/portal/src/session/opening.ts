import { type AccessToken, acquireAccessToken, cachedAccessToken, redirectedAccessToken } from './accessToken.ts';
import { hasEnded } from './claims.ts';
import { exchangeAccessToken, resolvePerson } from './exchange.ts';
import { type Kept, keepToken } from './keepAnswers.ts';
import { redirectToProvider } from './redirect.ts';
import { endLapsed } from './renewal.ts';
import { isPinSession, renewByTablet, sealSession, storedOnTablet } from './onTablet.ts';
import { type PageSession, dropToken, sendEvent } from './pageSession.ts';
import { latestAccountId, leaveToOtherAccount } from './takeover.ts';

/** Determines the signed-in user: from a redirect that ends now, a cached token, or a silently acquired one [S-03…S-07]. */
export async function openSession(session: PageSession): Promise<void> {
  const { auth, identity, keys } = session;
  sendEvent(session, 'start');
  auth.user = undefined;
  session.accountId = latestAccountId(session);
  const isReturning = keys.readLocal('redirect') !== undefined || identity.isReturning();
  keys.removeLocal('redirect');
  // A stored session is kept before the first wait, so that its area can be read ahead.
  let found: AccessToken = isReturning ? await redirectedAccessToken(session) : 'none';
  if (found === 'none' && mayBeOfTablet(session)) {
    await session.tablet.ready();
    const isOnTablet = storedOnTablet(session) !== undefined;
    // The page was closed, or left for the provider, while the person was signed in. It is opened later, perhaps by
    // another person.
    if (session.tablet.isEnrolled() ? session.tablet.isIdle() : isOnTablet) return endLocked(session);
    if (!isReturning && isOnTablet && isPinSession(session)) return openByPin(session);
  }
  if (found === 'none') found = cachedAccessToken(session);
  if (found === 'none' && keys.readLocal('UserDetails') !== undefined) {
    found = await acquireAccessToken(session, {
      failure: 'The access token could not be acquired',
      logsInteraction: false,
    });
  }
  switch (found) {
    case 'aborted':
      return undefined;
    case 'takenOver':
      return leaveToOtherAccount(session);
    case 'none':
      await session.tablet.ready();
      return endWithoutToken(session, false);
    case 'failed':
      await session.tablet.ready();
      return endWithoutToken(session, isReturning);
    case 'interaction':
      await redirectToProvider(session, { isProven: false });
      return endWithoutToken(session, isReturning);
    default:
      if (isReturning) await touchTablet(session);
      return openWith(session, found.accessToken);
  }
}

/**
 * Whether the stored keys may belong to a tablet: a session that names it, or the keys of a sign-in whose exchange
 * failed.
 */
const mayBeOfTablet = (session: PageSession): boolean =>
  storedOnTablet(session) !== undefined ||
  (session.keys.readLocal('jwt-token') === undefined &&
    (session.keys.readLocal('access-token') ?? session.keys.readLocal('UserDetails')) !== undefined);

/** A person who comes from the provider uses the tablet: they may try again until it locks. */
async function touchTablet({ tablet }: PageSession): Promise<void> {
  await tablet.ready();
  tablet.touch();
}

/** Continues the stored session, or exchanges the access token for a new one. */
async function openWith(session: PageSession, accessToken: string): Promise<void> {
  const stored = session.keys.readLocal('jwt-token') ?? '';
  const isOnTablet = storedOnTablet(session) !== undefined;
  const [continued] = await Promise.all([continueStored(session), session.tablet.ready()]);
  // The store has ended this session, by a lock or a removal of the tablet: the access token must not begin another.
  if (continued === 'refused' && isOnTablet && !hasEnded(stored, session.clock.now())) return endLocked(session);
  // A session from before the enrolment does not belong to the tablet: the exchange gives one that does.
  const isBefore = continued === 'done' && session.tablet.isEnrolled() && session.auth.user?.device === undefined;
  if (continued !== 'refused' && !isBefore) return endResolved(session, continued);

  dropToken(session);
  session.auth.user = undefined;
  const exchanged = await exchangeAccessToken(session, accessToken);
  if (exchanged === 'interaction') return endLapsed(session);
  if (exchanged === 'notReacquired') return sendEvent(session, 'refused');
  return endResolved(session, exchanged === 'done' ? await resolvePerson(session) : exchanged);
}

/** Resolves the user of the stored session token; `refused` also if there is no valid one. */
async function continueStored(session: PageSession): Promise<Kept | 'aborted'> {
  const { keys, clock } = session;
  const stored = keys.readLocal('jwt-token');
  if (stored === undefined || hasEnded(stored, clock.now())) return 'refused';
  const kept = keepToken(session, stored);
  if (kept === 'failed') return 'refused';
  return kept === 'takenOver' ? 'takenOver' : resolvePerson(session);
}

/** Continues the stored session of a PIN, or renews it by the key of the tablet. */
async function openByPin(session: PageSession): Promise<void> {
  const stored = session.keys.readLocal('jwt-token') ?? '';
  const continued = await continueStored(session);
  if (continued !== 'refused') return endResolved(session, continued);
  const renewed = await renewByTablet(session, stored);
  if (renewed === 'refused') return endLocked(session);
  return endResolved(session, renewed === 'done' ? await resolvePerson(session) : renewed);
}

/** Shows the lock screen. This page has read nothing of the person yet. */
async function endLocked(session: PageSession): Promise<void> {
  await sealSession(session);
  session.keys.clear();
  session.auth.user = session.auth.token = undefined;
  session.tabs.announceLogout();
  sendEvent(session, 'noToken');
}

function endResolved(session: PageSession, outcome: Kept | 'aborted'): void {
  switch (outcome) {
    case 'done':
      return sendEvent(session, 'opened');
    case 'refused':
      return sendEvent(session, 'refused');
    case 'failed':
      return sendEvent(session, 'failed');
    case 'takenOver':
      return leaveToOtherAccount(session);
    case 'aborted':
      return undefined;
  }
}

/** Shows the sign-in page, unless the browser is being redirected to the provider. */
function endWithoutToken(session: PageSession, isRedirectFailed: boolean): void | Promise<void> {
  // A full sign-in that was not completed: the lock screen ends the session before it.
  if (storedOnTablet(session) !== undefined && session.tablet.isEnrolled()) return endLocked(session);
  if (isRedirectFailed) session.auth.problem = 'notCompleted';
  if (!session.canKeep) session.auth.problem = 'notKept';
  sendEvent(session, 'noToken');
}
