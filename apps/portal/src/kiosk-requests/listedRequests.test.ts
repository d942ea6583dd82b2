import { expect, test } from 'vitest';
import { deferred, memoryStorage, noAnswer, ok, settle, tryoutLine } from '../../test/support.ts';
import { setUp } from '../../test/kioskRequests.ts';

test('Later is for one request: for 30 s it opens no popup, and others do', { tags: 'K-11' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine()];
  w.start();
  await settle();
  w.clock.pass(1_000);
  w.later();
  expect(w.ids()).toEqual([]);
  expect(w.session.getItem('tryoutItemId')).toBeNull();
  w.pending['T2'] = [tryoutLine({ tryoutItemId: 'T2' })];
  await w.poll();
  expect(w.ids()).toEqual(['T2']);
  w.clock.pass(29_999);
  await settle();
  expect(w.ids()).toEqual(['T2']);
  w.clock.pass(1);
  await settle();
  // The request on screen stays there.
  expect(w.ids()).toEqual(['T2', 'T1']);
});

test('Later holds after a reload, until the 30 s are over', { tags: 'K-11' }, async () => {
  const session = memoryStorage();
  const before = setUp({ session });
  before.pending['T1'] = [tryoutLine()];
  await before.poll();
  before.clock.pass(1_000);
  before.later();
  const w = setUp({ session });
  w.pending['T1'] = [tryoutLine()];
  w.clock.pass(1_000);
  w.start();
  await settle();
  expect(w.ids()).toEqual([]);
  w.clock.pass(29_999);
  await settle();
  expect(w.ids()).toEqual([]);
  w.clock.pass(1);
  await settle();
  expect(w.ids()).toEqual(['T1']);
});

test('What the storage holds of Later and is damaged counts as nothing', { tags: 'K-11' }, async () => {
  const session = memoryStorage();
  session.setItem('tryoutLater', '{"T1":"soon"}');
  const w = setUp({ session });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  expect(w.ids()).toEqual(['T1']);
});

test('A request that was put off with Later says nothing when it leaves', { tags: ['K-10', 'K-11'] }, async () => {
  const w = setUp({ state: 'withdrawn' });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  w.clock.pass(1_000);
  w.later();
  delete w.pending['T1'];
  await w.poll();
  await settle();
  expect(w.said).toEqual([]);
});

test('Later has no effect while the request is accepted or right after another one', { tags: 'K-11' }, async () => {
  const slow = deferred<ReturnType<typeof ok<{ status: boolean }>>>();
  const w = setUp({ accept: () => slow.promise });
  w.pending['T1'] = [tryoutLine()];
  w.pending['T2'] = [tryoutLine({ tryoutItemId: 'T2', requestedAt: '2025-11-21T14:32:00Z' })];
  await w.poll();
  w.clock.pass(1_000);
  const accepting = w.accept();
  w.later();
  expect(w.ids()).toEqual(['T1', 'T2']);
  slow.resolve(ok({ status: true }));
  await accepting;
  expect(w.ids()).toEqual(['T2']);
  w.later();
  expect(w.ids()).toEqual(['T2']);
});

test('A request of the list is accepted like a popup request, also after a rejection', { tags: 'Z-09' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  w.clock.pass(1_000);
  w.reject();
  expect(w.ids()).toEqual([]);
  await w.acceptListed('T1');
  expect(w.accepted).toHaveLength(1);
  expect(w.inCart).toHaveLength(1);
  // Pressed again in a list that is out of date, it says nothing: the user has accepted it.
  delete w.pending['T1'];
  await w.acceptListed('T1');
  expect([w.asked, w.refreshed()]).toEqual([[], 2]);
});

test('A request of the list that is also in the queue moves to its front once', { tags: 'Z-09' }, async () => {
  const w = setUp({ accept: async () => noAnswer });
  w.pending['T1'] = [tryoutLine()];
  w.pending['T2'] = [tryoutLine({ tryoutItemId: 'T2', requestedAt: '2025-11-21T14:32:00Z' })];
  await w.poll();
  await w.acceptListed('T2');
  expect(w.ids()).toEqual(['T2', 'T1']);
});

test('A request of the list that a colleague has accepted says so', { tags: ['Z-09', 'K-10'] }, async () => {
  const w = setUp();
  await w.acceptListed('T1');
  expect(w.accepted).toEqual([]);
  expect(w.asked).toEqual(['T1']);
  expect(w.titles()).toEqual(['Ines Calloway accepted this request.']);
  expect(w.refreshed()).toBe(1);
});

test('A request of the list that cannot be read says so, and is not accepted', { tags: ['Z-09', 'E-03'] }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine()];
  w.goDown(true);
  await w.acceptListed('T1');
  expect(w.titles()).toEqual(['Something went wrong, please try later!']);
  expect([w.accepted, w.asked]).toEqual([[], []]);
});

test(
  'A request of the list whose acceptance fails shows note and spot in the popup',
  { tags: ['Z-09', 'K-12'] },
  async () => {
    const w = setUp({ accept: async () => noAnswer });
    w.pending['T1'] = [tryoutLine({ note: 'Narrow feet', spot: 'Bench 2' })];
    await w.acceptListed('T1');
    expect(w.state.queue[0]).toMatchObject({ note: 'Narrow feet', spot: 'Bench 2' });
  },
);
