import { redirectToProvider } from './redirect.ts';
import { endLapsed } from './renewal.ts';
import { runSteps } from './runSteps.ts';
import { type SessionContext, sendEvent } from './sessionContext.ts';
import { opening } from './sessionStates.ts';
import { leaveToOtherAccount, latestAccountId } from './takeover.ts';

/** Determines the signed-in user: from a redirect that ends now, a cached token, or a silently acquired one [S-03…S-07]. */
export async function openSession(session: SessionContext): Promise<void> {
  const { auth, identity, keys } = session;
  sendEvent(session, 'start');
  auth.user = undefined;
  session.accountId = latestAccountId(session);
  const isReturning = keys.readLocal('redirect') !== undefined || identity.isReturning();
  keys.removeLocal('redirect');
  const run = {
    accessToken: '',
    acquireFailure: 'The access token could not be acquired',
    logsInteraction: false,
  };
  const end = await runSteps(session, opening, isReturning ? 'finishRedirect' : 'findAccessToken', run);
  switch (end) {
    case 'opened':
      return sendEvent(session, 'opened');
    case 'failed':
      return sendEvent(session, 'failed');
    case 'unauthorized':
      return sendEvent(session, 'refused');
    case 'lapsed':
      return endLapsed(session);
    case 'takenOver':
      return leaveToOtherAccount(session);
    case 'aborted':
      return undefined;
    case 'redirect':
      await redirectToProvider(session, { isProven: false });
      return endWithoutToken(session, isReturning);
    case 'noToken':
      return endWithoutToken(session, isReturning);
    case 'noAccount':
      return endWithoutToken(session, false);
  }
}

/** Shows the sign-in page, unless the browser is being redirected to the provider. */
function endWithoutToken(session: SessionContext, isRedirectFailed: boolean): void {
  if (isRedirectFailed) session.auth.problem = 'notCompleted';
  if (!session.canKeep) session.auth.problem = 'notKept';
  sendEvent(session, 'noToken');
}
