import type { PastToast } from '../Toast/toasts.ts';
import type { NotificationSound } from './NotificationSounds.tsx';
import type { Unstyled } from '../../internal/props.ts';

/** One piece of news, as the list shows it [N-02]. */
export interface NotificationItem {
  id: string;
  /** `null` shows as two dashes. */
  title: string | null;
  /** What `objectId` is the id of: "Request". */
  objectIdName: string;
  objectId: string | null;
  /**
   * Address of the icon of the type, a shape on transparent ground: it is drawn in the colour of the text. Without an
   * address, and for one that does not load, the default icon is shown.
   */
  iconUrl?: string | null | undefined;
  /** Read. */
  acknowledged: boolean;
  /** When, ISO 8601; its age is shown in words, the exact time told on asking. */
  at?: string | undefined;
}

export interface NotificationBellProps extends Unstyled {
  /** How many of the loaded ones are unread; told with the button's name. */
  unreadCount: number;
  /** Shows the red dot [N-03]. */
  hasUnread: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Takes the focus as it appears: it stands in for a bell that had it. @default false */
  autoFocus?: boolean;
  /** Newest first. */
  notifications: readonly NotificationItem[];
  /** The present, in ms, from which ages are counted; the host lets it tick. @default 0 */
  now?: number;
  /** A page is on its way. @default false */
  isLoading?: boolean;
  /** There are further pages; without them the end message shows. @default false */
  hasMore?: boolean;
  /** Asked for when the end comes near [N-01]; not again while `isLoading`. */
  onLoadMore?: () => void;
  onSelect: (id: string) => void;
  /** Everything that was seen is read now. Without it there is no such button. */
  onMarkAllRead?: () => void;
  /** Marking is on its way. @default false */
  isMarkingAllRead?: boolean;
  /** What news sound like [N-04]; without it there are no switches. */
  sound?: NotificationSound;
  /** Toasts that were shown, newest first; without them there is no such view. */
  messages?: readonly PastToast[];
  onClearMessages?: () => void;
}
