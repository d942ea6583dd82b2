'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { NotificationBellProps, NotificationItem } from './props.ts';
import { NotificationLater } from './NotificationLater.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { useStable } from '../../internal/useStable.ts';
import { useIcons } from './useIcons.tsx';
import { useNotificationRows } from './useNotificationRows.ts';
import * as css from './NotificationPanel.css.ts';

/** The next page is requested when this many rows are left: about a third of a page. */
const LOAD_AHEAD = 6;

/** So many folded notifications are read to find others; more would be read in vain. */
const FOLDED_MAX = 100;

/** The list of notifications. Only visible rows are rendered. */
export function NotificationList(props: NotificationBellProps & { now: number }) {
  const { notifications, now, isLoading = false, hasMore = false, onLoadMore, onSelect } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, shown, last } = useNotificationRows(scroller, notifications);
  const icons = useIcons(shown.flatMap(({ index }) => notifications[index] ?? []));
  const select = useStable(onSelect);
  const { postponements, onPostpone } = props;
  // The notification whose postponements are shown.
  const [choosingFor, setChoosingFor] = useState<string>();
  const postpone = (id: string, postponement: string) => {
    setChoosingFor(undefined);
    // The pressed button leaves the page.
    scroller.current?.focus();
    onPostpone?.(id, postponement);
  };
  const { length } = notifications;
  // Once for each length: after a short page, the next one is requested. A page may have only what is folded.
  const read = length + Math.min(props.handled?.notifications.length ?? 0, FOLDED_MAX);
  const endOf = hasMore && !isLoading && last >= length - LOAD_AHEAD ? read : undefined;
  const loadMore = useEffectEvent(() => onLoadMore?.());
  useEffect(() => {
    if (endOf !== undefined) loadMore();
  }, [endOf]);

  return (
    <div ref={scroller} className={css.scroller} tabIndex={-1}>
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
              {item.group === undefined || item.group === notifications[index - 1]?.group ? null : (
                <h3 className={css.group}>{item.group}</h3>
              )}
              <NotificationRow item={item} iconUrl={icons.urlOf(item)} now={now} onSelect={select} />
              {postponements && isOpen(item) ? (
                <NotificationLater
                  postponements={postponements}
                  isChoosing={choosingFor === item.id}
                  onChoosingChange={(isChoosing) => setChoosingFor(isChoosing ? item.id : undefined)}
                  onPostpone={(postponement) => postpone(item.id, postponement)}
                />
              ) : null}
            </li>
          ) : null;
        })}
      </ul>
      {icons.probes}
      <End isLoading={isLoading} hasMore={hasMore} />
    </div>
  );
}

const isOpen = ({ acknowledged, postponedUntil }: NotificationItem) => !acknowledged && postponedUntil === undefined;

function End({ isLoading, hasMore }: { isLoading: boolean; hasMore: boolean }) {
  const say = useMessages('NotificationBell');
  return (
    <div className={css.end} role="status">
      {isLoading ? <Spinner label={say('Loading notifications')} /> : null}
      {isLoading || hasMore ? null : say('Yay! You have seen it all')}
    </div>
  );
}
