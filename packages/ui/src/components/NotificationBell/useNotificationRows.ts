'use client';

import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useState, type RefObject } from 'react';
import type { NotificationItem } from './props.ts';

/** Height of a row before it is measured, in px: 14 + 42 + 14 and the rule. */
const ROW_HEIGHT = 71;

/** Positions are computed for this many rows at first, for all of them when the last of these is shown. */
const FIRST_ROWS = 100;

/**
 * Height of a row, in px, as the browser reports it after layout and before paint. Measuring it earlier would lay out
 * the page once for each row.
 */
function sizeOf(
  row: Element,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<HTMLDivElement, Element>,
): number {
  const height = entry?.borderBoxSize[0]?.blockSize;
  if (height !== undefined) return Math.round(height);
  const index = list.indexFromElement(row);
  return list.measurementsCache[index]?.size ?? ROW_HEIGHT;
}

/**
 * Reports the maximum height of the list instead of its height, so that the first rendering shows all rows that will
 * be visible. The maximum is read from the style, which needs no layout.
 */
function observeHeight(
  { scrollElement }: Virtualizer<HTMLDivElement, Element>,
  report: (size: { width: number; height: number }) => void,
): (() => void) | undefined {
  if (!scrollElement) return undefined;
  const onResize = () => report({ width: 0, height: Number.parseFloat(getComputedStyle(scrollElement).maxHeight) });
  onResize();
  globalThis.addEventListener('resize', onResize);
  return () => globalThis.removeEventListener('resize', onResize);
}

/** The rows of the list that are visible; a thousand notifications cost as much as ten. */
export function useNotificationRows(
  scroller: RefObject<HTMLDivElement | null>,
  notifications: readonly NotificationItem[],
) {
  const [isWhole, setWhole] = useState(false);
  const count = isWhole ? notifications.length : Math.min(notifications.length, FIRST_ROWS);
  // oxlint-disable-next-line react/incompatible-library -- the kit is not compiled by React Compiler
  const rows = useVirtualizer({
    count,
    // Room for the rows whose positions are not computed yet.
    paddingEnd: (notifications.length - count) * ROW_HEIGHT,
    getScrollElement: () => scroller.current,
    // A new function would make the virtualizer measure every row again.
    getItemKey: useCallback((index: number) => notifications[index]?.id ?? index, [notifications]),
    estimateSize: () => ROW_HEIGHT,
    measureElement: sizeOf,
    observeElementRect: observeHeight,
    overscan: 2,
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? -1;
  if (last === count - 1 && count < notifications.length) setWhole(true);
  return { rows, shown, last };
}
