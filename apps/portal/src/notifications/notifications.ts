import type { Api, Notification } from '@instore/api';
import { NOTIFICATION_PAGE_SIZE } from '@instore/api';
import { ref } from 'valtio';
import type { Log } from '../session/clockAndLog.ts';
import { type Target, safeTarget } from '../session/safeTarget.ts';
import type { PlayOnce, Toasts } from '../shared/toasts/dependencies.ts';
import { bindActions } from '../shared/bindActions.ts';
import { PagedList } from '../shared/lists/pagedList.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import { type NotifiedObject, isAbout, subjectOf } from '../shared/lines/notifiedObjects.ts';
import { asAcknowledged, createAcknowledgements, isUpTo } from './acknowledgements.ts';
import { type Notifications, createNotificationState } from './notificationState.ts';
import { soundTypeOf } from '../shared/soundTypes.ts';

export interface NotificationsDependencies {
  api: Pick<Api, 'notification'>;
  log: Log;
  playOnce: PlayOnce;
  toasts: Pick<Toasts, 'caution' | 'critical'>;
  /** Connects the tabs of this browser. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  userId: () => string;
  page: { origin: string; redirectOrigins: readonly string[] };
  /** Runs once after `ms` milliseconds. */
  after: (ms: number, run: () => void) => unknown;
}

/** Notifications that are held while the list is closed: five pages. Older ones are read again as it is scrolled. */
export const HELD_NOTIFICATIONS = 5 * NOTIFICATION_PAGE_SIZE;

/**
 * How long pushed notifications are collected, milliseconds, so that a burst is shown in a few changes. The first one is
 * shown at once. A user takes what happens within 100 ms for immediate (RAIL).
 */
export const COLLECT_MS = 100;

/** Where a clicked notification leads: to an address, to the checked-out lines, or nowhere. */
export type Destination = Target | { kind: 'checkedOut' } | undefined;

interface Context {
  readonly state: Notifications;
  readonly deps: NotificationsDependencies;
  readonly list: PagedList<Notification, Notification, { content: Notification[]; totalElements: number }>;
  readonly acknowledgements: ReturnType<typeof createAcknowledgements>;
  /** Pushed notifications since the last change, oldest first; undefined while none are collected. */
  collected: Map<string, Notification> | undefined;
}

function createContext(deps: NotificationsDependencies): Context {
  const { api, log, channel, userId } = deps;
  const state = createNotificationState();
  const acknowledgements = createAcknowledgements({ state, channel, userId });
  const list: Context['list'] = new PagedList(state, {
    pageSize: NOTIFICATION_PAGE_SIZE,
    pageSizeMax: NOTIFICATION_PAGE_SIZE,
    read: ({ page, size }) => api.notification.getNotifications({ userId: userId(), page, size }),
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ id }) => id,
    // A notification is replaced, never changed, so its parts need not be observed.
    rowOf: (item, shown) => unchanged(shown, ref(acknowledgements.update(item))),
    // N-07: a failure empties the list.
    onFailure(failure) {
      log.warn('Notifications could not be read', failure);
      list.clear();
    },
  });
  return { state, deps, list, acknowledgements, collected: undefined };
}

/** Reads what is shown again, so that nothing pushed during a lost connection is missed [L-04]. */
const refresh = ({ list }: Context): Promise<void> => list.refresh();

/** Reads the next page, as the list is scrolled [N-01]. */
const loadMore = ({ list }: Context): Promise<void> => list.more();

/** Takes a pushed notification: on top, once, with one sound [N-03, N-04, L-02]. */
function receive(context: Context, notification: Notification): void {
  if (context.collected) context.collected.set(notification.id, notification);
  else {
    take(context, [notification]);
    collect(context);
  }
}

/** Collects pushed notifications for `COLLECT_MS` and shows them together. Repeats until an interval has none. */
function collect(context: Context): void {
  const collected = new Map<string, Notification>();
  context.collected = collected;
  context.deps.after(COLLECT_MS, () => {
    context.collected = undefined;
    if (collected.size === 0) return;
    take(context, [...collected.values()]);
    collect(context);
  });
}

