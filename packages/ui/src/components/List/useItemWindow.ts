'use client';

import { useVirtualizer, type Range, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { rangeWith } from '../../internal/rangeWith.ts';
import { usePrinting } from '../../internal/usePrinting.ts';
import type { ListProps } from './props.ts';
import { useScrollPlace } from './useScrollPlace.ts';

/**
 * A list of so many items or fewer is rendered as a whole, so that the browser's search finds all of them. A page of 500
 * request labels with all of them in the document took 2 s to open a dialog on a slow tablet (docs/benchmarks.md).
 */
const WHOLE_UP_TO = 50;

/** An item to render, and the space before it in px, where items before it are not rendered. */
interface PlacedItem {
  index: number;
  before: number;
}

/** The items to render, and `after` px of space below them. */
export function useItemWindow<Item>(props: ListProps<Item>) {
  const { items, getKey, estimatedHeight, gap = 0, isInPage = false, wholeUpTo = WHOLE_UP_TO } = props;
  const listRef = useRef<HTMLDivElement>(null);
  const { scroller, margin } = useScrollPlace(listRef);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const isPrinting = usePrinting();
  const isWhole = items.length <= wholeUpTo || isPrinting;
  // By its key: the index changes when items before it come and go.
  const focused = useMemo(() => {
    const index = focusedKey === null ? -1 : items.findIndex((item) => getKey(item) === focusedKey);
    return index < 0 ? null : index;
  }, [focusedKey, items, getKey]);
  const isScrolledPastStart = scroller !== null && scroller.scrollTop > margin;
  const virtualizer = useVirtualizer({
    enabled: scroller !== null,
    count: items.length,
    getScrollElement: () => scroller,
    // The page may be scrolled already when its list appears.
    initialOffset: () => scroller?.scrollTop ?? 0,
    scrollMargin: margin,
    estimateSize: () => estimatedHeight,
    // A new function would make the virtualizer place every item again.
    getItemKey: useCallback((index: number) => getKey(items[index]!), [getKey, items]),
    gap,
    paddingEnd: isInPage ? 0 : gap,
    overscan: 4,
    rangeExtractor: useCallback((range: Range) => rangeWith(range, focused), [focused]),
    // What is read keeps its place when items above it come and go; at the start of the list, new items are shown.
    anchorTo: isScrolledPastStart && !isWhole ? 'end' : 'start',
  });
  useScrollAnchor(scroller, isWhole, virtualizer);
  // Of a short list, too: it determines the range that is visible.
  const visible = virtualizer.getVirtualItems();
  const placed = isWhole ? items.map((_, index): PlacedItem => ({ index, before: 0 })) : placeOf(visible, margin, gap);
  const after = isWhole
    ? virtualizer.options.paddingEnd
    : virtualizer.getTotalSize() + margin - (visible.at(-1)?.end ?? margin);
  return { listRef, scroller, virtualizer, placed, after, setFocusedKey };
}

function placeOf(shown: readonly VirtualItem[], margin: number, gap: number): PlacedItem[] {
  return shown.map(({ index, start }, at) => ({
    index,
    before: start - (at === 0 ? margin : shown[at - 1]!.end + gap),
  }));
}

/**
 * Either the browser or the virtualizer keeps what is read in its place: the browser where all items are in the
 * document. The browser's scroll anchoring is switched off at the scrolling element, which is not always the list's own.
 */
function useScrollAnchor(
  scroller: HTMLElement | null,
  isWhole: boolean,
  virtualizer: Pick<Virtualizer<HTMLElement, Element>, 'shouldAdjustScrollPositionOnItemSizeChange'>,
): void {
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/immutability -- a field of the virtualizer, not an option
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = isWhole ? () => false : undefined;
    if (!scroller || isWhole) return undefined;
    scroller.style.setProperty('overflow-anchor', 'none');
    return () => void scroller.style.removeProperty('overflow-anchor');
  }, [scroller, isWhole, virtualizer]);
}
