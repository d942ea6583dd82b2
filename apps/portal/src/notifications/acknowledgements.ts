import type { Api, Notification, Result } from '@instore/api';
import * as v from 'valibot';
import { ref } from 'valtio';
import type { Log } from '../session/clockAndLog.ts';
import type { Notifications } from './notificationState.ts';

/** What tabs send each other: one acknowledged notification, or all up to one. */
const message = v.union([
  v.object({ userId: v.string(), id: v.string() }),
  v.object({ userId: v.string(), upTo: v.pipe(v.string(), v.digits()) }),
]);
type Acknowledgement = { id: string } | { upTo: string };

/** Whether `id` is `upTo` or an older one: ids count up (contract, `NotificationId`). */
export const isUpTo = (id: string, upTo: string): boolean =>
  id.length < upTo.length || (id.length === upTo.length && id <= upTo);

/** The notification as an acknowledged one: a row of its own, because rows are replaced and never changed. */
const asAcknowledged = (item: Notification): Notification => ref({ ...item, acknowledged: true });

/**
 * Remembers acknowledged notifications in all tabs of the user. A read that began earlier may still return them as
 * unread.
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
  let upTo = '';
  const isAcknowledged = ({ id, acknowledged }: Notification) => acknowledged || ids.has(id) || isUpTo(id, upTo);
  const note = (one: Acknowledgement) => {
    if ('id' in one) ids.add(one.id);
    else if (isUpTo(upTo, one.upTo)) ({ upTo } = one);
    for (const item of state.content) {
      if (!item.acknowledged && isAcknowledged(item)) state.byId[item.id] = asAcknowledged(item);
    }
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
    update: (item: Notification): Notification => (isAcknowledged(item) ? asAcknowledged(item) : item),
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
