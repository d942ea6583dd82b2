import { expect, test } from 'vitest';
import { note, listOf, type List, openChannels, setUp, threeUnread } from '../../test/notifications.ts';
import { deferred, noAnswer, refused } from '../../test/support.ts';

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

test('An open bell drops an announcement at its time, pushed or read', { tags: 'P-05' }, async () => {
  const ending = (id: string, leavesAt: string) => note(id, { acknowledged: false, leavesAt });
  const w = setUp({ list: async () => listOf([ending('99', '2026-11-24T15:00:00.000Z'), note('7')]) });
  await w.refresh();
  w.receive(ending('101', '2026-11-24T14:30:00.000Z'));
  await w.refresh();
  expect(w.state.unreadCount).toBe(1);
  w.receive(ending('102', '2026-11-24T14:30:00.000Z'));
  w.passTime();
  expect(w.ids()).toContain('102');
  w.clock.now = Date.parse('2026-11-24T14:30:00Z');
  w.passTime();
  expect(w.ids()).toEqual(['99', '7']);
  w.clock.now = Date.parse('2026-11-24T15:00:00Z');
  w.passTime();
  expect(w.ids()).toEqual(['7']);
  expect(w.state.hasUnread).toBe(false);
});

test('A recalled announcement leaves the bell without a sound', { tags: 'P-05' }, async () => {
  const w = setUp({ list: threeUnread });
  await w.refresh();
  w.receive(note('102', { acknowledged: true, replaces: '99', recalled: true }));
  expect(w.ids()).toEqual(['101', '7']);
  expect(w.playedSounds).toEqual([]);
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
