import type { Notification } from '@instore/api';
import type { noAnswer } from './support.ts';
import { apiOf, recordLog, ok, refused } from './support.ts';
import { createNotifications } from '../src/notifications/notifications.ts';

export const note = (id: string, over: Partial<Notification> = {}): Notification => ({
  id,
  title: 'Halden Court 82, 9 is on its way to you',
  acknowledged: true,
  redirectUrl: '/warehouse/request-details?request=48213',
  objectId: '48213',
  type: { name: 'checked-out', iconUrl: '/i.svg', objectIdName: 'Request' },
  ...over,
});
export const listOf = (content: Notification[], totalElements = content.length, openElements?: number) =>
  ok({ content, totalElements, openElements });
export type List = ReturnType<typeof listOf> | typeof noAnswer;

/** Tabs of one browser. */
export function openChannels() {
  const heard: ((event: MessageEvent) => void)[] = [];
  return () => {
    const own: typeof heard = [];
    return {
      postMessage: (data: unknown) => {
        for (const listener of heard) if (!own.includes(listener)) listener({ data } as MessageEvent);
      },
      addEventListener: ((_: string, listener: (event: MessageEvent) => void) => {
        own.push(listener);
        heard.push(listener);
      }) as BroadcastChannel['addEventListener'],
    };
  };
}

export function setUp(
  over: {
    list?: (page: number) => Promise<List>;
    acknowledge?: () => Promise<unknown>;
    channel?: ReturnType<ReturnType<typeof openChannels>>;
    userId?: string;
    all?: () => Promise<unknown>;
    postponed?: string;
  } = {},
) {
  const asked: string[] = [];
  const acknowledged: string[] = [];
  const playedSounds: string[] = [];
  const said: string[] = [];
  const log = recordLog();
  const waiting: (() => void)[] = [];
  const clock = { now: Date.parse('2026-11-24T14:00:00Z') };
  const store = createNotifications({
    now: () => clock.now,
    after: (_ms, run) => void waiting.push(run),
    api: apiOf({
      notification: {
        getNotifications: ({ userId, page = 0, size }) => {
          asked.push(`${userId} ${page} ${size}`);
          return (over.list ?? (async () => listOf([note('1', { acknowledged: false }), note('2')])))(page);
        },
        acknowledgeNotification: async ({ notificationId }) => {
          acknowledged.push(notificationId);
          await over.acknowledge?.();
          return over.acknowledge ? refused(500, undefined, 'server') : ok(note(notificationId));
        },
        postponeNotification: async ({ notificationId, body }) => {
          acknowledged.push(`${notificationId} ${body.until}`);
          return over.postponed === undefined
            ? refused(409, 'This notification is marked as read.')
            : ok(note(notificationId, { acknowledged: false, postponedUntil: over.postponed }));
        },
        acknowledgeAllNotifications: async ({ upTo }) => {
          acknowledged.push(`up to ${upTo}`);
          await over.all?.();
          return over.all ? refused(500, undefined, 'server') : ok({ acknowledged: 2 });
        },
      },
    }),
    log,
    playOnce: (about, event) => void playedSounds.push(`${about} ${event}`),
    toasts: {
      caution: (title) => (said.push(`caution: ${title}`), () => undefined),
      critical: (title) => (said.push(`critical: ${title}`), () => undefined),
    },
    channel: over.channel ?? openChannels()(),
    userId: () => over.userId ?? 'u-7',
    page: { origin: 'https://portal.example', redirectOrigins: [] },
  });
  const ids = () => store.state.content.map(({ id }) => id);
  /** Lets the time pass in which pushed notifications are collected. */
  const passTime = () => waiting.splice(0).forEach((run) => run());
  return { ...store, clock, ids, asked, acknowledged, playedSounds, said, log, passTime };
}

/** An answer with three notifications that are not acknowledged. */
export const threeUnread = async () => listOf(['101', '99', '7'].map((id) => note(id, { acknowledged: false })));
