import { expect, test } from 'vitest';
import { note, listOf, type List, openChannels, setUp, threeUnread } from '../../test/notifications.ts';
import { deferred } from '../../test/support.ts';
import { NOTIFIED_LINE_STATUS } from './notifiedLineStatus.ts';

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
