import { expect, test } from 'vitest';
import { deferred, noAnswer, offline, ok, refused, settle, tryoutLine } from '../../test/support.ts';
import { setUp } from '../../test/kioskRequests.ts';

test.each(['accept', 'reject'] as const)(
  'After %s the notifications about the request are acknowledged',
  { tags: 'N-05' },
  async (answer) => {
    const w = setUp();
    w.pending['T1'] = [tryoutLine()];
    await w.poll();
    w.clock.pass(500);
    await w[answer]();
    expect(w.answered).toEqual(['T1']);
    expect(w.refreshed()).toBe(answer === 'accept' ? 1 : 0);
    // An older answer of the store does not bring it back.
    await w.poll();
    expect(w.ids()).toEqual([]);
  },
);

test('Accept marks every line and sends the list', { tags: 'K-05' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine(), tryoutLine({ inventoryItemId: 'V2', lineId: '12' })];
  await w.poll();
  await w.accept();
  expect(w.accepted[0]?.lines).toEqual([
    tryoutLine({ requestStatusFlag: true }),
    tryoutLine({ inventoryItemId: 'V2', lineId: '12', requestStatusFlag: true }),
  ]);
});

test('A double press accepts once, and a press after a lost answer repeats it', { tags: 'K-05' }, async () => {
  const answer = deferred<typeof noAnswer>();
  let tries = 0;
  const w = setUp({ accept: () => ((tries += 1) === 1 ? answer.promise : Promise.resolve(ok({ status: true }))) });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  const first = w.accept();
  await w.accept();
  expect(w.accepted).toHaveLength(1);
  answer.resolve(noAnswer);
  await first;
  expect(w.ids()).toEqual(['T1']);
  await w.accept();
  expect(w.accepted[1]?.key).toBe(w.accepted[0]?.key);
  expect(w.accepted[0]?.key).toBeTruthy();
});

test('The second half of a double press does not answer the next request', { tags: 'K-09' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine()];
  w.pending['T2'] = [tryoutLine({ tryoutItemId: 'T2', requestedAt: '2025-11-21T14:32:00Z' })];
  w.pending['T3'] = [tryoutLine({ tryoutItemId: 'T3', requestedAt: '2025-11-21T14:33:00Z' })];
  await w.poll();
  w.reject();
  w.clock.pass(499);
  w.reject();
  await w.accept();
  expect(w.ids()).toEqual(['T2', 'T3']);
  w.clock.pass(1);
  await w.accept();
  await w.accept();
  expect(w.ids()).toEqual(['T3']);
  expect(w.accepted).toHaveLength(1);
});

test('An acceptance without an answer is sent again if the request disappears', { tags: 'K-05' }, async () => {
  let tries = 0;
  const w = setUp({ accept: async () => ((tries += 1) === 1 ? noAnswer : ok({ status: true })) });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  await w.accept();
  await w.poll();
  expect(w.accepted).toHaveLength(1);
  delete w.pending['T1'];
  await w.poll();
  await settle();
  expect(w.accepted.map(({ key }) => key)).toEqual([w.accepted[0]?.key, w.accepted[0]?.key]);
  expect(w.inCart).toHaveLength(1);
  expect(w.ids()).toEqual([]);
});

test('After a press without network the earlier acceptance still has no known outcome', { tags: 'K-05' }, async () => {
  const answers = [noAnswer, offline];
  const w = setUp({ accept: async () => answers.shift() ?? ok({ status: true }) });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  await w.accept();
  await w.accept();
  delete w.pending['T1'];
  await w.poll();
  await settle();
  expect(new Set(w.accepted.map(({ key }) => key)).size).toBe(1);
  expect(w.inCart).toHaveLength(1);
});

test('A line with a barcode is added to the cart, and a success is shown', { tags: 'K-06' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  await w.accept();
  expect(w.inCart).toEqual([
    expect.objectContaining({
      inventoryLineItemId: 'V1',
      name: 'Halden Court 82',
      style: 'HC82-104-CF',
      imageUrl: '/c.svg',
      barcode: '2048',
      status: '1',
      requestedBy: 'Kiosk Front door',
      tryOutItem: true,
      quantity: 1,
      lineIds: ['11'],
    }),
  ]);
  expect(w.said).toEqual([
    {
      kind: 'positive',
      title: 'Request from Kiosk accepted',
      description: 'Products are added to your request list',
    },
  ]);
  expect(w.ids()).toEqual([]);
});

test('Without a barcode: No quantity available!', { tags: 'K-06' }, async () => {
  const w = setUp({ find: async () => ok({ name: 'Halden Court 82', images: [], barcode: null }) });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  await w.accept();
  expect(w.inCart).toEqual([]);
  expect(w.said).toEqual([
    { kind: 'caution', title: 'No quantity available!', description: 'Halden Court 82, size 10.5' },
  ]);
});

test('A server message of a failed Accept is shown, and it can be tried again', { tags: 'K-07' }, async () => {
  const w = setUp({ accept: async () => refused(422, 'A line is not of this request') });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  await w.accept();
  expect(w.said).toEqual([{ kind: 'caution', title: 'A line is not of this request' }]);
  expect(w.ids()).toEqual(['T1']);
});

