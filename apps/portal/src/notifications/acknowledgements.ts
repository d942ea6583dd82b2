import type { Api, Notification, Result } from '@instore/api';
import * as v from 'valibot';
import { ref } from 'valtio';
import type { Log } from '../session/clockAndLog.ts';
import type { Notifications } from './notificationState.ts';

/** What tabs send each other: one acknowledged or postponed notification, or all up to one. */
const message = v.union([
  v.object({ userId: v.string(), id: v.string(), postponedUntil: v.optional(v.string()) }),
  v.object({ userId: v.string(), upTo: v.pipe(v.string(), v.digits()) }),
]);
type Acknowledgement = { id: string; postponedUntil?: string | undefined } | { upTo: string };

/** Whether `id` is `upTo` or an older one: ids count up (contract, `NotificationId`). */
export const isUpTo = (id: string, upTo: string): boolean =>
  id.length < upTo.length || (id.length === upTo.length && id <= upTo);

/** The notification as an acknowledged one: a row of its own, because rows are replaced and never changed. */
const asAcknowledged = (item: Notification): Notification => ref({ ...item, acknowledged: true });

/**
 * Remembers acknowledged and postponed notifications in all tabs of the user. A read that began earlier may still return
 * them as open. A postponed one comes back with a new id.
 */
export function createAcknowledgements({
  state,
  api,
  log,
  channel,
  userId,
}: {
  state: Notifications;
  api: Pick<Api, 'notification'>;
  log: Log;
  /** Connects the tabs of this browser. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  userId: () => string;
}) {
  const ids = new Set<string>();
  const postponed = new Map<string, string>();
  let upTo = '';
  const update = (item: Notification): Notification => {
    const postponedUntil = postponed.get(item.id) ?? item.postponedUntil;
    const isRead = item.acknowledged || ids.has(item.id) || (postponedUntil === undefined && isUpTo(item.id, upTo));
    return isRead ? asAcknowledged(item) : ref({ ...item, postponedUntil });
  };
  const note = (one: Acknowledgement) => {
    if ('upTo' in one) {
      if (isUpTo(upTo, one.upTo)) ({ upTo } = one);
      state.openElsewhere = 0;
    } else if (one.postponedUntil === undefined) ids.add(one.id);
    else postponed.set(one.id, one.postponedUntil);
    for (const item of state.content) if (!item.acknowledged) state.byId[item.id] = update(item);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (v.is(message, data) && data.userId === userId()) note(data);
  });
  /** Notes an acknowledgement here and in the other tabs. */
  const share = (one: Acknowledgement): void => {
    note(one);
    channel.postMessage({ userId: userId(), ...one });
  };
  return {
    /** The notification as it is by now. */
    update,
    /** Notes here and in the other tabs that a notification is postponed. */
    postpone: (id: string, postponedUntil: string | undefined): void => share({ id, postponedUntil }),
    /** Acknowledges a notification. A failure is not shown: it is unread again with the next read. */
    async acknowledge(item: Notification): Promise<void> {
      const { id } = item;
      state.byId[id] = asAcknowledged(item);
      const answer = await api.notification.acknowledgeNotification({ notificationId: id });
      if (answer.ok) share({ id });
      else log.warn('A notification could not be acknowledged', answer);
    },
    /** Acknowledges all notifications up to one. */
    async acknowledgeUpTo(newest: string): Promise<Result<unknown>> {
      const answer = await api.notification.acknowledgeAllNotifications({ upTo: newest });
      if (answer.ok) share({ upTo: newest });
      else log.warn('Notifications could not be acknowledged', answer);
      return answer;
    },
  };
}
