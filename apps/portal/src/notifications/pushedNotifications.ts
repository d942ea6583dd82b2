import { NOTIFICATION_PAGE_SIZE, type Notification } from '@instore/api';
import { subjectOf } from '../shared/lines/notifiedObjects.ts';
import { soundTypeOf } from '../shared/soundTypes.ts';
import type { PlayOnce } from '../shared/toasts/dependencies.ts';
import { type NotificationList, type Notifications, isOpenOne } from './notificationState.ts';

/** Notifications that are held while the list is closed: five pages. Older ones are read again as it is scrolled. */
export const LOADED_NOTIFICATIONS = 5 * NOTIFICATION_PAGE_SIZE;

/**
 * How long pushed notifications are collected, milliseconds, so that a burst is shown in a few changes. The first one is
 * shown at once. A user takes what happens within 100 ms for immediate (RAIL).
 */
const COLLECT_MS = 100;

/** Runs work that adds some open notifications and may drop others, and counts the open ones among these [N-10]. */
export function countDropped(state: Notifications, added: number, work: () => void): void {
  const open = state.unreadCount + added;
  work();
  state.openElsewhere += Math.max(0, open - state.unreadCount);
}

/** Pushed notifications: on top, once, with one sound [N-03, N-04, L-02]. */
export function createPushed({
  state,
  list,
  update,
  playOnce,
  after,
}: {
  state: Notifications;
  list: NotificationList;
  /** The notification as it is by now. */
  update: (item: Notification) => Notification;
  playOnce: PlayOnce;
  after: (ms: number, run: () => void) => unknown;
}) {
  /** Notifications since the last change, oldest first; undefined while none are collected. */
  let collected: Map<string, Notification> | undefined;

  /** Shows notifications, the last one on top, with one sound for each type. */
  const take = (pushed: readonly Notification[]): void => {
    const unknown = pushed.filter(({ id }) => !state.byId[id]);
    const removed = new Set(unknown.flatMap(({ replaces }) => replaces ?? []));
    for (const id of removed) list.remove(id);
    // An announcement may be recalled while it is collected.
    const fresh = unknown.filter(({ id, recalled }) => recalled !== true && !removed.has(id));
    const openCount = fresh.filter((item) => isOpenOne(update(item))).length;
    countDropped(state, openCount, () => {
      list.prependAll(fresh, state.isOpen ? undefined : LOADED_NOTIFICATIONS);
      if (!state.isOpen) list.keepFirst(LOADED_NOTIFICATIONS);
    });
    const sounds = new Map<string | undefined, string[]>();
    for (const notification of fresh) {
      const { name } = notification.type;
      sounds.set(name, [...(sounds.get(name) ?? []), eventOf(notification)]);
    }
    for (const [name, events] of sounds) playOnce(soundTypeOf(name), ...events);
  };

  /** Collects pushed notifications for `COLLECT_MS` and shows them together. Repeats until an interval has none. */
  const collect = (): void => {
    const waiting = new Map<string, Notification>();
    collected = waiting;
    after(COLLECT_MS, () => {
      collected = undefined;
      if (waiting.size === 0) return;
      take([...waiting.values()]);
      collect();
    });
  };

  return {
    /** Takes a pushed notification. */
    receive(notification: Notification): void {
      if (collected) collected.set(notification.id, notification);
      else {
        take([notification]);
        collect();
      }
    },
  };
}

/** The popup of a kiosk request plays its sound by the same name, so only one of the two sounds. */
const eventOf = (notification: Notification): string =>
  notification.type.name === 'tryout'
    ? `tryout:${subjectOf(notification).objectId ?? notification.id}`
    : notification.id;
