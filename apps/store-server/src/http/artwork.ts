import type { FastifyInstance } from 'fastify';
import { problem } from '../base/problems.ts';
import type { Artwork } from '../artwork/artwork.ts';

/** Serves the drawn pictures. They change with releases only. */
export function registerArtwork(app: FastifyInstance, { picture }: Artwork): void {
  app.get<{ Params: { '*': string } }>('/artwork/*', async (request, reply) => {
    const drawing = picture(request.params['*']);
    if (drawing === undefined) throw problem(404, 'Not found', { detail: 'There is no such picture.' });
    return reply
      .type('image/svg+xml')
      .headers({
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        // Apps on other ports, such as the kiosk, show the same pictures.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(drawing);
  });
}
