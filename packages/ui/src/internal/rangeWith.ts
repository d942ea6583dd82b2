import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/**
 * The indices that a virtualizer renders, and `focused` although it is out of sight: otherwise the focus would be lost.
 *
 * @param focused index of the item with the focus, or null
 */
export function rangeWith(range: Range, focused: number | null): number[] {
  const visible = defaultRangeExtractor(range);
  if (focused === null || focused >= range.count || visible.includes(focused)) return visible;
  return [...visible, focused].toSorted((a, b) => a - b);
}
