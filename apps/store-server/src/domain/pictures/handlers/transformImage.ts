import { problem } from '../../../base/problems.ts';
import type { Operation } from '../../operation.ts';
import type { Pictures } from '../rendering/pictures.ts';

/** Sends a picture of the store, made smaller. It changes with releases only: browsers may keep it for a day. */
export function transformImage(pictures: Pictures): Operation<'transformImage'> {
  return async ({ query: { src, width = 200, dpr = 2, quality = 90, format = 'webp' }, address }) => {
    const picture = await pictures({ src, width: width * dpr, quality, format }, address);
    if (picture === undefined) throw problem(404, 'Not found', { detail: 'There is no such picture.' });
    return {
      contentType: `image/${format}`,
      content: picture.content,
      headers: {
        etag: picture.etag,
        'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
        // A kiosk or another tool on another port shows the same pictures.
        'cross-origin-resource-policy': 'cross-origin',
      },
    };
  };
}
