'use client';

import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { rangeWith } from '../../internal/rangeWith.ts';
import type { DataTableProps } from './props.ts';

/** Height of a row in px at 100 % text. */
const ROW_HEIGHT = { normal: 48, compact: 36, tall: 56 } as const;
/** Height of the head in px: it covers the top of the scrolled area. */
const HEAD_HEIGHT = 45;

/** Text size of the page divided by 16 px: 2 at 200 %. */
const textScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

function onWindowResize(listener: () => void): () => void {
  globalThis.addEventListener('resize', listener);
  return () => globalThis.removeEventListener('resize', listener);
}

/** Height of a row in px, at the text size of the page. */
export function useRowHeight(density: NonNullable<DataTableProps<object>['density']> = 'normal'): number {
  // React reads it again after the first rendering: the host may set the text size while the table appears.
  const scale = useSyncExternalStore(onWindowResize, textScale, () => 1);
  return Math.round(ROW_HEIGHT[density] * scale);
}

interface RowWindow {
  gridRef: RefObject<HTMLElement | null>;
  rows: readonly { id: string }[];
  /** Height of a row in px. */
  height: number;
  /** Index of the row with the focus: it stays rendered. -1 is the head. */
  focusedRow: number;
}

/** The visible rows. */
export function useRowWindow({ gridRef, rows, height, focusedRow }: RowWindow) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => gridRef.current,
    estimateSize: () => height,
    // A new function would make the virtualizer place every row again.
    getItemKey: useCallback((index: number) => rows[index]!.id, [rows]),
    overscan: 4,
    rangeExtractor: (range: Range) => rangeWith(range, focusedRow < 0 ? null : focusedRow),
    scrollPaddingStart: HEAD_HEIGHT,
  });
  const placedFor = useRef(height);
  useEffect(() => {
    if (placedFor.current === height) return;
    placedFor.current = height;
    virtualizer.measure();
  }, [virtualizer, height]);
  return virtualizer;
}
