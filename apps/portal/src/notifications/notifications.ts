import type { Api, Notification, Postponement } from '@instore/api';
import { NOTIFICATION_PAGE_SIZE } from '@instore/api';
import { ref } from 'valtio';
import type { Log } from '../session/clockAndLog.ts';
import { type Target, safeTarget } from '../session/safeTarget.ts';
import type { PlayOnce, Toasts } from '../shared/toasts/dependencies.ts';
import { PagedList } from '../shared/lists/pagedList.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import { type NotifiedObject, isAbout } from '../shared/lines/notifiedObjects.ts';
import { createAcknowledgements, isUpTo } from './acknowledgements.ts';
import { createEndings } from './endings.ts';
import { type NotificationList, type Notifications, createNotificationState, isOpenOne } from './notificationState.ts';
import { LOADED_NOTIFICATIONS, countDropped, createPushed } from './pushedNotifications.ts';

/** Where a clicked notification leads: to an address, to the checked-out lines, or nowhere. */
export type Destination = Target | { kind: 'checkedOut' } | undefined;

/** The notifications of the bell: state and actions. */
export function createNotifications({
  api,
  log,
  playOnce,
  toasts,
  channel,
  userId,
  page,
  now,
  after,
}: {
  api: Pick<Api, 'notification'>;
  log: Log;
  playOnce: PlayOnce;
  toasts: Pick<Toasts, 'caution' | 'critical'>;
  /** Connects the tabs of this browser. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  userId: () => string;
  page: { origin: string; redirectOrigins: readonly string[] };
  now: () => number;
  /** Runs once after `ms` milliseconds. */
  after: (ms: number, run: () => void) => unknown;
}) {
  const state = createNotificationState();
  const acknowledgements = createAcknowledgements({ state, api, log, channel, userId });
  const endAtTime = createEndings({ now, after, remove: (id) => list.remove(id) });
  const list = createList({ state, api, log, acknowledgements, userId, endAtTime });
  return {
    state,
    /** Reads the shown notifications again: messages of a lost connection are missing [L-04]. */
    refresh: (): Promise<void> => list.refresh(),
    /** Reads the next page, as the list is scrolled [N-01]. */
    loadMore: (): Promise<void> => list.more(),
    setOpen(isOpen: boolean): void {
      state.isOpen = isOpen;
      if (!isOpen) countDropped(state, 0, () => list.keepFirst(LOADED_NOTIFICATIONS));
    },
    /** Shows all notifications, or the open ones [N-10]. */
    setView(view: Notifications['view']): void {
      state.view = view;
    },
    ...createPushed({ state, list, update: acknowledgements.update, playOnce, after }),
    ...createAnswers({ state, list, acknowledgements, toasts, page }),
    ...createPostponing({ api, log, acknowledgements, toasts }),
  };
}

/** The list of notifications, as it is read page by page [N-01, N-07]. */
function createList({
  state,
  api,
  log,
  acknowledgements,
  userId,
  endAtTime,
}: {
  state: Notifications;
  api: Pick<Api, 'notification'>;
  log: Log;
  acknowledgements: ReturnType<typeof createAcknowledgements>;
  userId: () => string;
  endAtTime: (item: Notification) => void;
}): NotificationList {
  /** Open notifications of the pages that were read since the first one. */
  let openRead = 0;
  const list: NotificationList = new PagedList(state, {
    pageSize: NOTIFICATION_PAGE_SIZE,
    pageSizeMax: NOTIFICATION_PAGE_SIZE,
    async read(part) {
      const answer = await api.notification.getNotifications({ userId: userId(), page: part.page, size: part.size });
      if (!answer.ok) return answer;
      const { content, openElements = 0 } = answer.data;
      openRead = (part.page === 0 ? 0 : openRead) + content.filter(isOpenOne).length;
      state.openElsewhere = Math.max(0, openElements - openRead);
      return answer;
    },
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ id }) => id,
    // A notification is replaced, never changed, so its parts need not be observed.
    rowOf(item, shown) {
      endAtTime(item);
      return unchanged(shown, ref(acknowledgements.update(item)));
    },
    // N-07: a failure empties the list.
    onFailure(failure) {
      log.warn('Notifications could not be read', failure);
      list.clear();
    },
  });
  return list;
}

/** Postpones notifications: they are not open until their time [N-10]. */
function createPostponing({
  api,
  log,
  acknowledgements,
  toasts,
}: {
  api: Pick<Api, 'notification'>;
  log: Log;
  acknowledgements: ReturnType<typeof createAcknowledgements>;
  toasts: Pick<Toasts, 'caution' | 'critical'>;
}) {
  const writes = new Writes();
  return {
    /** Postpones a notification. The store brings it back with a new id. */
    async postpone(id: string, until: Postponement): Promise<void> {
      const answer = await writes.send(`postpone ${id}`, (key) =>
        api.notification.postponeNotification({ notificationId: id, body: { until } }, { key }),
      );
      if (answer?.ok) acknowledgements.postpone(id, answer.data.postponedUntil);
      else if (answer) {
        log.warn('A notification could not be postponed', answer);
        showFailure(toasts, answer.message);
      }
    },
  };
}

/** What the user does about notifications: they are acknowledged. */
function createAnswers({
  state,
  list,
  acknowledgements,
  toasts,
  page,
}: {
  state: Notifications;
  list: NotificationList;
  acknowledgements: ReturnType<typeof createAcknowledgements>;
  toasts: Pick<Toasts, 'caution' | 'critical'>;
  page: { origin: string; redirectOrigins: readonly string[] };
}) {
  const { acknowledge, acknowledgeUpTo } = acknowledgements;
  const writes = new Writes();
  /** Acknowledges a clicked notification once, and reads the list again. */
  const acknowledgeClicked = async (item: Notification): Promise<void> => {
    if (item.id === '' || item.acknowledged) return;
    await acknowledge(item);
    list.clear();
    await list.refresh();
  };
  return {
    /** A click: closes the list, acknowledges once and reads again. Returns where to go [N-05, N-06, N-08]. */
    select(id: string, area: 'shoesize' | 'warehouse' | undefined): { destination: Destination; done: Promise<void> } {
      const item = state.byId[id];
      state.isOpen = false;
      if (!item) return { destination: undefined, done: Promise.resolve() };
      const target = area === 'warehouse' ? safeTarget(item.redirectUrl, page.origin, page.redirectOrigins) : undefined;
      return { destination: area === 'shoesize' ? { kind: 'checkedOut' } : target, done: acknowledgeClicked(item) };
    },
    /** The user has handled these objects elsewhere on the page: acknowledges their loaded notifications [N-05]. */
    async handled(objects: readonly NotifiedObject[]): Promise<void> {
      // A page that opens an object may do so before its notifications are read.
      if (!state.isKnown) await list.refresh();
      const open = state.content.filter(
        (item) => !item.acknowledged && objects.some((object) => isAbout(item, object)),
      );
      for (const item of open) await acknowledge(item);
      if (open.length > 0) await list.refresh();
    },
    /** 'Mark all as read': acknowledges the listed notifications. Those that are pushed during the call stay unread. */
    async acknowledgeAll(): Promise<void> {
      const upTo = state.order.reduce((newest, id) => (isUpTo(id, newest) ? newest : id), '');
      if (upTo === '') return;
      const answer = await writes.whilePending(state.acknowledgingAll, () => acknowledgeUpTo(upTo));
      if (!answer) return;
      if (!answer.ok) showFailure(toasts, answer.message);
      await list.refresh();
    },
  };
}

export type NotificationsStore = ReturnType<typeof createNotifications>;
