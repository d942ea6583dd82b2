import type { KeyboardEvent } from 'react';

/**
 * The index that an arrow key, Home or End moves to in a row of `count` elements, by the reading direction of the row;
 * `undefined` for other keys (ARIA APG, tabs pattern).
 */
export function rovingIndex(event: KeyboardEvent<HTMLElement>, index: number, count: number): number | undefined {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const next = (index + 1) % count;
  const previous = (index - 1 + count) % count;
  switch (event.key) {
    case 'ArrowRight':
      return isRtl ? previous : next;
    case 'ArrowLeft':
      return isRtl ? next : previous;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
