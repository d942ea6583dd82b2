import type { Notification } from '@instore/api';
import * as v from 'valibot';
import { ref } from 'valtio';
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

export interface AcknowledgementsDependencies {
  state: Notifications;
  /** Connects the tabs of this browser. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  userId: () => string;
}

/** The notification as an acknowledged one: a row of its own, because rows are replaced and never changed. */
export const asAcknowledged = (item: Notification): Notification => ref({ ...item, acknowledged: true });

/**
 * Remembers acknowledged notifications in all tabs of the user. A read that began earlier may still return them as
 * unread.
 */
export function createAcknowledgements({ state, channel, userId }: AcknowledgementsDependencies) {
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
  return {
    /** The notification as it is by now. */
    update: (item: Notification): Notification => (isAcknowledged(item) ? asAcknowledged(item) : item),
    /** Notes an acknowledgement here and in the other tabs. */
    share(one: Acknowledgement): void {
      note(one);
      channel.postMessage({ userId: userId(), ...one });
    },
  };
}
