'use client';

import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useRef, useState } from 'react';
import { rangeWith } from '../../internal/rangeWith.ts';
import type { ListProps } from './props.ts';

/** The visible items, and the one with the focus: `setFocused` takes its index. */
export function useItemWindow<Item>({ items, getKey, estimatedHeight, gap = 0 }: ListProps<Item>) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scrollerRef.current,
    estimateSize: () => estimatedHeight,
    // A new function would make the virtualizer place every item again.
    getItemKey: useCallback((index: number) => getKey(items[index]!), [getKey, items]),
    gap,
    // The same space below the last item.
    paddingEnd: gap,
    overscan: 4,
    rangeExtractor: useCallback((range: Range) => rangeWith(range, focused), [focused]),
  });
  return { virtualizer, scrollerRef, setFocused };
}
