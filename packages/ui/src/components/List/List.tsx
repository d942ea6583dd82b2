'use client';

import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './List.css.ts';
import { ListFoot, ListSkeleton } from './ListStates.tsx';
import { useItemFocus } from './useItemFocus.ts';

/** So many items before the end the next page is asked for. */
const ASK_AHEAD = 5;

export interface ListProps<Item> extends Unstyled {
  /** What is listed, told to screen readers: "Products". */
  label: string;
  items: readonly Item[];
  getKey: (item: Item) => string;
  /** Draws one item; items may differ in height. */
  children: (item: Item, index: number) => ReactNode;
  /** Height of an item before it is measured, in px. */
  estimatedHeight: number;
  /** Between items and under the last one, in px. @default 0 */
  gap?: 0 | 8;
  /** Room around the items; rows that reach the edges need none. @default false */
  isPadded?: boolean;
  /** `loading` is the first page or the next one. @default 'ready' */
  status?: 'ready' | 'loading' | 'error';
  /** How many there are in all, as far as it is known. */
  total?: number;
  /** Further pages follow. @default false */
  hasMore?: boolean;
  /** The end comes near: load the next page. */
  onLoadMore?: () => void;
  /** What failed, where `status` is `error`. */
  error?: ReactNode;
  /** Tries again, for the first page or the next. */
  onRetry?: () => void;
  /** Shown where there is nothing: an `EmptyState` [E-01]. */
  empty: ReactNode;
  /** Shown under the last item, e.g. 'Yay! You have seen it all' [N-01]. */
  endMessage?: string;
}

/**
 * A list of any length in a place of fixed height: only what is in sight is drawn, 10,000 items cost as much as ten.
 * It fills its parent, which must have a height. Screen readers hear each item's place and the number of all.
 */
export function List<Item>(props: ListProps<Item>) {
  const { label, items, getKey, children, estimatedHeight, gap = 0, isPadded = false, status = 'ready' } = props;
  const { total, hasMore = false, onLoadMore, error, onRetry, empty, endMessage } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // The item with the focus stays drawn while it is out of sight, or the focus would be lost.
  const [focused, setFocused] = useState<number | null>(null);

  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    // The same as long as the items are: another one would have every one of them placed anew, at each drawing.
    getItemKey: useCallback((index: number) => getKey(items[index]!), [getKey, items]),
    gap,
    // The last one stands off from where the list ends, too.
    paddingEnd: gap,
    overscan: 4,
    rangeExtractor: useCallback(
      (range: Range) => {
        const drawn = defaultRangeExtractor(range);
        if (focused === null || focused >= range.count || drawn.includes(focused)) return drawn;
        return [...drawn, focused].toSorted((a, b) => a - b);
      },
      [focused],
    ),
  });
  const drawn = virtualizer.getVirtualItems();

  const { onKeyDown } = useItemFocus({
    listRef: list,
    count: items.length,
    pageSize: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / (estimatedHeight + gap)) - 1),
    scrollToIndex: (index) => virtualizer.scrollToIndex(index),
  });

  useAskAhead(virtualizer.range?.endIndex ?? 0, items.length, hasMore && status === 'ready', onLoadMore);

  const isFirstLoad = items.length === 0 && status === 'loading';
  return (
    <div ref={scroller} className={css.scroller({ isPadded, isStill: isFirstLoad })} data-fills>
      {isFirstLoad && <ListSkeleton label={label} height={estimatedHeight} gap={gap} />}
      {items.length === 0 && status === 'ready' && <div className={css.state}>{empty}</div>}
      {items.length === 0 && status === 'error' && (
        <div className={css.state}>
          <ErrorState {...(onRetry && { onRetry })}>{error}</ErrorState>
        </div>
      )}
      {items.length > 0 && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys go between the items' own controls */}
          <div
            ref={list}
            role="list"
            aria-label={label}
            aria-busy={status === 'loading'}
            className={css.list}
            style={{ height: virtualizer.getTotalSize() }}
            onKeyDown={onKeyDown}
            onBlur={() => setFocused(null)}
          >
            {drawn.map(({ index, key, start }) => (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears of its controls' focus
              <div
                key={key}
                ref={virtualizer.measureElement}
                role="listitem"
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={total ?? (hasMore ? -1 : items.length)}
                tabIndex={-1}
                className={css.item}
                style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
                onFocus={() => setFocused(index)}
              >
                {children(items[index]!, index)}
              </div>
            ))}
          </div>
          <ListFoot status={status} isEnd={!hasMore} endMessage={endMessage} error={error} onRetry={onRetry} />
        </>
      )}
    </div>
  );
}

/** Asks for the next page when the end comes near, once for each length of the list. */
function useAskAhead(last: number, count: number, isWanted: boolean, onLoadMore: (() => void) | undefined) {
  const askedAt = useRef(-1);
  useEffect(() => {
    if (!isWanted || count === 0 || last < count - ASK_AHEAD || askedAt.current === count) return;
    askedAt.current = count;
    onLoadMore?.();
  }, [last, count, isWanted, onLoadMore]);
}
