import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { problem } from '../../problems.ts';
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

/** The pictures that one asker waits for. */
interface Line {
  waiting: number;
  last: Promise<unknown>;
}

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
  const lines = new Map<string, Line>();
  let last: Promise<unknown> = Promise.resolve();
  // Drawing occupies the few threads on which sessions are verified too: side by side, the pictures of one stranger would
  // keep everybody who is signed in waiting.
  const inTurn = (wish: Wish) => {
    const mine = last.then(() => render(wish));
    last = mine.catch(() => {});
    return mine;
  };
  const kept = new LRUCache<string, Picture, { wish: Wish; asker: string }>({
    maxSize: maxBytes,
    sizeCalculation: ({ content }) => content.byteLength,
    fetchMethod: async (_key, _stale, { context: { wish, asker } }) => {
      const line = lines.get(asker) ?? { waiting: 0, last: Promise.resolve() };
      if (line.waiting >= maxWaiting) {
        throw problem(503, 'Busy', { detail: 'Too many pictures are being made. Try again in a moment.' });
      }
      line.waiting += 1;
      lines.set(asker, line);
      // Only the first of each asker's line stands in the line of all.
      const mine = line.last.then(() => inTurn(wish));
      line.last = mine.catch(() => {});
      try {
        const content = await mine;
        if (content === undefined) return undefined;
        return { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"` };
      } finally {
        line.waiting -= 1;
        if (line.waiting === 0) lines.delete(asker);
      }
    },
  });
  return (wish, asker) =>
    kept.fetch([wish.src, wish.width, wish.quality, wish.format].join(' '), { context: { wish, asker } });
}
