import { problem } from '../../../base/problems.ts';
import type { Operation, OperationOptions } from '../../operation.ts';
import { photoOf } from '../queries/photo.ts';

/** Reads the photo of the person to whom the access token belongs: 404 without one [H-05]. */
export function getMyPhoto({
  verifyPhotoToken,
  artwork,
}: Pick<OperationOptions, 'verifyPhotoToken' | 'artwork'>): Operation<'getMyPhoto'> {
  return async ({ bearer, store }) => {
    if (verifyPhotoToken === undefined) {
      throw problem(404, 'Not found', { detail: 'Photos are in the directory service of your company.' });
    }
    const owner = bearer === undefined ? undefined : await verifyPhotoToken(bearer);
    if (owner === undefined) throw problem(401, 'Not signed in', { detail: 'The access token is not valid.' });
    const photo = await photoOf(store.db, artwork, owner.sub);
    if (photo === undefined) throw problem(404, 'Not found', { detail: 'There is no photo.' });
    return photo;
  };
}