/** Shows notifications, the last one on top, with one sound for each type. */
function take({ state, deps, list }: Context, pushed: readonly Notification[]): void {
  const fresh = pushed.filter(({ id }) => !state.byId[id]);
  list.prependAll(fresh, state.isOpen ? undefined : HELD_NOTIFICATIONS);
  if (!state.isOpen) list.keepFirst(HELD_NOTIFICATIONS);
  const sounds = new Map<string | undefined, string[]>();
  for (const notification of fresh) {
    const { id, type } = notification;
    // The popup of a kiosk request plays its sound by the same name, so only one of the two sounds.
    const event = type.name === 'tryout' ? `tryout:${subjectOf(notification).objectId ?? id}` : id;
    const events = sounds.get(type.name);
    if (events) events.push(event);
    else sounds.set(type.name, [event]);
  }
  for (const [type, events] of sounds) deps.playOnce(soundTypeOf(type), ...events);
}

function setOpen({ state, list }: Context, isOpen: boolean): void {
  state.isOpen = isOpen;
  if (!isOpen) list.keepFirst(HELD_NOTIFICATIONS);
}

async function acknowledge({ state, deps, list, acknowledgements }: Context, item: Notification): Promise<void> {
  const { id } = item;
  if (id === '' || item.acknowledged) return;
  state.byId[id] = asAcknowledged(item);
  const answer = await deps.api.notification.acknowledgeNotification({ notificationId: id });
  if (answer.ok) acknowledgements.share({ id });
  else deps.log.warn('A notification could not be acknowledged', answer);
  list.clear();
  await list.refresh();
}

/** A click: closes the list, acknowledges once and reads again. Returns where to go [N-05, N-06, N-08]. */
function select(
  context: Context,
  id: string,
  area: 'shoesize' | 'warehouse' | undefined,
): { destination: Destination; done: Promise<void> } {
  const { state, deps } = context;
  const item = state.byId[id];
  state.isOpen = false;
  if (!item) return { destination: undefined, done: Promise.resolve() };
  const { origin, redirectOrigins } = deps.page;
  const target = area === 'warehouse' ? safeTarget(item.redirectUrl, origin, redirectOrigins) : undefined;
  return { destination: area === 'shoesize' ? { kind: 'checkedOut' } : target, done: acknowledge(context, item) };
}

/** The user has handled these objects elsewhere on the page: acknowledges their loaded notifications [N-05]. */
async function handled(
  { state, deps, list, acknowledgements }: Context,
  objects: readonly NotifiedObject[],
): Promise<void> {
  // A page that opens an object may do so before its notifications are read.
  if (!state.isKnown) await list.refresh();
  const open = state.content.filter((item) => !item.acknowledged && objects.some((object) => isAbout(item, object)));
  for (const item of open) {
    state.byId[item.id] = asAcknowledged(item);
    const answer = await deps.api.notification.acknowledgeNotification({ notificationId: item.id });
    if (answer.ok) acknowledgements.share({ id: item.id });
    else deps.log.warn('A notification could not be acknowledged', answer);
  }
  if (open.length > 0) await list.refresh();
}

/** 'Mark all as read': acknowledges the listed notifications. Those that are pushed during the call stay unread. */
async function acknowledgeAll({ state, deps, list, acknowledgements }: Context): Promise<void> {
  const upTo = state.order.reduce((newest, id) => (isUpTo(id, newest) ? newest : id), '');
  if (upTo === '' || state.isMarkingAllRead) return;
  state.isMarkingAllRead = true;
  const answer = await deps.api.notification.acknowledgeAllNotifications({ upTo });
  state.isMarkingAllRead = false;
  if (answer.ok) acknowledgements.share({ upTo });
  else {
    deps.log.warn('Notifications could not be acknowledged', answer);
    showFailure(deps.toasts, answer.message);
  }
  await list.refresh();
}

/** The notifications of the bell: state and actions. */
export function createNotifications(deps: NotificationsDependencies) {
  const context = createContext(deps);
  const actions = { refresh, loadMore, receive, setOpen, select, handled, acknowledgeAll };
  return { state: context.state, ...bindActions(context, actions) };
}

export type NotificationsStore = ReturnType<typeof createNotifications>;
