import { photoOf } from '../queries/photo.ts';
import { problem } from '../../../base/problems.ts';
import type { VerifyAccessToken } from '../../../security/accessTokens.ts';
import type { Operation } from '../../operation.ts';

/**
 * The photo of whoever the access token belongs to: 404 without one [H-05].
 * @param verifyAccessToken absent where a company's own directory has the photos
 */
export function getMyPhoto(verifyAccessToken: VerifyAccessToken | undefined): Operation<'getMyPhoto'> {
  return async ({ bearer, store }) => {
    if (verifyAccessToken === undefined) {
      throw problem(404, 'Not found', { detail: 'Photos are in the directory service of your company.' });
    }
    const sub = bearer === undefined ? undefined : await verifyAccessToken(bearer);
    if (sub === undefined) throw problem(401, 'Not signed in', { detail: 'The access token is not valid.' });
    const photo = await photoOf(store.db, sub);
    if (photo === undefined) throw problem(404, 'Not found', { detail: 'There is no photo.' });
    return photo;
  };
}
