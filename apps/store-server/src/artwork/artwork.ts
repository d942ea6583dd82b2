import { type ProductDrawing, productPicture } from '@instore/artwork';
import { typeIcon } from './icons.ts';
import { portrait } from './portraits.ts';

/**
 * Drawn pictures. Each is self-contained SVG text, or undefined when there is none. They change with releases.
 */
export interface Artwork {
  /** The picture at an address below `/artwork`: `products/HC82-104-CF.svg`, `icons/checked-out.svg`. */
  picture: (path: string) => string | undefined;
  /** The profile photo of a person, by the name in `users.photo` [H-05]. */
  portrait: (name: string) => string | undefined;
}

/**
 * Collects the pictures of a store.
 * @param products drawings by file name: `HC82-104-CF.svg`
 */
export function createArtwork(products: ReadonlyMap<string, ProductDrawing>): Artwork {
  return {
    picture: (path) => {
      const [folder, file, ...rest] = path.split('/');
      if (file === undefined || rest.length > 0) return undefined;
      if (folder === 'icons') return typeIcon(file);
      const drawing = folder === 'products' ? products.get(file) : undefined;
      return drawing && productPicture(drawing);
    },
    portrait,
  };
}
