import { NOTIFICATION_PAGE_SIZE, type Notification } from '@instore/api';
import { proxy } from 'valtio';
import type { PagedList } from '../shared/lists/pagedList.ts';
import { type PagedState, emptyPages } from '../shared/lists/pagedState.ts';

/** State of the bell [N-01…N-07]. */
export interface Notifications extends PagedState<Notification> {
  /** Newest first. */
  readonly content: Notification[];
  readonly totalElements: number;
  /** The last page that is shown, from 0. */
  readonly page: number;
  isOpen: boolean;
  /** All notifications, or those that are open, by kind [N-10]. */
  view: 'all' | 'open';
  /** Open notifications that are older than the loaded ones. */
  openElsewhere: number;
  /** 'Mark all as read' is in flight. */
  readonly acknowledgingAll: { isPending: boolean };
  /** The red dot: a notification is open [N-03, N-10]. */
  readonly hasUnread: boolean;
  /** Number of open notifications. */
  readonly unreadCount: number;
  readonly hasMore: boolean;
}

/** Whether a notification is neither acknowledged nor postponed. */
export const isOpenOne = ({ acknowledged, postponedUntil }: Readonly<Notification>): boolean =>
  !acknowledged && postponedUntil === undefined;

/** Whether a colleague has accepted or picks what it asks for. */
export const isHandledByColleague = ({ handledBy }: Readonly<Notification>): boolean => handledBy !== undefined;

export type NotificationList = PagedList<
  Notification,
  Notification,
  { content: Notification[]; totalElements: number; openElements?: number }
>;

export function createNotificationState(): Notifications {
  return proxy<Notifications>({
    ...emptyPages(),
    get content(): Notification[] {
      return this.order.flatMap((id) => this.byId[id] ?? []);
    },
    get totalElements(): number {
      return this.total;
    },
    get page(): number {
      return Math.max(0, Math.ceil(this.order.length / NOTIFICATION_PAGE_SIZE) - 1);
    },
    isOpen: false,
    view: 'all',
    openElsewhere: 0,
    acknowledgingAll: { isPending: false },
    get hasUnread(): boolean {
      return this.unreadCount > 0;
    },
    get unreadCount(): number {
      return this.content.filter(isOpenOne).length + this.openElsewhere;
    },
    get hasMore(): boolean {
      // The open ones are among all: older pages are read until none is missing.
      return this.order.length < this.total && (this.view === 'all' || this.openElsewhere > 0);
    },
  });
}
