import type { Api, Notification } from '@instore/api';
import { NOTIFICATION_PAGE_SIZE } from '@instore/api';
import type { Log } from '../../session/clockAndLog.ts';
import { type Target, safeTarget } from '../../session/safeTarget.ts';
import type { PlayOnce, Toasts } from '../dependencies.ts';
import { bindVerbs } from '../mechanisms/bindVerbs.ts';
import { PagedList } from '../mechanisms/pagedList.ts';
import { showFailure } from '../mechanisms/showFailure.ts';
import { unchanged } from '../mechanisms/unchanged.ts';
import { createAcknowledgements, isUpTo } from './acknowledgements.ts';
import { type Notifications, createNotificationFacts } from './notificationFacts.ts';
import { soundTypeOf } from './sounds.ts';

export interface NotificationsDependencies {
  api: Pick<Api, 'notification'>;
  log: Log;
  playOnce: PlayOnce;
  toasts: Pick<Toasts, 'caution' | 'critical'>;
  /** Connects the tabs of this browser. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  userId: () => string;
  page: { origin: string; redirectOrigins: readonly string[] };
}

/** Where a clicked notification leads: to an address, to the checked-out lines, or nowhere. */
export type Destination = Target | { kind: 'checkedOut' } | undefined;

interface Context {
  readonly facts: Notifications;
  readonly deps: NotificationsDependencies;
  readonly list: PagedList<Notification, Notification, { content: Notification[]; totalElements: number }>;
  readonly acknowledgements: ReturnType<typeof createAcknowledgements>;
}

function createContext(deps: NotificationsDependencies): Context {
  const { api, log, channel, userId } = deps;
  const facts = createNotificationFacts();
  const acknowledgements = createAcknowledgements({ facts, channel, userId });
  const list: Context['list'] = new PagedList(facts, {
    pageSize: NOTIFICATION_PAGE_SIZE,
    pageSizeMax: NOTIFICATION_PAGE_SIZE,
    read: ({ page, size }) => api.notification.getNotifications({ userId: userId(), page, size }),
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ id }) => id,
    rowOf: (item, shown) => unchanged(shown, acknowledgements.update(item)),
    // N-07: a failure empties the list.
    onFailure(failure) {
      log.warn('Notifications could not be read', failure);
      list.clear();
    },
  });
  return { facts, deps, list, acknowledgements };
}

/** Reads what is shown again, so that nothing pushed during a lost connection is missed [L-04]. */
const refresh = ({ list }: Context): Promise<void> => list.refresh();

/** Reads the next page, as the list is scrolled [N-01]. */
const loadMore = ({ list }: Context): Promise<void> => list.more();

/** Takes a pushed notification: on top, once, with one sound [N-03, N-04, L-02]. */
function receive({ facts, deps, list }: Context, notification: Notification): void {
  const { id, type, objectId } = notification;
  if (facts.byId[id]) return;
  list.prepend(notification);
  // The popup of a kiosk request plays its sound by the same name, so only one of the two is heard.
  const event = type.name === 'tryout' ? `tryout:${objectId ?? id}` : id;
  deps.playOnce(soundTypeOf(type.name), event);
}

function setOpen({ facts }: Context, isOpen: boolean): void {
  facts.isOpen = isOpen;
}

async function acknowledge({ deps, list, acknowledgements }: Context, item: Notification): Promise<void> {
  const { id } = item;
  if (id === '' || item.acknowledged) return;
  item.acknowledged = true;
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
  const { facts, deps } = context;
  const item = facts.byId[id];
  facts.isOpen = false;
  if (!item) return { destination: undefined, done: Promise.resolve() };
  const { origin, redirectOrigins } = deps.page;
  const target = area === 'warehouse' ? safeTarget(item.redirectUrl, origin, redirectOrigins) : undefined;
  return { destination: area === 'shoesize' ? { kind: 'checkedOut' } : target, done: acknowledge(context, item) };
}

/** 'Mark all as read': acknowledges what is shown. Notifications that come meanwhile stay unread. */
async function acknowledgeAll({ facts, deps, list, acknowledgements }: Context): Promise<void> {
  const upTo = facts.order.reduce((newest, id) => (isUpTo(id, newest) ? newest : id), '');
  if (upTo === '' || facts.isMarkingAllRead) return;
  facts.isMarkingAllRead = true;
  const answer = await deps.api.notification.acknowledgeAllNotifications({ upTo });
  facts.isMarkingAllRead = false;
  if (answer.ok) acknowledgements.share({ upTo });
  else {
    deps.log.warn('Notifications could not be acknowledged', answer);
    showFailure(deps.toasts, answer.message);
  }
  await list.refresh();
}

/** The notifications of the bell: facts and verbs. */
export function createNotifications(deps: NotificationsDependencies) {
  const context = createContext(deps);
  const verbs = { refresh, loadMore, receive, setOpen, select, acknowledgeAll };
  return { facts: context.facts, ...bindVerbs(context, verbs) };
}

export type NotificationsState = ReturnType<typeof createNotifications>;
