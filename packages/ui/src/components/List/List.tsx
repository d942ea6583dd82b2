'use client';

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
 * A list of any length: of more than 50 items only those in sight are rendered, so that 10,000 cost as much as ten.
 * It scrolls by itself, or with its page. Screen readers hear the position of each item and the total.
 */
export function List<Item>(props: ListProps<Item>) {
  return props.isInPage ? <Items {...props} /> : <ScrollingList {...props} />;
}

/** A list that scrolls by itself, in each of its states. */
function ScrollingList<Item>(props: ListProps<Item>) {
  const { items, isPadded = false, status = 'ready', hasMore = false } = props;
  const isFirstLoad = items.length === 0 && status === 'loading';
  return (
    <div className={css.scroller({ isPadded, isStill: isFirstLoad })} data-fills>
      {items.length === 0 ? (
        <ListPlaceholder {...props} />
      ) : (
        <>
          <Items {...props} />
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

function Items<Item>(props: ListProps<Item>) {
  const { label, items, getKey, children, estimatedHeight, gap = 0, status = 'ready', total, hasMore = false } = props;
  const { listRef, scroller, virtualizer, placed, after, setFocusedKey } = useItemWindow(props);
  const { onKeyDown } = useItemFocus({
    listRef,
    count: items.length,
    pageSize: () => Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / (estimatedHeight + gap)) - 1),
    scrollToIndex: (index) => virtualizer.scrollToIndex(index),
  });
  useLoadAhead({
    last: virtualizer.range?.endIndex ?? 0,
    count: items.length,
    ahead: LOAD_AHEAD,
    isWanted: hasMore && status === 'ready',
    onLoadMore: props.onLoadMore,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between the controls in the items
    <div
      ref={listRef}
      role="list"
      aria-label={label}
      aria-busy={status === 'loading'}
      className={css.list}
      style={{ rowGap: gap, paddingBlockEnd: after }}
      onKeyDown={onKeyDown}
      onBlur={() => setFocusedKey(null)}
    >
      {placed.map(({ index, before }) => {
        const item = items[index]!;
        const key = getKey(item);
        return (
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
            style={before === 0 ? undefined : { marginBlockStart: before }}
            onFocus={() => setFocusedKey(key)}
          >
            {children(item, index)}
          </div>
        );
      })}
    </div>
  );
}
