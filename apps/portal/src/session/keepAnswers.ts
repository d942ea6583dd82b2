import { type Failure, type Result, isWithoutNetwork } from '@instore/api';
import { readClaims } from './claims.ts';
import type { Grant } from './identity.ts';
import { type PageSession, dropToken } from './pageSession.ts';
import { isOtherAccount, isTakenOver } from './takeover.ts';

/**
 * What became of an answer.
 * - `done` it is kept · `refused` the store answered 401 · `failed` anything else
 * - `takenOver` another account has signed in in this browser: nothing is kept
 */
export type Kept = 'done' | 'refused' | 'failed' | 'takenOver';

type Person = { id: string; name?: unknown; language?: string };
type Role = { role: string; locationId: string };

/** Keeps what the provider granted. Nothing is written if another account has taken over. */
export function keepGrant(session: PageSession, { accessToken, account }: Grant): 'done' | 'takenOver' {
  const { auth, keys } = session;
  const { homeAccountId } = account;
  const isOther = isOtherAccount(session, homeAccountId);
  if (isTakenOver(session) || (auth.user && isOther)) return 'takenOver';
  if (isOther) dropToken(session);
  session.accountId = homeAccountId;
  keys.writeLocal('access-token', accessToken);
  keys.writeLocal('UserDetails', JSON.stringify(account));
  auth.accessToken = accessToken;
  return 'done';
}

/** Keeps a session token. `failed` if it is none; nothing is written if it is another user's or another account's. */
export function keepToken(session: PageSession, token: string): Exclude<Kept, 'refused'> {
  const { auth, keys } = session;
  const { user } = auth;
  const claims = readClaims(token);
  if (!claims) return 'failed';
  const isOther = user && (user.sub !== claims.sub || user.user_id !== claims.user_id);
  if (isTakenOver(session) || isOther) return 'takenOver';
  // The last user's location and rejected requests are not for the next user of this tab.
  if ((keys.readSession('user-Id') ?? claims.user_id) !== claims.user_id) keys.clearSession();
  auth.token = token;
  auth.user = claims;
  keys.writeSession('access-token', auth.accessToken ?? '');
  keys.writeLocal('jwt-token', token);
  keys.writeSession('jwt-token', token);
  return 'done';
}

/**
 * Without network, takes name and role that were read last for this user, so that a reload shows the page again [W-13].
 * The server checks the role in every call. False if none are stored.
 */
function recallPerson({ auth, keys }: PageSession): boolean {
  const role = keys.readLocal('user-role');
  if (!role || auth.user === undefined || keys.readLocal('user-Id') !== auth.user.user_id) return false;
  auth.name = keys.readLocal('user-name') ?? '';
  auth.role = role;
  return true;
}

/** Keeps name and role of the user [S-06]. Nothing is written if another account has taken over. */
export function keepPerson(session: PageSession, person: Result<Person>, roles: Result<readonly Role[]>): Kept {
  const { auth, keys, log } = session;
  if (!person.ok || !roles.ok) {
    const failures = [person, roles].filter((answer): answer is Failure => !answer.ok);
    log.warn('The person could not be read', failures);
    if (failures.every(({ kind }) => isWithoutNetwork(kind)) && recallPerson(session)) return 'done';
    return failures.some(({ status }) => status === 401) ? 'refused' : 'failed';
  }
  if (isTakenOver(session)) return 'takenOver';
  const [first] = roles.data;
  const { id, name, language } = person.data;
  auth.name = typeof name === 'string' ? name : '';
  auth.role = first?.role ?? '';
  auth.homeLocationId = first?.locationId;
  auth.language = language;
  for (const [key, value] of [
    ['user-name', auth.name],
    ['user-role', auth.role],
    ['user-Id', id],
  ] as const) {
    keys.writeLocal(key, value);
    keys.writeSession(key, value);
  }
  return 'done';
}
