import { problem } from '../../../base/problems.ts';
import type { Operation } from '../../operation.ts';
import type { Pictures } from '../rendering/pictures.ts';

/**
 * Sends a picture of the store in the given size. Pictures change with releases: browsers keep them for a day.
 */
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
        // Apps on other ports, such as the kiosk, show the same pictures.
        'cross-origin-resource-policy': 'cross-origin',
      },
    };
  };
}
