import type { Grant } from './identity.ts';
import { type PageSession, forgetUser, sendEvent } from './pageSession.ts';

/** The account that signed in last in this browser, in any tab. */
export function latestAccountId({ keys }: PageSession): unknown {
  return (JSON.parse(keys.readLocal('UserDetails') ?? '{}') as Grant['account'])['homeAccountId'];
}

/** Whether an account is known to be another than that of this page. */
export function isOtherAccount({ accountId }: PageSession, id: unknown): boolean {
  return Boolean(accountId && id && id !== accountId);
}

/**
 * Whether another account has signed in in this browser since, in another tab. All tabs share the local storage, so it
 * holds the tokens of that account now.
 */
export function isTakenOver(session: PageSession): boolean {
  return isOtherAccount(session, latestAccountId(session));
}

/** Clears both storages, but not what belongs to another account. */
export function clearStored(session: PageSession): void {
  if (isTakenOver(session)) session.keys.clearSession();
  else session.keys.clear();
}

/** Forgets the user and loads a new page. */
export function leavePage(session: PageSession): void {
  forgetUser(session);
  sendEvent(session, 'forgotten');
  session.goHome();
}

/** Clears this page because another account has signed in. The tokens of that account stay in the local storage. */
export function leaveToOtherAccount(session: PageSession): void {
  session.keys.clearSession();
  leavePage(session);
}
