import { NOTIFICATION_PAGE_SIZE, type Notification } from '@instore/api';
import { proxy } from 'valtio';
import type { PagedList } from '../shared/lists/pagedList.ts';
import { type PagedState, emptyPages } from '../shared/lists/pagedState.ts';

/** State about the bell [N-01…N-07]. */
export interface Notifications extends PagedState<Notification> {
  /** Newest first. */
  readonly content: Notification[];
  readonly totalElements: number;
  /** The last page that is shown, from 0. */
  readonly page: number;
  isOpen: boolean;
  /** 'Mark all as read' is in flight. */
  readonly acknowledgingAll: { isPending: boolean };
  /** The red dot: a loaded or pushed notification is not acknowledged [N-03]. */
  readonly hasUnread: boolean;
  readonly unreadCount: number;
  readonly hasMore: boolean;
}

export type NotificationList = PagedList<
  Notification,
  Notification,
  { content: Notification[]; totalElements: number }
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
    acknowledgingAll: { isPending: false },
    get hasUnread(): boolean {
      return this.content.some(({ acknowledged }) => !acknowledged);
    },
    get unreadCount(): number {
      return this.content.filter(({ acknowledged }) => !acknowledged).length;
    },
    get hasMore(): boolean {
      return this.order.length < this.total;
    },
  });
}
