import type { SizeStock } from '../SizeRun/SizeRun.tsx';

/**
 * The nearest sizes in stock: the next smaller one, then the next larger one, if they exist. `sizes` are ordered from
 * small to large, which works for shoes and garments.
 */
export function nearestSizes<Stock extends SizeStock>(sizes: readonly Stock[], size: string): Stock[] {
  const at = sizes.findIndex((other) => other.size === size);
  if (at < 0) return [];
  const smaller = sizes.slice(0, at).findLast(({ quantity }) => quantity > 0);
  const larger = sizes.slice(at + 1).find(({ quantity }) => quantity > 0);
  return [smaller, larger].filter((stock) => stock !== undefined);
}
