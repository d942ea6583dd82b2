import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { NotificationBellProps } from './NotificationBell.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { useMessages } from '../internal/useMessages.ts';
import * as css from './NotificationPanel.css.ts';

/** Height of a row before it is measured, in px: 14 + 42 + 14 and the rule. */
const ROW_HEIGHT = 71;
/** So many rows before the end the next page is asked for: about a third of one. */
const LOAD_AHEAD = 6;

/** The list, windowed: a thousand items cost as much as ten. Apart, since the popover mounts it a moment later. */
export function NotificationNews(props: NotificationBellProps & { now: number }) {
  const say = useMessages('NotificationBell');
  const { notifications, now, isLoading = false, hasMore = false, onLoadMore, onSelect } = props;
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the kit is not compiled by React Compiler
  const rows = useVirtualizer({
    count: notifications.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => notifications[index]?.id ?? index,
    estimateSize: () => ROW_HEIGHT,
    overscan: 4,
  });
  const shown = rows.getVirtualItems();
  const isNearEnd = (shown.at(-1)?.index ?? -1) >= notifications.length - LOAD_AHEAD;

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
              <NotificationRow item={item} now={now} onSelect={() => onSelect(item.id)} />
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
