'use client';

import { useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { onDemand } from '../../loading/onDemand.tsx';
import type { NotificationPanelProps } from './NotificationPanel.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './NotificationBell.css.ts';
import type { NotificationBellProps } from './props.ts';

export type { NotificationBellProps, NotificationItem } from './props.ts';

const NotificationPanel = onDemand<NotificationPanelProps>(() =>
  import('./NotificationPanel.tsx').then((module) => module.NotificationPanel),
);

/** The bell in the header, and the panel of notifications that hangs from it. */
export function NotificationBell(props: NotificationBellProps) {
  const say = useMessages('NotificationBell');
  const { unreadCount, hasUnread, isOpen, onOpenChange, autoFocus, sound } = props;
  const button = useRef<HTMLButtonElement>(null);
  const name = [
    say('Notifications'),
    unreadCount > 0 && say('{count} unread', { count: unreadCount }),
    sound?.quietUntil && say('muted'),
  ];
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.bell}
        aria-label={name.filter(Boolean).join(', ')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        autoFocus={autoFocus}
        // The panel is usually loaded before the click.
        onPointerEnter={() => void NotificationPanel.load()}
        onClick={() => onOpenChange(!isOpen)}
      >
        <Icon icon={icons.bell} size={24} />
        {hasUnread ? <span className={css.dot} data-unread-dot="" /> : null}
      </button>
      {isOpen ? <NotificationPanel {...props} triggerRef={button} /> : null}
    </>
  );
}
