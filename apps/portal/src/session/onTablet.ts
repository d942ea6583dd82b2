import { type Failure, type Result, isWithoutNetwork } from '@instore/api';
import { type Claims, readClaims } from './claims.ts';
import { keepToken, type Kept } from './keepAnswers.ts';
import { forgetUser, sendEvent, type PageSession } from './pageSession.ts';
import { untilForgotten } from './untilForgotten.ts';

/** How long the store may take to keep the open page before the tablet locks without it, ms. */
const LOCK_WITHIN_MS = 1_000;

/** The claims of the stored session, if it belongs to a tablet. */
export function storedOnTablet({ keys }: PageSession): Claims | undefined {
  const claims = readClaims(keys.readLocal('jwt-token') ?? '');
  return claims?.device === undefined ? undefined : claims;
}

/** Whether the present session is one of a PIN. */
export const isPinSession = ({ auth, keys }: PageSession): boolean =>
  readClaims(auth.token ?? keys.readLocal('jwt-token') ?? '')?.method === 'pin';

/** Forgets the person on this tablet, in every tab: the lock screen follows [D-03]. */
export function lockHere(session: PageSession): void {
  session.keys.clear();
  forgetUser(session);
  session.tabs.announceLogout();
  sendEvent(session, 'forgotten');
  session.goHome();
}

/**
 * Locks the tablet. The screen of the person is gone at once; the store ends the session, and keeps the open page for
 * the same person. Without network the tablet locks, too: its lock screen ends the session later.
 *
 * @param isEnd the person has signed out, and does not return without network
 */
export async function lockTablet(session: PageSession, page: string | undefined, isEnd = false): Promise<void> {
  const { auth, api, after } = session;
  if (auth.status === 'failed') return lockHere(session);
  if (auth.status !== 'signedIn') return;
  const told = api.userauth.lockTablet(page === undefined ? {} : { page });
  const sealed = sealSession(session, isEnd);
  sendEvent(session, 'logout');
  await Promise.race([
    Promise.all([told, sealed]),
    new Promise<void>((resolve) => void after(LOCK_WITHIN_MS, resolve)),
  ]);
  lockHere(session);
}

/** Seals the session of a PIN, so that the person can return without network. A failure only prevents that. */
export async function sealSession(session: PageSession, isEnd = false): Promise<void> {
  const person = storedOnTablet(session);
  if (person === undefined) return;
  const values = isEnd || !isPinSession(session) ? undefined : session.keys.values();
  await session.tablet.seal(person.user_id, values).catch(() => undefined);
}

/** Renews the session of a PIN by the key of the tablet. */
export async function renewByTablet(session: PageSession, token: string): Promise<Kept | 'aborted'> {
  const proof = await session.tablet.prove();
  if (proof === undefined) return 'refused';
  if (!proof.ok) return 'failed';
  const answer = await untilForgotten(session, session.api.userauth.renewPinSession({ ...proof.data, token }));
  if (answer === 'aborted') return 'aborted';
  if (answer.ok) return keepToken(session, answer.data.token);
  return answer.status === 401 ? 'refused' : 'failed';
}

/**
 * Exchanges the PIN of a person for a session, which is kept. Without network it opens the session of the last person.
 * @returns the page that was open when the same person locked the tablet
 */
export async function enterPin(
  session: PageSession,
  person: { userId: string; pin: string },
): Promise<Result<{ token: string; page: string | null }>> {
  const proof = await session.tablet.prove();
  if (proof === undefined) return { ok: false, kind: 'network' };
  if (!proof.ok) return isWithoutNetwork(proof.kind) ? returnWithoutNetwork(session, person) : proof;
  const asked = session.api.userauth.authenticatePin({ ...proof.data, ...person });
  const learned = session.tablet.learn(
    person,
    asked.then(({ ok }) => ok),
  );
  const answer = await asked;
  if (answer.ok) {
    session.tablet.touch();
    session.keys.writeLocal('jwt-token', answer.data.token);
    // A reload or lock before its end would leave no session to return to.
    await learned;
  }
  // After too many wrong PINs the device must not offer tries of its own as soon as it has no network.
  if (!answer.ok && answer.problem?.needs === 'fullSignIn') {
    await session.tablet.dropSealOf(person.userId).catch(() => undefined);
  }
  return answer.ok || !isWithoutNetwork(answer.kind) ? answer : returnWithoutNetwork(session, person);
}

/** Opens the sealed session of the last person. The store checks it as soon as the network is back. */
async function returnWithoutNetwork(
  session: PageSession,
  person: { userId: string; pin: string },
): Promise<Result<{ token: string; page: string | null }>> {
  const opened = await session.tablet.unseal(person);
  if (opened === undefined) return { ok: false, kind: 'network' };
  if ('triesLeft' in opened) return wrongPin(opened.triesLeft);
  session.tablet.touch();
  session.keys.restore(opened.values);
  return { ok: true, data: { token: session.keys.readLocal('jwt-token') ?? '', page: null } };
}

/** The answer of the store to a wrong PIN, made on the tablet. */
function wrongPin(triesLeft: number): Failure {
  if (triesLeft === 0) return { ok: false, kind: 'unauthorized', message: 'Too many wrong PINs. Sign in fully.' };
  const values = { left: String(triesLeft) };
  const detail = `Wrong PIN. Tries left: ${triesLeft}.`;
  const problem = {
    type: 'about:blank',
    title: 'Wrong PIN',
    status: 401,
    detail,
    text: 'Wrong PIN. Tries left: {left}.',
    values,
  };
  return { ok: false, kind: 'unauthorized', message: detail, problem };
}
