import { artwork } from '../../../artwork/index.ts';
import type { Wish } from './pictures.ts';

/** Width at which a drawing has its own size, px. */
const DRAWN_WIDTH = 640;

/** Dots an inch at which a drawing has its own size (sharp, `density`). */
const DRAWN_DENSITY = 72;

/**
 * Draws a picture of the store's own at a width. It is looked up by name among the drawings: no file is read and no
 * address fetched, whatever the wish says.
 */
export async function renderArtwork({ src, width, quality, format }: Wish): Promise<Buffer | undefined> {
  const drawing = artwork(src.replace(/^\/artwork\//, ''));
  if (drawing === undefined) return undefined;
  // Read when the first picture is asked for: the store starts without it.
  const { default: sharp } = await import('sharp');
  const density = DRAWN_DENSITY * Math.max(1, width / DRAWN_WIDTH);
  const picture = sharp(Buffer.from(drawing), { density }).resize({ width });
  return (format === 'webp' ? picture.webp({ quality }) : picture.png({ quality, palette: true })).toBuffer();
}