test('An Accept that fails without a server message shows the general error', { tags: 'K-07' }, async () => {
  const w = setUp({ accept: async () => noAnswer });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  await w.accept();
  expect(w.said).toEqual([{ kind: 'critical', title: 'Something went wrong, please try later!' }]);
});

test('The associate who is too late reads who accepted the request', { tags: 'K-09' }, async () => {
  const w = setUp({ accept: async () => refused(200, 'Ines Calloway accepted this request', 'conflict') });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  await w.accept();
  expect(w.ids()).toEqual([]);
  await settle();
  expect(w.polls()).toBe(2);
  expect(w.titles()).toEqual(['Ines Calloway accepted this request']);
  expect(w.ids()).toEqual([]);
  expect(w.inCart).toEqual([]);
});

test.each([400, 404])(
  'A lookup that fails with %i shows the server message as a warning',
  { tags: 'K-08' },
  async (status) => {
    const w = setUp({ find: async () => refused(status, 'Unknown variant') });
    w.pending['T1'] = [tryoutLine()];
    await w.poll();
    await w.accept();
    expect(w.said).toEqual([{ kind: 'caution', title: 'Unknown variant', description: 'Halden Court 82, size 10.5' }]);
  },
);

test.each([403, 500])('A lookup that fails with %i shows the general error', { tags: 'K-08' }, async (status) => {
  const w = setUp({ find: async () => refused(status, 'Internal words') });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  await w.accept();
  expect(w.said).toEqual([
    {
      kind: 'critical',
      title: 'Something went wrong, please try later!',
      description: 'Halden Court 82, size 10.5',
    },
  ]);
});

test('If the location changes during Accept, the units are in the earlier cart', { tags: 'K-06' }, async () => {
  const answer = deferred<ReturnType<typeof ok<{ status: boolean }>>>();
  const w = setUp({ accept: () => answer.promise });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  const accepting = w.accept();
  w.move('loc-2');
  answer.resolve(ok({ status: true }));
  await accepting;
  expect(w.carts).toEqual(['cart of loc-1']);
  expect(w.lookedUpAt).toEqual(['loc-1']);
});

test('Accept pressed again after a lost answer sends exactly the same data', { tags: 'K-05' }, async () => {
  let isLost = true;
  const w = setUp({ accept: async () => (isLost ? noAnswer : ok({ status: true })) });
  w.pending['T1'] = [tryoutLine({ inStock: 1 })];
  await w.poll();
  await w.accept();
  isLost = false;
  w.pending['T1'] = [tryoutLine({ inStock: 0 })];
  await w.poll();
  await w.accept();
  const [first, second] = w.accepted;
  expect(second).toEqual(first);
});

test(
  'A request that a colleague accepts leaves, and a press accepts no other',
  { tags: ['K-09', 'K-10'] },
  async () => {
    const w = setUp();
    w.pending['T1'] = [tryoutLine()];
    w.pending['T2'] = [tryoutLine({ tryoutItemId: 'T2', requestedAt: '2025-11-21T14:32:00Z' })];
    await w.poll();
    w.clock.pass(5_000);
    delete w.pending['T1'];
    await w.poll();
    expect(w.ids()).toEqual(['T2']);
    await w.accept();
    w.reject();
    expect(w.accepted).toEqual([]);
    expect(w.ids()).toEqual(['T2']);
    w.clock.pass(500);
    await w.accept();
    expect(w.accepted).toHaveLength(1);
  },
);

test(
  'While a request is being accepted it can neither be accepted again nor rejected',
  { tags: ['K-04', 'K-05'] },
  async () => {
    const slow = deferred<ReturnType<typeof ok<{ status: boolean }>>>();
    const w = setUp({ accept: () => slow.promise });
    w.pending['T1'] = [tryoutLine()];
    await w.poll();
    expect(w.state.isPending).toBe(false);
    const accepting = w.accept();
    expect(w.state.isPending).toBe(true);
    w.reject();
    await w.accept();
    expect(w.ids()).toEqual(['T1']);
    expect(w.accepted).toHaveLength(1);
    slow.resolve(ok({ status: true }));
    await accepting;
    expect(w.state.isPending).toBe(false);
    expect(w.ids()).toEqual([]);
  },
);

test('Without a request Accept and Reject do nothing', { tags: ['K-04', 'K-05'] }, async () => {
  const w = setUp();
  await w.accept();
  w.reject();
  expect(w.accepted).toEqual([]);
  expect(w.session.getItem('tryoutItemId')).toBeNull();
});

test('Units that cannot be looked up for the same reason are named together', { tags: 'K-08' }, async () => {
  const w = setUp({ find: async () => refused(404, 'Unknown variant') });
  const { productName: _, ...unnamed } = tryoutLine({ size: '8' });
  const more = [unnamed, { ...unnamed, sku: null }];
  w.pending['T1'] = [tryoutLine(), tryoutLine({ lineId: '12', productName: 'Tarn Fell Runner', size: '9' }), ...more];
  await w.poll();
  await w.accept();
  expect(w.said).toEqual([
    {
      kind: 'caution',
      title: 'Unknown variant',
      description: 'Halden Court 82, size 10.5; Tarn Fell Runner, size 9; HC82-104-CF, size 8; A pair, size 8',
    },
  ]);
});
