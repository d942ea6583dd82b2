import { Suspense, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { onDemand } from '../internal/onDemand.ts';
import type { Unstyled } from '../internal/props.ts';
import type { NotificationPanelProps } from './NotificationPanel.tsx';
import * as css from './NotificationBell.css.ts';

const loadPanel = () => import('./NotificationPanel.tsx').then((part) => part.NotificationPanel);
const NotificationPanel = onDemand<NotificationPanelProps>(loadPanel, () => null);

/** One piece of news, as the list shows it [N-02]. */
export interface NotificationItem {
  id: string;
  /** `null` shows as two dashes. */
  title: string | null;
  /** What `objectId` is the id of: "Request". */
  objectIdName: string;
  objectId: string | null;
  /** Address of the type's icon, a shape on transparent ground: it is drawn in the colour of the text. */
  iconUrl: string;
  /** Read. */
  acknowledged: boolean;
  /** When, as it is to be read: "14:30". */
  time: string;
}

export interface NotificationBellProps extends Unstyled {
  /** How many of the loaded ones are not read; told with the button's name. */
  unreadCount: number;
  /** Shows the red dot [N-03]. */
  hasUnread: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Newest first. */
  notifications: readonly NotificationItem[];
  /** A page is on its way. @default false */
  isLoading?: boolean;
  /** There are further pages; without them the end message shows. @default false */
  hasMore?: boolean;
  /** Asked for when the end comes near [N-01]; not again while `isLoading`. */
  onLoadMore?: () => void;
  onSelect: (id: string) => void;
  /** No sound on news [N-04]. */
  isMuted: boolean;
  onMutedChange: (isMuted: boolean) => void;
}

/** The bell in the header, and the list that hangs from it. */
export function NotificationBell(props: NotificationBellProps) {
  const { unreadCount, hasUnread, isOpen, onOpenChange } = props;
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.bell}
        aria-label={unreadCount > 0 ? `Notifications, ${unreadCount} not read` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // Fetched as soon as somebody reaches for it.
        onPointerEnter={() => void loadPanel().catch(() => {})}
        onClick={() => onOpenChange(!isOpen)}
      >
        <Icon icon={icons.bell} size={24} />
        {hasUnread ? <span className={css.dot} data-unread-dot="" /> : null}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <NotificationPanel {...props} triggerRef={button} />
        </Suspense>
      ) : null}
    </>
  );
}
