'use client';

import { memo } from 'react';
import { Code } from '../Code/Code.tsx';
import { formatRelativeTime } from '../RelativeTime/formatRelativeTime.ts';
import { NotificationIcon } from './NotificationIcon.tsx';
import type { NotificationItem } from './props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import * as css from './NotificationPanel.css.ts';

interface NotificationRowProps {
  item: NotificationItem;
  now: number;
  /** Stays the same, or every row is drawn anew. */
  onSelect: (id: string) => void;
}

/** One piece of news; a button, since it always leads somewhere. Drawn once, however many come on top of it. */
export const NotificationRow = memo(function DrawRow({ item, now, onSelect }: NotificationRowProps) {
  const say = useMessages('NotificationBell');
  const sayAge = useMessages('RelativeTime');
  const locale = useLocale();
  const kind = item.acknowledged ? 'read' : 'new';
  const at = Date.parse(item.at ?? '');
  // Written out once for both that tell it: nothing else of a row costs as much.
  const exact = Number.isNaN(at) ? undefined : new Date(at).toLocaleString(locale);
  return (
    <button
      type="button"
      className={css.item}
      data-new={kind === 'new' || undefined}
      // A finger cannot hover for the exact time, and neither can a screen reader.
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- global since ARIA 1.3
      aria-description={exact}
      onClick={() => onSelect(item.id)}
    >
      <NotificationIcon url={item.iconUrl} kind={kind} />
      <span className={css.words}>
        <span className={css.itemTitle[kind]}>{item.title ?? '--'}</span>
        <span className={css.meta}>
          <span>
            {item.objectIdName} {item.objectId === null ? null : <Code>{item.objectId}</Code>}
          </span>
          {exact === undefined ? null : (
            <time dateTime={item.at} title={exact} className={css.ageOfNews}>
              {formatRelativeTime(at, now, sayAge)}
            </time>
          )}
        </span>
      </span>
      {kind === 'new' ? <span className={css.unread} role="img" aria-label={say('Unread')} /> : null}
    </button>
  );
});
