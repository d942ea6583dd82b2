import { readClaims } from './claims.ts';
import { isPinSession, lockTablet } from './onTablet.ts';
import { type PageSession, forgetUser, sendEvent } from './pageSession.ts';
import { clearStored, isTakenOver, leavePage, leaveToOtherAccount } from './takeover.ts';

/** How long the provider may take to end its session before this browser forgets the user without it, ms [S-10]. */
const FORGET_WITHIN_MS = 2_000;

/** Ends the session here, at the provider and in every other tab [S-09, S-10]. */
export async function logOut(session: PageSession): Promise<void> {
  const { auth, identity, log, after } = session;
  if (auth.status === 'leaving') return;
  endCalls(session);
  // There is no session of the provider to end.
  if (isPinSession(session)) {
    await lockTablet(session, undefined, true);
    return;
  }
  sendEvent(session, 'logout');
  let isForgotten = false;
  let isWithoutProvider = false;
  const forget = () => {
    if (isForgotten) return;
    isForgotten = true;
    session.keys.clear();
    forgetUser(session);
    session.tabs.announceLogout();
  };
  /** Signs out here although the provider does not answer; the sign-in page shows that its session is still open. */
  const leaveWithoutProvider = () => {
    if (isWithoutProvider) return;
    isWithoutProvider = true;
    forget();
    auth.problem = 'leftOpen';
    sendEvent(session, 'forgotten');
    session.goHome();
  };
  const stopWaiting = after(FORGET_WITHIN_MS, leaveWithoutProvider);
  try {
    await identity.signOut(() => {
      // Another user may be signing in by now: do not leave the page.
      if (isWithoutProvider) throw new Error('The logout took too long');
      stopWaiting();
      forget();
    });
  } catch (error) {
    stopWaiting();
    log.warn('The corporate session could not be ended', error);
    leaveWithoutProvider();
  }
}

/** The store no longer calls the person on this device; a lock keeps that [N-09]. */
function endCalls({ api, keys }: PageSession): void {
  const pushDeviceId = keys.readLocal('push-device');
  if (pushDeviceId !== undefined) void api.notification.removePushDevice({ pushDeviceId });
}

/** Another tab has signed out: this one follows. */
export function followLogout(session: PageSession): void {
  const { auth } = session;
  if (auth.status === 'leaving') return;
  if (auth.user === undefined && auth.status !== 'starting') return;
  clearStored(session);
  leavePage(session);
}

/** The browser shows the page again from its back/forward cache. */
export function restorePage(session: PageSession): void {
  const { auth, keys } = session;
  if (auth.status === 'leaving') session.goHome();
  // On a tablet another person may have entered a PIN, which leaves no account.
  const stored = readClaims(keys.readLocal('jwt-token') ?? '');
  if (auth.user && stored && stored.user_id !== auth.user.user_id) {
    leaveToOtherAccount(session);
    return;
  }
  // While the page was in the cache, another tab may have signed out, and another account in.
  const isKept = keys.readLocal('UserDetails') ?? keys.readLocal('jwt-token');
  if (auth.user && (isKept === undefined || isTakenOver(session))) followLogout(session);
  if (auth.status !== 'redirecting') return;
  keys.removeLocal('redirect');
  sendEvent(session, 'restored');
}
