import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { problem } from '../../../base/problems.ts';
import { createTurns } from '../../../base/turns.ts';
import { renderArtwork } from './renderArtwork.ts';

/** A picture of the store as somebody wants it. */
export interface Wish {
  /** Its address: `/artwork/products/HC82-104-CF.svg`. */
  src: string;
  /** Device pixels. */
  width: number;
  /** Of 100. */
  quality: number;
  format: 'webp' | 'png';
}

/** A picture as it is sent. */
export interface Picture {
  content: Buffer;
  /** Changes when the content does. */
  etag: string;
}

interface Limits {
  /** Bytes of pictures that are kept. @default 32 MiB */
  maxBytes?: number;
  /** Pictures that are made or wait for it at once, for one address. @default 64 */
  maxWaiting?: number;
  /** Makes a picture; undefined when there is none at that address. */
  render?: (wish: Wish) => Promise<Buffer | undefined>;
}

/** Finds or makes a picture, for somebody at a network address; undefined when there is none. */
export type Pictures = (wish: Wish, asker: string) => Promise<Picture | undefined>;

/**
 * Makes each picture once, one after the other, and keeps those that were wanted last, as far as the room goes. Those who
 * want the same one at once wait for the same work.
 * @throws ProblemError 503 (of the result) when too many different ones are wanted at once
 */
export function createPictures({
  maxBytes = 32 * 1024 * 1024,
  maxWaiting = 64,
  render = renderArtwork,
}: Limits = {}): Pictures {
  // Drawing occupies the few threads on which sessions are verified too: side by side, the pictures of one stranger would
  // keep everybody who is signed in waiting.
  const inTurn = createTurns({ max: maxWaiting, atOnce: 1, refusal: busy });
  const kept = new LRUCache<string, Picture, { wish: Wish; asker: string }>({
    maxSize: maxBytes,
    sizeCalculation: ({ content }) => content.byteLength,
    fetchMethod: async (_key, _stale, { context: { wish, asker } }) => {
      const content = await inTurn(asker, () => render(wish));
      if (content === undefined) return undefined;
      return { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"` };
    },
  });
  return (wish, asker) =>
    kept.fetch([wish.src, wish.width, wish.quality, wish.format].join(' '), { context: { wish, asker } });
}

const busy = () => problem(503, 'Busy', { detail: 'Too many pictures are being made. Try again in a moment.' });
