import { problem } from '../../../base/problems.ts';
import type { VerifyAccessToken } from '../../../security/accessTokens.ts';
import type { FindCaller } from '../../../security/callers.ts';
import type { Sessions } from '../../../security/sessions.ts';
import type { Operation } from '../../operation.ts';

interface Dependencies {
  verifyAccessToken: VerifyAccessToken;
  findCaller: FindCaller;
  sessions: Sessions;
}

/** Exchanges a corporate access token for a session: 401 for an invalid token, 403 for an unknown person [S-07]. */
export function authenticateOauth({
  verifyAccessToken,
  findCaller,
  sessions,
}: Dependencies): Operation<'authenticateOauth'> {
  return async ({ body }) => {
    const sub = await verifyAccessToken(body.accessToken);
    if (sub === undefined) throw problem(401, 'Not signed in', { detail: 'The access token is not valid.' });
    const person = await findCaller({ sub, role: '' });
    if (person === undefined) throw problem(403, 'Not allowed', { detail: 'You have no account in this store.' });
    return { data: { token: await sessions.issue(person) } };
  };
}
