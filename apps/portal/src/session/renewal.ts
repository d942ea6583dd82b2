import { runSteps } from './runSteps.ts';
import { type SessionContext, dropToken, sendEvent } from './sessionContext.ts';
import { renewal } from './sessionStates.ts';
import { leaveToOtherAccount, isTakenOver } from './takeover.ts';

/** Renews the session token after a 401 [S-10]. The token, or null if there is none now. */
export async function renewSession(session: SessionContext): Promise<string | null> {
  // While the session is being opened, its own steps handle a 401.
  if (session.auth.status !== 'signedIn') return null;
  const run = { accessToken: '', acquireFailure: 'The session could not be renewed', logsInteraction: true };
  const end = await runSteps(session, renewal, 'findAccessToken', run);
  if (end === 'renewed') return session.auth.token ?? null;
  if (end === 'lapsed') endLapsed(session);
  else if (end === 'unauthorized') endRefused(session);
  else if (end === 'takenOver') leaveToOtherAccount(session);
  return null;
}

/** The user has to sign in again. What they were doing (the cart, the screen) is kept until then. */
export function endLapsed(session: SessionContext): void {
  if (isTakenOver(session)) {
    leaveToOtherAccount(session);
    return;
  }
  dropToken(session);
  session.keys.removeLocal('access-token');
  session.keys.removeSession('access-token');
  sendEvent(session, 'lapsed');
}

/** The exchange refuses the user: the unauthorized screen follows [S-07]. */
function endRefused(session: SessionContext): void {
  if (isTakenOver(session)) {
    leaveToOtherAccount(session);
    return;
  }
  dropToken(session);
  sendEvent(session, 'refused');
}
