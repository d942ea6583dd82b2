import type { Api, Notification } from '@instore/api';
import { NOTIFICATION_PAGE_SIZE } from '@instore/api';
import { proxy } from 'valtio';
import * as v from 'valibot';
import { type Target, safeTarget } from '../session/safeTarget.ts';
import type { Log } from '../session/environment.ts';
import type { PlayOnce, Toasts } from './dependencies.ts';
import { soundTypeOf } from './sounds.ts';
import { unchanged } from './unchanged.ts';
import { showFailure } from './showFailure.ts';

/** Facts about the bell [N-01…N-07]. */
export interface Notifications {
  content: Notification[];
  totalElements: number;
  page: number;
  isLoading: boolean;
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

const newestFirst = (list: readonly Notification[]) => [...new Map(list.map((one) => [one.id, one])).values()];

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
    content: [],
    totalElements: 0,
    page: 0,
    isLoading: false,
    isOpen: false,
    isMarkingAllRead: false,
    get hasUnread(): boolean {
      return this.content.some(({ acknowledged }) => !acknowledged);
    },
    get unreadCount(): number {
      return this.content.filter(({ acknowledged }) => !acknowledged).length;
    },
    get hasMore(): boolean {
      return this.content.length < this.totalElements;
    },
  });
  let asked = 0;
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

  const load = async (number: number): Promise<void> => {
    asked += 1;
    const mine = asked;
    // Pushed while the answer is on its way, and perhaps not in it.
    const before = new Set(facts.content.map(({ id }) => id));
    facts.isLoading = true;
    const answer = await api.notification.getNotifications({
      userId: userId(),
      page: number,
      size: NOTIFICATION_PAGE_SIZE,
    });
    if (mine !== asked) return;
    facts.isLoading = false;
    facts.page = number;
    if (!answer.ok) {
      log.warn('Notifications could not be read', answer);
      Object.assign(facts, { content: [], totalElements: 0, page: 0 });
      return;
    }
    const { totalElements } = answer.data;
    // Not more than was asked for, whatever a server sends: each one is drawn.
    const here = new Map(facts.content.map((one) => [one.id, one]));
    const content = answer.data.content.slice(0, NOTIFICATION_PAGE_SIZE).map((one) => unchanged(here.get(one.id), one));
    const pushed = facts.content.filter(({ id }) => !before.has(id));
    facts.content = newestFirst(number === 0 ? [...pushed, ...content] : [...facts.content, ...content]);
    facts.totalElements = totalElements;
    markRead();
  };

  return {
    facts,
    /** The first page, in place of what is there; after a reconnect nothing pushed in between is missed [L-04]. */
    refresh: (): Promise<void> => load(0),
    /** The next page, as the list is scrolled [N-01]. */
    async loadMore(): Promise<void> {
      // Pushed items shift the pages: the page is counted by what is here, and what comes twice shows once.
      if (!facts.isLoading && facts.hasMore) await load(Math.floor(facts.content.length / NOTIFICATION_PAGE_SIZE));
    },
    /** A pushed message: on top, once, with one sound [N-03, N-04, L-02]. */
    receive(message: Notification): void {
      if (facts.content.some(({ id }) => id === message.id)) return;
      facts.content = [message, ...facts.content];
      facts.totalElements += 1;
      // It may have been read in another tab, where it came sooner.
      markRead();
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
        Object.assign(facts, { content: [], totalElements: 0, page: 0 });
        await load(0);
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
      await load(0);
    },
  };
}

export type NotificationsState = ReturnType<typeof createNotifications>;
