import type { Notification } from '@instore/api';
import { expect, test } from 'vitest';
import { apiOf, deferred, recordLog, noAnswer, ok, refused } from '../../test/support.ts';
import { createNotifications } from './notifications.ts';
import { NOTIFIED_LINE_STATUS } from './notifiedLineStatus.ts';

const note = (id: string, over: Partial<Notification> = {}): Notification => ({
  id,
  title: 'Halden Court 82, 9 is on its way to you',
  acknowledged: true,
  redirectUrl: '/warehouse/request-details?request=48213',
  objectId: '48213',
  type: { name: 'checked-out', iconUrl: '/i.svg', objectIdName: 'Request' },
  ...over,
});
const listOf = (content: Notification[], totalElements = content.length, openElements?: number) =>
  ok({ content, totalElements, openElements });
type List = ReturnType<typeof listOf> | typeof noAnswer;

/** Tabs of one browser. */
function openChannels() {
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

function setUp(
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
  const store = createNotifications({
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
  return { ...store, ids, asked, acknowledged, playedSounds, said, log, passTime };
}

test('The first page has 20, further pages follow until the end', { tags: ['N-07', 'N-01'] }, async () => {
  const all = Array.from({ length: 25 }, (_, index) => note(String(index)));
  const w = setUp({ list: async (page) => listOf(all.slice(page * 20, page * 20 + 20), 25) });
  await w.refresh();
  expect(w.state.hasMore).toBe(true);
  await w.loadMore();
  expect(w.ids()).toHaveLength(25);
  expect(w.state.hasMore).toBe(false);
  await w.loadMore();
  expect(w.asked).toEqual(['u-7 0 20', 'u-7 1 20']);
});

test('At most the requested number is listed, whatever the server sends', { tags: 'N-01' }, async () => {
  const w = setUp({ list: async () => listOf(Array.from({ length: 20_000 }, (_, at) => note(String(at)))) });
  await w.refresh();
  expect(w.state.content).toHaveLength(20);
});

test('The red dot shows while a loaded notification is not acknowledged', { tags: 'N-03' }, async () => {
  const w = setUp({ list: async () => listOf([note('1')]) });
  await w.refresh();
  expect(w.state.hasUnread).toBe(false);
  w.receive(note('9', { acknowledged: false }));
  expect(w.state.hasUnread).toBe(true);
  expect(w.state.unreadCount).toBe(1);
});

test('A push is prepended once, however often it arrives', { tags: ['L-04', 'L-02'] }, async () => {
  const w = setUp();
  await w.refresh();
  w.receive(note('9'));
  w.receive(note('9'));
  expect(w.ids()).toEqual(['9', '1', '2']);
  expect(w.playedSounds).toEqual(['checked-out 9']);
});

test('Of a burst the first notification shows at once, the others together', { tags: ['L-02', 'N-03'] }, async () => {
  const all = Array.from({ length: 1000 }, (_, at) => note(`${at + 1}`, { acknowledged: false }));
  const newestFirst = all.toReversed();
  const w = setUp({ list: async (page) => listOf(newestFirst.slice(page * 20, page * 20 + 20), 1000) });
  for (const one of all) w.receive(one);
  for (const one of all) w.receive(one);
  expect(w.ids()).toEqual(['1']);
  w.passTime();
  expect(w.ids()).toEqual(newestFirst.slice(0, 100).map(({ id }) => id));
  expect(w.state).toMatchObject({ hasUnread: true, unreadCount: 1000, totalElements: 1000, hasMore: true });
  expect(w.playedSounds).toEqual(['checked-out 1', 'checked-out 2']);
  w.setOpen(true);
  await w.loadMore();
  expect(w.ids()).toHaveLength(120);
  w.receive(note('1001'));
  w.passTime();
  w.receive(note('1002'));
  w.passTime();
  expect(w.ids()).toHaveLength(122);
  w.setOpen(false);
  expect(w.ids()).toHaveLength(100);
});

test('An acknowledgement in another tab also covers a collected notification', { tags: 'N-03' }, async () => {
  const openChannel = openChannels();
  const [here, there] = [setUp({ channel: openChannel() }), setUp({ channel: openChannel() })];
  for (const id of ['100', '101']) for (const tab of [here, there]) tab.receive(note(id, { acknowledged: false }));
  here.passTime();
  await here.select('101', 'shoesize').done;
  there.passTime();
  expect(there.state.byId['101']).toMatchObject({ acknowledged: true });
});

test('The sound of a kiosk request has its name, so that bell and popup play it once', { tags: 'N-04' }, () => {
  const w = setUp();
  w.receive(note('9', { objectId: 'T1', type: { name: 'tryout', iconUrl: '', objectIdName: 'Try-out' } }));
  expect(w.playedSounds).toEqual(['tryout tryout:T1']);
});

test.each(['transfer', 'toString', undefined])(
  'A type that the portal does not know (%s) sounds like an announcement',
  { tags: 'N-04' },
  (name) => {
    const w = setUp();
    w.receive(note('9', { type: { iconUrl: '', objectIdName: 'Transfer', name } }));
    expect(w.ids()).toEqual(['9']);
    expect(w.playedSounds).toEqual(['announcement 9']);
  },
);

test('After a refresh unchanged items are the same objects', { tags: 'L-04' }, async () => {
  const items = [note('2'), note('1')];
  const w = setUp({ list: async () => structuredClone(listOf(items)) });
  await w.refresh();
  const [second, first] = w.state.content;
  items[1] = note('1', { title: 'Another title' });
  await w.refresh();
  expect(w.state.content[0]).toBe(second);
  expect(w.state.content[1]).not.toBe(first);
});

test('A push while the first page is in flight is not lost', { tags: 'L-04' }, async () => {
  const slow = deferred<List>();
  const w = setUp({ list: () => slow.promise });
  const reading = w.refresh();
  w.receive(note('9'));
  slow.resolve(listOf([note('1')], 1));
  await reading;
  expect(w.ids()).toEqual(['9', '1']);
});

test.each([noAnswer, refused(500, undefined, 'server')])(
  'A failure empties the list and is only logged',
  { tags: 'N-07' },
  async (no) => {
    const w = setUp({ list: async () => no });
    await w.refresh();
    expect(w.state).toMatchObject({ content: [], totalElements: 0, isLoading: false });
    expect(w.log.lines).toHaveLength(1);
  },
);

test('A click acknowledges, closes the list, and under /warehouse opens its address', { tags: 'N-05' }, async () => {
  const w = setUp();
  await w.refresh();
  w.setOpen(true);
  const { destination, done } = w.select('1', 'warehouse');
  expect(w.state.isOpen).toBe(false);
  expect(destination).toEqual({ kind: 'inside', href: '/warehouse/request-details?request=48213' });
  await done;
  expect(w.acknowledged).toEqual(['1']);
});

test('Under /shoesize a click selects the checked-out lines', { tags: 'N-05' }, async () => {
  const w = setUp();
  await w.refresh();
  expect(w.select('2', 'shoesize').destination).toEqual({ kind: 'checkedOut' });
  expect(NOTIFIED_LINE_STATUS).toBe('3');
});

test('An acknowledged notification is not acknowledged again', { tags: 'N-05' }, async () => {
  const w = setUp();
  await w.refresh();
  await w.select('2', 'warehouse').done;
  expect(w.acknowledged).toEqual([]);
});

test('After acknowledging the list is cleared and read again from page 0', { tags: 'N-06' }, async () => {
  const slow = deferred<List>();
  let call = 0;
  const w = setUp({
    list: () => ((call += 1) === 1 ? Promise.resolve(listOf([note('1', { acknowledged: false })])) : slow.promise),
  });
  await w.refresh();
  const { done } = w.select('1', 'shoesize');
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(w.ids()).toEqual([]);
  slow.resolve(listOf([note('1')]));
  await done;
  expect(w.ids()).toEqual(['1']);
  expect(w.state).toMatchObject({ page: 0 });
});

test('Also when acknowledging fails, which is logged', { tags: 'N-06' }, async () => {
  const w = setUp({ acknowledge: async () => undefined });
  await w.refresh();
  await w.select('1', 'shoesize').done;
  expect(w.log.lines).toHaveLength(1);
  expect(w.asked).toHaveLength(2);
});

test.each(['javascript:alert(1)', 'https://evil.example/', '//evil.example', null])(
  '%j is not followed',
  { tags: 'N-08' },
  async (redirectUrl) => {
    const w = setUp({ list: async () => listOf([note('1', { redirectUrl })]) });
    await w.refresh();
    expect(w.select('1', 'warehouse').destination).toBeUndefined();
  },
);

const threeUnread = async () => listOf(['101', '99', '7'].map((id) => note(id, { acknowledged: false })));

test('All notifications up to the newest shown one are acknowledged', { tags: ['N-06', 'N-03'] }, async () => {
  const w = setUp({ list: threeUnread });
  await w.refresh();
  expect(w.state.unreadCount).toBe(3);
  const marking = w.acknowledgeAll();
  expect(w.state.acknowledgingAll.isPending).toBe(true);
  await w.acknowledgeAll();
  await marking;
  expect(w.acknowledged).toEqual(['up to 101']);
  // The answer of the list is older than the acknowledgement.
  expect(w.state).toMatchObject({ hasUnread: false, unreadCount: 0, acknowledgingAll: { isPending: false }, page: 0 });
  w.receive(note('102', { acknowledged: false }));
  expect(w.state.unreadCount).toBe(1);
});

test('A failure of Mark all read is shown, and unread notifications stay unread', { tags: 'N-06' }, async () => {
  const w = setUp({ list: threeUnread, all: async () => undefined });
  await w.refresh();
  await w.acknowledgeAll();
  expect(w.state.unreadCount).toBe(3);
  expect(w.log.lines).toEqual(['Notifications could not be acknowledged']);
  expect(w.asked).toHaveLength(2);
  expect(w.said).toEqual(['critical: Something went wrong, please try later!']);
});

test('Without notifications Mark all read sends nothing', { tags: 'N-03' }, async () => {
  const w = setUp({ list: async () => listOf([]) });
  await w.refresh();
  await w.acknowledgeAll();
  expect(w.acknowledged).toEqual([]);
});

test('An acknowledgement counts in all tabs of the user, not for other users', { tags: ['N-05', 'N-03'] }, async () => {
  const openChannel = openChannels();
  const [here, there] = [
    setUp({ list: threeUnread, channel: openChannel() }),
    setUp({ list: threeUnread, channel: openChannel() }),
  ];
  const stranger = setUp({ list: threeUnread, channel: openChannel(), userId: 'u-8' });
  for (const tab of [here, there, stranger]) await tab.refresh();
  await here.select('99', 'shoesize').done;
  expect(there.state.content.filter(({ acknowledged }) => acknowledged).map(({ id }) => id)).toEqual(['99']);
  await there.acknowledgeAll();
  expect(here.state.hasUnread).toBe(false);
  expect(stranger.state.unreadCount).toBe(3);
});

test('What the user has read stays read when an outdated tab marks its own list', { tags: 'N-03' }, async () => {
  const openChannel = openChannels();
  const w = setUp({ list: threeUnread, channel: openChannel() });
  await w.refresh();
  await w.acknowledgeAll();
  openChannel().postMessage({ userId: 'u-7', upTo: '99' });
  w.receive(note('100', { acknowledged: false }));
  // This read began before all were acknowledged, and returns them as unread.
  await w.refresh();
  expect(w.state).toMatchObject({ hasUnread: false, unreadCount: 0 });
});

test('Invalid messages of another tab are ignored', { tags: 'N-03' }, async () => {
  const openChannel = openChannels();
  const w = setUp({ list: threeUnread, channel: openChannel() });
  await w.refresh();
  for (const data of ['x', null, { userId: 'u-7' }, { userId: 'u-7', upTo: 'all' }, { id: 99, userId: 'u-7' }]) {
    openChannel().postMessage(data);
  }
  expect(w.state.unreadCount).toBe(3);
});

test('A push that comes after its acknowledgement in another tab is acknowledged', { tags: 'N-03' }, async () => {
  const openChannel = openChannels();
  const [here, there] = [setUp({ channel: openChannel() }), setUp({ channel: openChannel() })];
  for (const tab of [here, there]) await tab.refresh();
  here.receive(note('101', { acknowledged: false }));
  await here.select('101', 'shoesize').done;
  there.receive(note('101', { acknowledged: false }));
  expect(there.state.content[0]).toMatchObject({ id: '101', acknowledged: true });
});

test('Handling an object acknowledges its notifications, and no others', { tags: 'N-05' }, async () => {
  const open = { acknowledged: false };
  const listed = [
    note('1', { ...open, objectId: 'A' }),
    note('2', { ...open, objectId: 'B' }),
    note('3', { objectId: 'A' }),
  ];
  const w = setUp({ list: async () => listOf(listed) });
  await w.refresh();
  await w.handled([
    { name: 'Request', id: 'A' },
    { name: 'Request', id: 'C' },
  ]);
  expect(w.acknowledged).toEqual(['1']);
  // An older list of the store does not make it unread again, and a second handling sends nothing.
  expect(w.state.byId['1']?.acknowledged).toBe(true);
  expect(w.asked).toHaveLength(2);
  await w.handled([{ name: 'Request', id: 'A' }]);
  expect([w.acknowledged.length, w.asked.length]).toEqual([1, 2]);
});

test('Two handled notifications that cannot be acknowledged are logged, stay unread', { tags: 'N-05' }, async () => {
  const listed = ['1', '2'].map((id) => note(id, { acknowledged: false, objectId: 'A' }));
  const w = setUp({ list: async () => listOf(listed), acknowledge: async () => undefined });
  await w.refresh();
  await w.handled([{ name: 'Request', id: 'A' }]);
  expect(w.log.lines).toEqual(Array(2).fill('A notification could not be acknowledged'));
  expect(w.state.unreadCount).toBe(2);
});

test('Handling a try-on request keeps the notification of a request with its number', { tags: 'N-05' }, async () => {
  const w = setUp({ list: async () => listOf([note('1', { acknowledged: false, objectId: '9107' })]) });
  await w.refresh();
  await w.handled([{ name: 'Try-out', id: '9107' }]);
  expect(w.acknowledged).toEqual([]);
});

test('An object handled before the notifications are read acknowledges them later', { tags: 'N-05' }, async () => {
  const w = setUp({ list: async () => listOf([note('1', { acknowledged: false, objectId: 'A' })]) });
  await w.handled([{ name: 'Request', id: 'A' }]);
  expect(w.acknowledged).toEqual(['1']);
});

const LATER = '2026-01-05T15:00:00Z';

test('A postponed notification is not open in any tab, also after an older read', { tags: 'N-10' }, async () => {
  const openChannel = openChannels();
  const options = { list: threeUnread, postponed: LATER };
  const [here, there] = [setUp({ ...options, channel: openChannel() }), setUp({ ...options, channel: openChannel() })];
  for (const tab of [here, there]) await tab.refresh();
  await here.postpone('99', '15min');
  expect(here.acknowledged).toEqual(['99 15min']);
  for (const tab of [here, there]) {
    await tab.refresh();
    expect(tab.state.byId['99']).toMatchObject({ acknowledged: false, postponedUntil: LATER });
    expect(tab.state.unreadCount).toBe(2);
  }
});

test('A postponed notification that comes back takes the place of the old one', { tags: 'N-10' }, async () => {
  const w = setUp({ list: threeUnread, postponed: LATER });
  await w.refresh();
  await w.postpone('99', '1h');
  await w.acknowledgeAll();
  expect(w.state).toMatchObject({ hasUnread: false });
  w.receive(note('102', { acknowledged: false, replaces: '99' }));
  expect(w.ids()).toEqual(['102', '101', '7']);
  expect(w.state.unreadCount).toBe(1);
  expect(w.playedSounds).toEqual(['checked-out 102']);
});

test('A notification that cannot be postponed stays open, and the reason is shown', { tags: 'N-10' }, async () => {
  const w = setUp({ list: threeUnread });
  await w.refresh();
  await w.postpone('99', 'nextShift');
  expect(w.state.unreadCount).toBe(3);
  expect(w.said).toEqual(['caution: This notification is marked as read.']);
});

test('The dot counts open notifications on pages that are not loaded', { tags: ['N-10', 'N-03'] }, async () => {
  const all = Array.from({ length: 25 }, (_, at) => note(`${25 - at}`, { acknowledged: at !== 22 }));
  const w = setUp({ list: async (page) => listOf(all.slice(page * 20, page * 20 + 20), 25, 1) });
  await w.refresh();
  expect(w.state).toMatchObject({ hasUnread: true, unreadCount: 1, hasMore: true });
  w.setView('open');
  await w.loadMore();
  expect(w.state).toMatchObject({ unreadCount: 1, openElsewhere: 0, hasMore: false });
});

test('A push during Mark all as read keeps its dot', { tags: ['N-10', 'N-03'] }, async () => {
  let { content } = (await threeUnread()).data;
  const w = setUp({ list: async () => listOf(content) });
  await w.refresh();
  const marking = w.acknowledgeAll();
  content = [note('102', { acknowledged: false }), ...content];
  w.receive(note('102', { acknowledged: false }));
  await marking;
  expect(w.state).toMatchObject({ hasUnread: true, unreadCount: 1 });
});
