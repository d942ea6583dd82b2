import type { SizeStock } from '../SizeRun/SizeRun.tsx';

/**
 * The sizes in stock that lie next to `size`: the nearest smaller one, then the nearest larger one, as far as there
 * are any. `sizes` stand in the order of the shelf, so garments work as shoes do.
 */
export function nearestSizes<Stock extends SizeStock>(sizes: readonly Stock[], size: string): Stock[] {
  const at = sizes.findIndex((other) => other.size === size);
  if (at < 0) return [];
  const smaller = sizes.slice(0, at).findLast(({ quantity }) => quantity > 0);
  const larger = sizes.slice(at + 1).find(({ quantity }) => quantity > 0);
  return [smaller, larger].filter((stock) => stock !== undefined);
}
