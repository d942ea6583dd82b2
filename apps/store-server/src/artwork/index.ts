import { typeIcon } from './icons.ts';
import { productArtwork } from './products.ts';

export { portrait } from './portraits.ts';

/**
 * The picture at an address below `/artwork`: `products/HC82-104-CF.svg`, `icons/checked-out.svg`. SVG text that
 * needs nothing else; undefined when there is none. The pictures change with releases only: cache for a day.
 */
export function artwork(path: string): string | undefined {
  const [folder, file, ...rest] = path.split('/');
  if (file === undefined || rest.length > 0) return undefined;
  if (folder === 'products') return productArtwork(file);
  return folder === 'icons' ? typeIcon(file) : undefined;
}
