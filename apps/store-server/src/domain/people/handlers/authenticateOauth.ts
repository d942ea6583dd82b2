import { createFairQueue } from '../../../base/fairQueue.ts';
import { problem } from '../../../base/problems.ts';
import type { SignedIn } from '../../../security/accessTokens.ts';
import { beginDeviceSession, noteFullSignIn } from '../../../security/deviceSessions.ts';
import { bindToken, isOfTablet } from '../../../security/exchangedTokens.ts';
import { worksAt } from '../../../security/locations.ts';
import { networkOf } from '../../../security/wrongKeys.ts';
import type { Operation, OperationOptions } from '../../operation.ts';

/** Wrong tokens of one network within a minute, after which the directory is asked about no token of it. */
export const WRONG_TOKENS_PER_NETWORK = 60;

/** Tries of one network that may wait or run: more than the people of a shop, who all sign in again after an outage. */
const MAX_PER_NETWORK = 200;

/** Tries of one network that run at the same time: each may ask the directory. */
const CONCURRENCY_PER_NETWORK = 4;

/** Tries of all networks that run at the same time. */
const CONCURRENCY = 16;

/** How long a try may wait, ms: a person who waits longer has left. */
const WAIT_MS = 15_000;

/**
 * Exchanges a corporate access token for a session: 401 for an invalid token, 403 for an unknown person [S-07]. Anyone may
 * send tokens: so a network has few tries at once and, where the directory is asked about each token, few wrong ones.
 * With the proof of a tablet the session belongs to it, and a PIN is enough there for 7 days from the sign-in at the
 * provider [D-02]. The access token is then good for this session only.
 */
export function authenticateOauth({
  verifyAccessToken,
  findCaller,
  sessions,
  wrongTokens,
  deviceProofs,
}: Pick<
  OperationOptions,
  'verifyAccessToken' | 'findCaller' | 'sessions' | 'wrongTokens' | 'deviceProofs'
>): Operation<'authenticateOauth'> {
  const queue = createFairQueue({
    maxPerCaller: MAX_PER_NETWORK,
    concurrencyPerCaller: CONCURRENCY_PER_NETWORK,
    concurrency: CONCURRENCY,
    refusal: tooManySignIns,
    waitMs: WAIT_MS,
    lateRefusal: tooManySignIns,
  });
  const verify = async (network: string, token: string): Promise<SignedIn> => {
    await wrongTokens?.count(network);
    let isWrong = false;
    try {
      const owner = await verifyAccessToken(token);
      isWrong = owner === undefined;
      if (owner === undefined) throw tokenNotValid();
      return owner;
    } finally {
      // An outage of the directory counts as little as a right token.
      if (!isWrong) await wrongTokens?.takeBack(network);
    }
  };
  return async ({ body, address, store }) => {
    const network = networkOf(address);
    const { accessToken } = body;
    const { sub, authTime } = await queue.run(network, () => verify(network, accessToken));
    const person = await findCaller({ sub, role: '' });
    if (person === undefined) throw problem(403, 'Not allowed', { detail: 'You have no account in this store.' });
    if (body.device === undefined) {
      if (await isOfTablet(store.db, accessToken)) throw tokenNotValid();
      return { data: { token: await sessions.issue(person) } };
    }
    const now = store.now();
    const { deviceId, kind, locationId, challengedAt } = await deviceProofs.check(body.device, address, now);
    if (kind !== 'tablet') throw problem(403, 'Not allowed', { detail: 'This device is no tablet.' });
    const { userId } = person;
    // A provider that does not tell it: the exchange counts. Its clock may be a little ahead.
    const signedInAt = authTime !== undefined && authTime < now ? authTime : now;
    return store.db.transaction(async (tx) => {
      const session = await beginDeviceSession(tx, store, { deviceId, userId, challengedAt });
      if (!(await bindToken(tx, { accessToken, sessionId: session.sessionId, now }))) throw tokenNotValid();
      if (worksAt(person, locationId)) await noteFullSignIn(tx, { deviceId, userId, signedInAt });
      const tablet = { ...session, method: 'full' as const, signedInAt };
      return { data: { token: await sessions.issue({ ...person, tablet }) } };
    });
  };
}

const tokenNotValid = () => problem(401, 'Not signed in', { detail: 'The access token is not valid.' });

const tooManySignIns = () =>
  problem(429, 'Too many sign-ins', {
    detail: 'Too many people sign in at the moment. Try again in 10 seconds.',
    retryAfter: 10,
  });
