'use client';

import { memo } from 'react';
import { Code } from '../Code/Code.tsx';
import { formatRelativeTime } from '../RelativeTime/formatRelativeTime.ts';
import { ImageWithFallback } from '../ImageWithFallback/ImageWithFallback.tsx';
import { NotificationIcon } from './NotificationIcon.tsx';
import type { NotificationItem, NotificationPair } from './props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import * as css from './NotificationPanel.css.ts';
import { MISSING } from '../../internal/missingValue.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

interface NotificationRowProps {
  item: NotificationItem;
  /** Without an address the default icon is shown. */
  iconUrl: string | undefined;
  now: number;
  /** Must stay the same: a new function renders every row again. */
  onSelect: (id: string) => void;
}

/** When a postponed notification comes back: the time, with the weekday on another day. */
function backAt(postponedUntil: string, now: number, locale: string): string {
  const back = new Date(postponedUntil);
  const isToday = back.toDateString() === new Date(now).toDateString();
  return back.toLocaleString(locale, { weekday: isToday ? undefined : 'short', hour: 'numeric', minute: '2-digit' });
}

/** One notification, a button. It is not rendered again when further ones are added above it. */
export const NotificationRow = memo(function DrawRow({ item, iconUrl, now, onSelect }: NotificationRowProps) {
  const say = useMessages('NotificationBell');
  const sayAge = useMessages('RelativeTime');
  const locale = useLocale();
  const kind = item.acknowledged || item.postponedUntil !== undefined ? 'read' : 'new';
  const at = Date.parse(item.at ?? '');
  // Formatted once for both places: nothing else of a row costs as much.
  const exact = Number.isNaN(at) ? undefined : new Date(at).toLocaleString(locale);
  return (
    <button
      type="button"
      className={css.item}
      data-new={kind === 'new' || undefined}
      data-pair={item.pair !== undefined || undefined}
      // The exact time for those who cannot hover: touch screens and screen readers.
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- global since ARIA 1.3
      aria-description={exact}
      onClick={() => onSelect(item.id)}
    >
      {item.pair === undefined ? (
        <NotificationIcon url={iconUrl} kind={kind} />
      ) : (
        <>
          <span className={css.media}>
            <ImageWithFallback src={item.pair.imageUrl} alt="" width={64} height={34} />
            <span className={css.mediaIcon}>
              <NotificationIcon url={iconUrl} kind={kind} />
            </span>
          </span>
          <Size pair={item.pair} />
        </>
      )}
      <span className={css.words}>
        <span className={css.itemTitle[kind]}>{wholeCodes(item.title ?? MISSING)}</span>
        {item.pair === undefined || item.title?.includes(item.pair.name) ? null : <Name pair={item.pair} />}
        <span className={css.meta}>
          <span>
            {item.objectIdName} {item.objectId === null ? null : <Code>{item.objectId}</Code>}
          </span>
          {item.from === undefined || item.title?.includes(item.from) ? null : <span>{item.from}</span>}
          {item.postponedUntil === undefined ? null : (
            <span>{say('Later, back at {time}', { time: backAt(item.postponedUntil, now, locale) })}</span>
          )}
          {exact === undefined ? null : (
            <time dateTime={item.at} title={exact} className={css.rowAge}>
              {formatRelativeTime(at, now, sayAge)}
            </time>
          )}
        </span>
      </span>
      {kind === 'new' ? <span className={css.unread} role="img" aria-label={say('Unread')} /> : null}
    </button>
  );
});

/** The size, which is read at a glance. */
function Size({ pair: { size, sizeSystem } }: { pair: NotificationPair }) {
  return (
    <span className={css.size}>
      <b className={css.figure}>{size}</b>
      {sizeSystem === 'Regular' ? null : <span className={css.system}>{sizeSystem}</span>}
    </span>
  );
}

/** The pair, where the title does not name it. */
function Name({ pair: { name, others = 0 } }: { pair: NotificationPair }) {
  const say = useMessages('NotificationBell');
  return (
    <span className={css.pairName}>
      {others === 0 ? name : say('{name} and {count} more', { name, count: others })}
    </span>
  );
}
