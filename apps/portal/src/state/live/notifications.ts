import type { Api, Notification } from '@instore/api';
import { NOTIFICATION_PAGE_SIZE } from '@instore/api';
import { proxy } from 'valtio';
import * as v from 'valibot';
import { type Target, safeTarget } from '../../session/safeTarget.ts';
import type { Log } from '../../session/environment.ts';
import type { PlayOnce, Toasts } from '../dependencies.ts';
import { type PagedFacts, emptyPages } from '../mechanisms/pagedFacts.ts';
import { PagedList } from '../mechanisms/pagedList.ts';
import { soundTypeOf } from './sounds.ts';
import { unchanged } from '../mechanisms/unchanged.ts';
import { showFailure } from '../mechanisms/showFailure.ts';

/** Facts about the bell [N-01…N-07]. */
export interface Notifications extends PagedFacts<Notification> {
  readonly content: Notification[];
  readonly totalElements: number;
  /** The last page that is shown, from 0. */
  readonly page: number;
  isOpen: boolean;
  /** Everything is being marked read. */
  isMarkingAllRead: boolean;
  /** The red dot: something that is loaded, or was pushed, is not acknowledged [N-03]. */
  readonly hasUnread: boolean;
  readonly unreadCount: number;
  readonly hasMore: boolean;
}

export interface NotificationsWorld {
  api: Pick<Api, 'notification'>;
  log: Log;
  playOnce: PlayOnce;
  toasts: Pick<Toasts, 'caution' | 'critical'>;
  /** Other tabs hear of what was read here, and this one of what was read there. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  userId: () => string;
  page: { origin: string; redirectOrigins: readonly string[] };
}

/** Where a clicked notification leads: to an address, to the checked-out pairs, or nowhere. */
export type Way = Target | { kind: 'checkedOut' } | undefined;

/** What tabs tell each other: one that was read, or the newest of all that were. */
const told = v.union([
  v.object({ userId: v.string(), id: v.string() }),
  v.object({ userId: v.string(), upTo: v.pipe(v.string(), v.digits()) }),
]);

/** Ids count up (contract, `NotificationId`). */
const isUpTo = (id: string, upTo: string) => id.length < upTo.length || (id.length === upTo.length && id <= upTo);

/** The bell's list: facts and verbs. */
export function createNotifications({ api, log, playOnce, toasts, channel, userId, page }: NotificationsWorld) {
  const facts = proxy<Notifications>({
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
    isMarkingAllRead: false,
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
  /** Read for certain, though an answer that was on its way may not know it yet. */
  const readIds = new Set<string>();
  let readUpTo = '';
  const isRead = ({ id, acknowledged }: Notification) => acknowledged || readIds.has(id) || isUpTo(id, readUpTo);
  const markRead = () => {
    for (const item of facts.content) if (!item.acknowledged && isRead(item)) item.acknowledged = true;
  };
  const share = (news: { id: string } | { upTo: string }) => {
    if ('id' in news) readIds.add(news.id);
    else if (isUpTo(readUpTo, news.upTo)) readUpTo = news.upTo;
    markRead();
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (v.is(told, data) && data.userId === userId()) share(data);
  });
  const tell = (news: { id: string } | { upTo: string }) => {
    share(news);
    channel.postMessage({ userId: userId(), ...news });
  };

  const list = new PagedList(facts, {
    pageSize: NOTIFICATION_PAGE_SIZE,
    pageSizeMax: NOTIFICATION_PAGE_SIZE,
    read: ({ page: number, size }) => api.notification.getNotifications({ userId: userId(), page: number, size }),
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ id }) => id,
    // An answer may be older than an acknowledgement here or in another tab.
    rowOf: (item, shown) => unchanged(shown, isRead(item) ? { ...item, acknowledged: true } : item),
    onFailure: (failure) => {
      log.warn('Notifications could not be read', failure);
      list.clear();
    },
  });

  return {
    facts,
    /** Reads what is shown again, so that nothing pushed during a lost connection is missed [L-04]. */
    refresh: () => list.refresh(),
    /** Reads the next page, as the list is scrolled [N-01]. */
    loadMore: () => list.more(),
    /** A pushed message: on top, once, with one sound [N-03, N-04, L-02]. */
    receive(message: Notification): void {
      if (facts.content.some(({ id }) => id === message.id)) return;
      list.prepend(message);
      // A kiosk's request rings by its own name, so that bell and popup together ring once.
      const event = message.type.name === 'tryout' ? `tryout:${message.objectId ?? message.id}` : message.id;
      playOnce(soundTypeOf(message.type.name), event);
    },
    setOpen(isOpen: boolean): void {
      facts.isOpen = isOpen;
    },
    /** A click: acknowledge once, close, clear, read again; answers where to go [N-05, N-06, N-08]. */
    select(id: string, area: 'shoesize' | 'warehouse' | undefined): { way: Way; done: Promise<void> } {
      const item = facts.content.find((one) => one.id === id);
      facts.isOpen = false;
      if (!item) return { way: undefined, done: Promise.resolve() };
      const { acknowledged, redirectUrl } = item;
      const acknowledge = async () => {
        if (id === '' || acknowledged) return;
        item.acknowledged = true;
        const answer = await api.notification.acknowledgeNotification({ notificationId: id });
        if (answer.ok) tell({ id });
        else log.warn('A notification could not be acknowledged', answer);
        list.clear();
        await list.refresh();
      };
      const target = area === 'warehouse' ? safeTarget(redirectUrl, page.origin, page.redirectOrigins) : undefined;
      return { way: area === 'shoesize' ? { kind: 'checkedOut' } : target, done: acknowledge() };
    },
    /** Everything that was seen is read: news that come meanwhile stay unread. Safe to press twice. */
    async acknowledgeAll(): Promise<void> {
      const upTo = facts.content.reduce((newest, { id }) => (isUpTo(id, newest) ? newest : id), '');
      if (upTo === '' || facts.isMarkingAllRead) return;
      facts.isMarkingAllRead = true;
      const answer = await api.notification.acknowledgeAllNotifications({ upTo });
      facts.isMarkingAllRead = false;
      if (answer.ok) tell({ upTo });
      else {
        log.warn('Notifications could not be acknowledged', answer);
        showFailure(toasts, answer.message);
      }
      // The open list keeps its place until the first page is here [N-06].
      await list.refresh();
    },
  };
}

export type NotificationsState = ReturnType<typeof createNotifications>;
