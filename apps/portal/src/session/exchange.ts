import { acquireAccessToken } from './accessToken.ts';
import { type Kept, keepPerson, keepToken } from './keepAnswers.ts';
import type { PageSession } from './pageSession.ts';
import { untilForgotten } from './untilForgotten.ts';

/**
 * What became of an exchange.
 * - `done` there is a session token · `refused` the store refuses the user · `failed` there was no usable answer
 * - `interaction` the store refuses the access token, and only a sign-in at the provider gives another
 * - `notReacquired` the store refuses the access token, and no other can be had now
 */
export type Exchanged = Kept | 'interaction' | 'notReacquired' | 'aborted';

/** Exchanges the access token for a session token [S-05]. A refused access token is replaced once. */
export async function exchangeAccessToken(session: PageSession, accessToken: string): Promise<Exchanged> {
  const first = await exchangeOnce(session, accessToken);
  if (first === 'forbidden') return 'refused';
  if (first !== 'refused') return first;

  // The access token may have been withdrawn: a new one decides whether the 401 holds.
  const failure = 'The refused access token could not be renewed';
  const next = await acquireAccessToken(session, { isForced: true, failure, logsInteraction: true });
  if (next === 'failed' || next === 'none') return 'notReacquired';
  if (typeof next === 'string') return next;
  const second = await exchangeOnce(session, next.accessToken);
  return second === 'forbidden' ? 'refused' : second;
}

async function exchangeOnce(session: PageSession, accessToken: string): Promise<Kept | 'forbidden' | 'aborted'> {
  let answer = await sendToken(session, accessToken);
  if (answer !== 'aborted' && !answer.ok && answer.problem?.needs === 'enrolment') {
    // The store has removed the tablet: the session belongs to no device.
    await session.tablet.forget();
    answer = await sendToken(session, accessToken);
  }
  if (answer === 'aborted') return 'aborted';
  if (answer.ok) {
    session.tablet.touch();
    return keepToken(session, answer.data.token);
  }
  session.log.warn('The exchange of the access token failed', answer);
  if (answer.status === 401) return 'refused';
  return answer.status === 403 ? 'forbidden' : 'failed';
}

/** Sends the access token with the proof of the tablet, if this device is one. */
async function sendToken(session: PageSession, accessToken: string) {
  const proof = await session.tablet.prove();
  if (proof?.ok === false) return proof;
  return untilForgotten(session, session.api.userauth.authenticateOauth({ accessToken, device: proof?.data }));
}

/** Reads name and role of the user whose session token is kept [S-06]. */
export async function resolvePerson(session: PageSession): Promise<Kept | 'aborted'> {
  const { api, auth } = session;
  if (!auth.user) return 'failed';
  const { user_id: id, sub } = auth.user;
  const answers = await untilForgotten(
    session,
    Promise.all([api.user.getUser({ id }), api.user.getUserRoles({ sub })]),
  );
  return answers === 'aborted' ? 'aborted' : keepPerson(session, ...answers);
}
