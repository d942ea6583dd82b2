import { acquireAccessToken, cachedAccessToken } from './accessToken.ts';
import { exchangeAccessToken } from './exchange.ts';
import { hasEnded } from './claims.ts';
import { isPinSession, lockHere, renewByTablet } from './onTablet.ts';
import { type PageSession, dropToken, sendEvent } from './pageSession.ts';
import { leaveToOtherAccount, isTakenOver } from './takeover.ts';

/** Renews the session token after a 401 [S-10]. The token, or null if there is none now: the next 401 tries again. */
export async function renewSession(session: PageSession): Promise<string | null> {
  // While the session is being opened, `openSession` handles a 401.
  if (session.auth.status !== 'signedIn') return null;
  switch (await renewToken(session)) {
    case 'done':
      return session.auth.token ?? null;
    case 'interaction':
      endLapsed(session);
      break;
    case 'refused':
      endRefused(session);
      break;
    case 'takenOver':
      leaveToOtherAccount(session);
      break;
    default:
  }
  return null;
}

async function renewToken(session: PageSession) {
  const { auth, clock } = session;
  if (auth.token !== undefined && isPinSession(session)) return renewByTablet(session, auth.token);
  // The store has ended it: an admin has locked the tablet, or another person has signed in.
  if (auth.user?.device !== undefined && auth.token !== undefined && !hasEnded(auth.token, clock.now()))
    return 'refused';
  let found = cachedAccessToken(session);
  if (found === 'none') {
    found = await acquireAccessToken(session, { failure: 'The session could not be renewed', logsInteraction: true });
  }
  return typeof found === 'string' ? found : exchangeAccessToken(session, found.accessToken);
}

/** The user has to sign in again. What they were doing (the cart, the screen) is kept until then. */
export function endLapsed(session: PageSession): void {
  if (isTakenOver(session)) {
    leaveToOtherAccount(session);
    return;
  }
  // The next person must not find the page of this one.
  if (session.tablet.isEnrolled()) {
    lockHere(session);
    return;
  }
  dropToken(session);
  session.keys.removeLocal('access-token');
  session.keys.removeSession('access-token');
  sendEvent(session, 'lapsed');
}

/** The exchange refuses the user: the unauthorized screen follows [S-07]. */
function endRefused(session: PageSession): void {
  if (isTakenOver(session)) {
    leaveToOtherAccount(session);
    return;
  }
  if (session.auth.user?.device !== undefined) {
    lockHere(session);
    return;
  }
  dropToken(session);
  sendEvent(session, 'refused');
}
