import type { PastToast } from '../Toast/toasts.ts';
import type { NotificationSound } from './NotificationSounds.tsx';
import type { Unstyled } from '../../internal/props.ts';

/** A pair as the bell shows it. */
export interface NotificationPair {
  name: string;
  /** As on the box, with its system: "10.5", "US M". */
  size: string;
  sizeSystem: string;
  imageUrl: string;
  /** Number of further pairs. @default 0 */
  others?: number;
}

/** A notification. */
export interface NotificationItem {
  id: string;
  /** `null` shows as two dashes. */
  title: string | null;
  /** Kind of the object with the id `objectId`: "Request". */
  objectIdName: string;
  objectId: string | null;
  /**
   * Address of the icon of the type, a shape on a transparent background; it is drawn in the colour of the text. The
   * default icon is shown without an address, or if the icon does not load.
   */
  iconUrl?: string | null | undefined;
  /** The pair that it is about, the first one of several; its picture is before the title, with a small icon of the type. */
  pair?: NotificationPair | undefined;
  /** Where it comes from: "Kiosk Front door". @default nothing is shown */
  from?: string | undefined;
  /** The user has seen the notification. */
  acknowledged: boolean;
  /** Time, ISO 8601; the list shows its age, and the exact time on hover and for screen readers. */
  at?: string | undefined;
  /** When it comes back, ISO 8601, if the user has postponed it. */
  postponedUntil?: string | undefined;
  /** Heading above the first of several items that follow each other with the same one. @default no heading */
  group?: string | undefined;
}

/** Notifications that colleagues have handled. */
export interface HandledNotifications {
  /** Newest first. */
  notifications: readonly NotificationItem[];
  /** Names of the colleagues, each once. */
  people: readonly string[];
}

export interface NotificationBellProps extends Unstyled {
  /** Number of notifications that are neither acknowledged nor postponed; part of the button's name. */
  unreadCount: number;
  /** Shows the red dot. */
  hasUnread: boolean;
  /** Whether the list is shown. */
  isOpen: boolean;
  /** Called when the list is opened or closed. */
  onOpenChange: (isOpen: boolean) => void;
  /** Takes the focus when it is rendered, e.g. because it replaces a bell that had the focus. @default false */
  autoFocus?: boolean;
  /** Which notifications are listed, with `onViewChange`. @default there is no choice */
  view?: 'all' | 'open';
  /** Called with the view that the user chose. */
  onViewChange?: (view: 'all' | 'open') => void;
  /** For how long a notification can be postponed. @default it cannot */
  postponements?: readonly { id: string; label: string }[];
  /** Called with the id of the notification and of the postponement. */
  onPostpone?: (id: string, postponement: string) => void;
  /** Newest first. */
  notifications: readonly NotificationItem[];
  /** Those that colleagues have handled: they are folded below the others. @default none */
  handled?: HandledNotifications | undefined;
  /** Current time in ms, for the ages; the host updates it. @default 0 */
  now?: number;
  /** A page is being loaded. @default false */
  isLoading?: boolean;
  /** There are further pages; without them the end message is shown. @default false */
  hasMore?: boolean;
  /** Called when the end of the list comes near; not while `isLoading`. */
  onLoadMore?: () => void;
  /** Called with the id of the notification that was pressed. */
  onSelect: (id: string) => void;
  /** Marks all notifications as acknowledged. Without it there is no such button. */
  onMarkAllRead?: () => void;
  /** The marking is running. @default false */
  isMarkingAllRead?: boolean;
  /** Sounds of notifications; without it there are no sound settings. */
  sound?: NotificationSound;
  /** Past toasts, newest first; without them there is no such view. */
  messages?: readonly PastToast[];
  /** Called when all messages are removed. */
  onClearMessages?: () => void;
}
