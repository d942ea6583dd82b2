import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createFairQueue } from '../../../base/fairQueue.ts';
import { problem } from '../../../base/problems.ts';
import type { PictureRequest, RenderPicture } from './artworkRenderer.ts';

/** The bytes of a rendered picture. */
export interface Picture {
  content: Buffer;
  /** Changes when the content does. */
  etag: string;
}

interface PictureOptions {
  /** Renders a picture; undefined when there is none at that address. */
  render: RenderPicture;
  /** Bytes of pictures that are kept. @default 32 MiB */
  maxBytes?: number;
  /** Pictures that are being rendered or wait for it, for one network address. @default 64 */
  maxWaiting?: number;
}

/** Finds or renders a picture for a client at a network address; undefined when there is none. */
export type Pictures = (request: PictureRequest, address: string) => Promise<Picture | undefined>;

/**
 * Renders each picture once, one after the other, and caches the most recently requested ones, up to `maxBytes`. Requests
 * for the same picture at the same time share the work.
 * @throws ProblemError 503 (of the result) when one address requests too many different pictures at once
 */
export function createPictures({ render, maxBytes = 32 * 1024 * 1024, maxWaiting = 64 }: PictureOptions): Pictures {
  // One at a time: rendering occupies the few threads on which sessions are verified too, so pictures rendered side by
  // side for one anonymous client would delay every signed-in caller.
  const queue = createFairQueue({ maxPerCaller: maxWaiting, concurrency: 1, refusal: busy });
  const kept = new LRUCache<string, Picture, { request: PictureRequest; address: string }>({
    maxSize: maxBytes,
    sizeCalculation: ({ content }) => content.byteLength,
    fetchMethod: async (_key, _stale, { context: { request, address } }) => {
      const content = await queue.run(address, () => render(request));
      if (content === undefined) return undefined;
      return { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"` };
    },
  });
  return (request, address) =>
    kept.fetch([request.src, request.width, request.quality, request.format].join(' '), {
      context: { request, address },
    });
}

const busy = () => problem(503, 'Busy', { detail: 'Too many pictures are being rendered. Try again in a moment.' });
