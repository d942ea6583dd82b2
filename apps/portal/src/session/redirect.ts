import { type PageSession, sendEvent } from './pageSession.ts';

/**
 * Leaves the page for the sign-in of the provider [S-02, S-04].
 * @param options.isProven the user signs in there again, even if an account is signed in there
 */
export async function redirectToProvider(session: PageSession, options: { isProven: boolean }): Promise<void> {
  const { auth, identity, keys, log, canKeep } = session;
  if (!canKeep) {
    auth.problem = 'notKept';
    sendEvent(session, 'noToken');
    return;
  }
  sendEvent(session, 'redirect');
  auth.problem = undefined;
  try {
    keys.writeLocal('msalConfig', JSON.stringify(await identity.configuration()));
    keys.writeLocal('redirect', 'true');
    await identity.signIn(options);
  } catch (error) {
    log.warn('The sign-in could not be started', error);
    keys.removeLocal('redirect');
    auth.problem = 'notStarted';
    sendEvent(session, 'redirectFailed');
  }
}
