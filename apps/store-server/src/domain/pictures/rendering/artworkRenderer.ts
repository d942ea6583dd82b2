import type { Artwork } from '../../../artwork/artwork.ts';

/** A picture of the store in the size and format that a client requests. */
export interface PictureRequest {
  /** Its address: `/artwork/products/HC82-104-CF.svg`. */
  src: string;
  /** Device pixels. */
  width: number;
  /** Of 100. */
  quality: number;
  format: 'webp' | 'png';
}

/** Renders a picture; undefined when there is none at that address. */
export type RenderPicture = (request: PictureRequest) => Promise<Buffer | undefined>;

/** Width at which a drawing has its own size, px. */
const DRAWN_WIDTH = 640;

/** Dots an inch at which a drawing has its own size (sharp, `density`). */
const DRAWN_DENSITY = 72;

/**
 * Renders pictures of the artwork. They are looked up by name: no file is read and no address fetched, whatever the
 * request contains.
 */
export function artworkRenderer({ picture }: Artwork): RenderPicture {
  return async ({ src, width, quality, format }) => {
    const drawing = picture(src.replace(/^\/artwork\//, ''));
    if (drawing === undefined) return undefined;
    // Loaded with the first picture: the server starts faster without it.
    const { default: sharp } = await import('sharp');
    const density = DRAWN_DENSITY * Math.max(1, width / DRAWN_WIDTH);
    const image = sharp(Buffer.from(drawing), { density }).resize({ width });
    return (format === 'webp' ? image.webp({ quality }) : image.png({ quality, palette: true })).toBuffer();
  };
}
