import type { Artwork } from '../../../artwork/artwork.ts';
import { problem } from '../../../base/problems.ts';
import type { Operation } from '../../operation.ts';

/** Answers the address of a stored picture, which is one of this server. */
export function downloadS3ImageUrl({ picture }: Artwork): Operation<'downloadS3ImageUrl'> {
  return async ({ query }) => {
    const path = query.path.replace(/^\/?(artwork\/)?/, '');
    if (picture(path) === undefined) throw problem(404, 'Not found', { detail: `There is no picture ${query.path}.` });
    return { data: { url: `/artwork/${path}` } };
  };
}
