import type { TryoutLine } from '@instore/api';
import { expect, test } from 'vitest';
import { deferred, memoryStorage, ok, refused, settle, tryoutLine } from '../../test/support.ts';
import { setUp } from '../../test/kioskRequests.ts';

test('Polls at once, then every 30 s, and stops when the area is left', { tags: ['K-01', 'X-01'] }, async () => {
  const w = setUp();
  const stop = w.start();
  await settle();
  expect(w.polls()).toBe(1);
  w.clock.pass(29_999);
  await settle();
  expect(w.polls()).toBe(1);
  w.clock.pass(1);
  await settle();
  expect(w.polls()).toBe(2);
  stop();
  w.clock.pass(90_000);
  await settle();
  expect(w.polls()).toBe(2);
});

test('A poll that fails is logged and changes nothing', { tags: 'K-01' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  w.goDown(true);
  await w.poll();
  expect(w.ids()).toEqual(['T1']);
  expect(w.log.lines).toHaveLength(1);
});

test(
  'After a change of location the queue is empty and a late answer is not shown',
  { tags: ['K-01', 'Z-08'] },
  async () => {
    const late = deferred<ReturnType<typeof ok<Record<string, TryoutLine[]>>>>();
    const answers: Record<string, Promise<ReturnType<typeof ok<Record<string, TryoutLine[]>>>>> = {
      'loc-1': Promise.resolve(ok({ T1: [tryoutLine()] })),
    };
    const w = setUp({ poll: (locationId) => answers[locationId] ?? new Promise(() => {}) });
    await w.poll();
    expect(w.ids()).toEqual(['T1']);
    answers['loc-1'] = late.promise;
    const polling = w.poll();
    w.move('loc-2');
    w.reset();
    expect(w.ids()).toEqual([]);
    late.resolve(ok({ T1: [tryoutLine()], T2: [tryoutLine({ tryoutItemId: 'T2' })] }));
    await polling;
    expect(w.ids()).toEqual([]);
    expect(w.playedSounds).toEqual(['tryout tryout:T1']);
  },
);

test('Shows what is not rejected and not flagged', { tags: 'K-02' }, async () => {
  const w = setUp({ session: memoryStorage({ tryoutItemId: ' T1,, T9 ' }) });
  w.pending['T1'] = [tryoutLine()];
  w.pending['T2'] = [tryoutLine({ tryoutItemId: 'T2', requestStatusFlag: true })];
  w.pending['T3'] = [tryoutLine({ tryoutItemId: 'T3' })];
  w.pending['T4'] = [];
  await w.poll();
  expect(w.ids()).toEqual(['T3']);
});

test('Each request plays one sound, and the popup shows its kiosk and lines', { tags: 'K-03' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  await w.poll();
  expect(w.playedSounds).toEqual(['tryout tryout:T1']);
  expect(w.state.queue[0]).toMatchObject({ kiosk: 'Front door', receivedAt: '2025-11-21T14:31:00Z' });
});

test('Reject is remembered in this tab, also after a reload', { tags: 'K-04' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine()];
  w.pending['T2'] = [tryoutLine({ tryoutItemId: 'T2', requestedAt: '2025-11-21T14:32:00Z' })];
  await w.poll();
  w.reject();
  w.clock.pass(500);
  w.reject();
  expect(w.session.getItem('tryoutItemId')).toBe('T1,T2');
  const again = setUp({ session: w.session });
  Object.assign(again.pending, w.pending);
  await again.poll();
  expect(again.ids()).toEqual([]);
});

test('The notifications about a request whose end was shown are acknowledged', { tags: ['N-05', 'K-10'] }, async () => {
  const w = setUp({ state: 'withdrawn' });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  delete w.pending['T1'];
  await w.poll();
  await settle();
  expect(w.titles()).toEqual(['The customer has withdrawn this request.']);
  expect(w.answered).toEqual(['T1']);
});

test('The queue holds at most a hundred requests, whatever the server sends', { tags: 'K-09' }, async () => {
  const w = setUp();
  for (let at = 0; at < 5_000; at += 1) w.pending[`T${at}`] = [tryoutLine({ tryoutItemId: `T${at}` })];
  await w.poll();
  expect(w.ids()).toHaveLength(100);
  expect(w.playedSounds).toHaveLength(100);
});

test('A request that no longer exists leaves the queue for good', { tags: 'K-09' }, async () => {
  const w = setUp({ accept: async () => refused(404, 'There is no request T1.', 'not-found') });
  w.pending['T1'] = [tryoutLine()];
  w.pending['T2'] = [tryoutLine({ tryoutItemId: 'T2' })];
  await w.poll();
  await w.accept();
  await settle();
  expect(w.ids()).toEqual(['T2']);
  await w.poll();
  expect(w.ids()).toEqual(['T2']);
});

