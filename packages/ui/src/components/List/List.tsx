'use client';

import { useRef } from 'react';
import { useLoadAhead } from '../../internal/useLoadAhead.ts';
import * as css from './List.css.ts';
import { ListFoot, ListPlaceholder } from './ListStates.tsx';
import type { ListProps } from './props.ts';
import { useItemFocus } from './useItemFocus.ts';
import { useItemWindow } from './useItemWindow.ts';

export type { ListProps } from './props.ts';

/** The next page is requested when this many items are left. */
const LOAD_AHEAD = 5;

/**
 * A list of any length in a place of fixed height: only visible items are rendered, so that 10,000 items cost as much as
 * ten. It fills its parent, which must have a height. Screen readers hear the position of each item and the total.
 */
export function List<Item>(props: ListProps<Item>) {
  const { items, isPadded = false, status = 'ready', hasMore = false } = props;
  const itemWindow = useItemWindow(props);
  const { virtualizer, scrollerRef } = itemWindow;
  useLoadAhead({
    last: virtualizer.range?.endIndex ?? 0,
    count: items.length,
    ahead: LOAD_AHEAD,
    isWanted: items.length > 0 && hasMore && status === 'ready',
    onLoadMore: props.onLoadMore,
  });
  const isFirstLoad = items.length === 0 && status === 'loading';
  return (
    <div ref={scrollerRef} className={css.scroller({ isPadded, isStill: isFirstLoad })} data-fills>
      {items.length === 0 ? (
        <ListPlaceholder {...props} />
      ) : (
        <>
          <Items {...props} {...itemWindow} />
          <ListFoot
            status={status}
            isEnd={!hasMore}
            endMessage={props.endMessage}
            error={props.error}
            onRetry={props.onRetry}
          />
        </>
      )}
    </div>
  );
}

function Items<Item>(props: ListProps<Item> & ReturnType<typeof useItemWindow>) {
  const { label, items, children, estimatedHeight, gap = 0, status, total, hasMore = false } = props;
  const { virtualizer, scrollerRef, setFocused } = props;
  const list = useRef<HTMLDivElement>(null);
  const { onKeyDown } = useItemFocus({
    listRef: list,
    count: items.length,
    pageSize: () => Math.max(1, Math.floor((scrollerRef.current?.clientHeight ?? 0) / (estimatedHeight + gap)) - 1),
    scrollToIndex: (index) => virtualizer.scrollToIndex(index),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between the controls in the items
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
      {virtualizer.getVirtualItems().map(({ index, key, start }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the focus of the controls within
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
  );
}
