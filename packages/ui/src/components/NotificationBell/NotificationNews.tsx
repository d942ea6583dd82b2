'use client';

import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { NotificationBellProps } from './props.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './NotificationPanel.css.ts';

/** Height of a row before it is measured, in px: 14 + 42 + 14 and the rule. */
const ROW_HEIGHT = 71;
/** The places of so many rows are worked out at first: of further ones once somebody scrolls that far. */
const FIRST_ROWS = 100;
/** So many rows before the end the next page is asked for: about a third of one. */
const LOAD_AHEAD = 6;

/**
 * Height of a row, in px: as the browser tells it once it has laid it out, which is before anybody sees it. Asked
 * sooner, it would have to lay out the page for each row that comes.
 */
function sizeOf(
  row: Element,
  told: ResizeObserverEntry | undefined,
  list: Virtualizer<HTMLDivElement, Element>,
): number {
  const height = told?.borderBoxSize[0]?.blockSize;
  if (height !== undefined) return Math.round(height);
  const index = list.indexFromElement(row);
  return list.measurementsCache[index]?.size ?? ROW_HEIGHT;
}

/**
 * Tells the height that the list may have, and not the one that it has: it is drawn at once as far as it will be seen,
 * and not first as far as the place of no news reaches. Asked of the style alone, before anything is laid out.
 */
function observeHeight(
  { scrollElement }: Virtualizer<HTMLDivElement, Element>,
  tell: (size: { width: number; height: number }) => void,
): (() => void) | undefined {
  if (!scrollElement) return undefined;
  const onResize = () => tell({ width: 0, height: Number.parseFloat(getComputedStyle(scrollElement).maxHeight) });
  onResize();
  globalThis.addEventListener('resize', onResize);
  return () => globalThis.removeEventListener('resize', onResize);
}

/** The list, windowed: a thousand items cost as much as ten. Apart, since the popover mounts it a moment later. */
export function NotificationNews(props: NotificationBellProps & { now: number }) {
  const say = useMessages('NotificationBell');
  const { notifications, now, isLoading = false, hasMore = false, onLoadMore, onSelect } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const count = isWhole ? notifications.length : Math.min(notifications.length, FIRST_ROWS);
  // oxlint-disable-next-line react/incompatible-library -- the kit is not compiled by React Compiler
  const rows = useVirtualizer({
    count,
    // The room of those whose places are not worked out yet.
    paddingEnd: (notifications.length - count) * ROW_HEIGHT,
    getScrollElement: () => scroller.current,
    // The same as long as the news are: another one would have every one of them measured anew.
    getItemKey: useCallback((index: number) => notifications[index]?.id ?? index, [notifications]),
    estimateSize: () => ROW_HEIGHT,
    measureElement: sizeOf,
    observeElementRect: observeHeight,
    overscan: 2,
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? -1;
  if (last === count - 1 && count < notifications.length) setWhole(true);
  const isNearEnd = last >= notifications.length - LOAD_AHEAD;

  // The same for ever, whatever the host hands in: rows need not be drawn anew for it.
  const latest = useRef(onSelect);
  useEffect(() => {
    latest.current = onSelect;
  });
  const [select] = useState(() => (id: string) => latest.current(id));

  const loadMore = useEffectEvent(() => onLoadMore?.());
  useEffect(() => {
    if (isNearEnd && hasMore && !isLoading) loadMore();
  }, [isNearEnd, hasMore, isLoading, notifications.length]);

  return (
    <div ref={scroller} className={css.scroller}>
      <ul className={css.list} style={{ height: rows.getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const item = notifications[index];
          return item ? (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className={css.row}
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={hasMore ? -1 : notifications.length}
              aria-posinset={index + 1}
            >
              <NotificationRow item={item} now={now} onSelect={select} />
            </li>
          ) : null;
        })}
      </ul>
      <div className={css.end} role="status">
        {isLoading ? (
          <Spinner label={say('Loading notifications')} />
        ) : hasMore ? null : (
          say('Yay! You have seen it all')
        )}
      </div>
    </div>
  );
}