test('Requests queue oldest first, each shown once, and the one on screen stays there', { tags: 'K-09' }, async () => {
  const w = setUp();
  w.pending['T2'] = [tryoutLine({ tryoutItemId: 'T2', requestedAt: '2025-11-21T14:32:00Z' })];
  await w.poll();
  w.pending['T1'] = [tryoutLine()];
  w.pending['T3'] = [tryoutLine({ tryoutItemId: 'T3', requestedAt: '2025-11-21T14:33:00Z' })];
  await w.poll();
  expect(w.ids()).toEqual(['T2', 'T1', 'T3']);
  w.reject();
  expect(w.ids()).toEqual(['T1', 'T3']);
  expect(w.playedSounds).toEqual(['tryout tryout:T2', 'tryout tryout:T1', 'tryout tryout:T3']);
});

test('A request that a colleague accepted leaves the queue with the next poll', { tags: 'K-09' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  delete w.pending['T1'];
  await w.poll();
  expect(w.ids()).toEqual([]);
});

test('A push during a poll makes one more poll', { tags: 'K-09' }, async () => {
  const w = setUp();
  const first = w.poll();
  void w.poll();
  void w.poll();
  await first;
  await settle();
  expect(w.polls()).toBe(2);
});

test('A waiting request shows the units available now and keeps its place', { tags: 'K-03' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine({ inStock: 1 })];
  await w.poll();
  w.pending['T1'] = [tryoutLine({ inStock: 0 })];
  await w.poll();
  expect(w.state.queue[0]?.lines[0]?.inStock).toBe(0);
  expect(w.playedSounds).toHaveLength(1);
});

test('A request without a time keeps the time when it was first seen', { tags: 'K-03' }, async () => {
  const w = setUp();
  const { requestedAt: _, ...line } = tryoutLine();
  w.pending['T1'] = [line];
  await w.poll();
  const [first] = w.state.queue;
  w.clock.pass(30_000);
  w.pending['T1'] = [{ ...line, inStock: 2 }];
  await w.poll();
  expect(w.state.queue[0]).toMatchObject({ receivedAt: first?.receivedAt, lines: [{ inStock: 2 }] });
});

test('Before store and location are known nothing is polled', { tags: 'K-01' }, async () => {
  const withoutStore = setUp({ storeId: '' });
  await withoutStore.poll();
  expect(withoutStore.polls()).toBe(0);
  const withoutLocation = setUp();
  withoutLocation.move('');
  await withoutLocation.poll();
  expect(withoutLocation.polls()).toBe(0);
});

test('A request of which one line was accepted is not shown', { tags: 'K-02' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine(), tryoutLine({ lineId: '12', requestStatusFlag: true })];
  await w.poll();
  expect(w.ids()).toEqual([]);
});

test('Of requests of the same time the lower id comes first', { tags: 'K-03' }, async () => {
  const w = setUp();
  for (const id of ['T3', 'T1', 'T2']) w.pending[id] = [tryoutLine({ tryoutItemId: id })];
  await w.poll();
  expect(w.ids()).toEqual(['T1', 'T2', 'T3']);
});

test('A press when the popup returns was not meant for it', { tags: 'K-11' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  w.clock.pass(1_000);
  w.later();
  w.clock.pass(30_000);
  await settle();
  expect(w.ids()).toEqual(['T1']);
  await w.accept();
  expect(w.accepted).toEqual([]);
  w.clock.pass(500);
  await w.accept();
  expect(w.accepted).toHaveLength(1);
});

test.each([
  ['accepted', 'Ines Calloway accepted this request.'],
  ['withdrawn', 'The customer has withdrawn this request.'],
  ['expired', 'Expired'],
] as const)('A request that is %s leaves the popup, which says so', { tags: ['K-10', 'K-11'] }, async (state, said) => {
  const w = setUp({ state });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  delete w.pending['T1'];
  await w.poll();
  await settle();
  expect(w.ids()).toEqual([]);
  expect(w.asked).toEqual(['T1']);
  expect(w.said).toEqual([{ kind: 'info', title: said, description: 'Request from Kiosk Front door' }]);
});

test('The user who accepted a request in another tab is not told that they did', { tags: 'K-10' }, async () => {
  const w = setUp({ userId: '2' });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  delete w.pending['T1'];
  await w.poll();
  await settle();
  expect([w.asked, w.answered, w.said]).toEqual([['T1'], ['T1'], []]);
});

test.each(['waiting', 'unreadable'] as const)(
  'A request that leaves the popup and is %s keeps its notifications unread',
  { tags: ['K-10', 'N-05'] },
  async (state) => {
    const w = setUp({ state });
    w.pending['T1'] = [tryoutLine()];
    await w.poll();
    delete w.pending['T1'];
    await w.poll();
    await settle();
    expect(w.asked).toEqual(['T1']);
    expect(w.said).toEqual([]);
    expect(w.answered).toEqual([]);
  },
);
