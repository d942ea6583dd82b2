import type { Failure } from '@instore/api';
import { expect, test } from 'vitest';
import {
  apiOf,
  deferred,
  english,
  noAnswer,
  ok,
  recordToasts,
  refused,
  requestLine,
  settle,
} from '../../test/support.ts';
import { createRequestLines } from './requestLines.ts';

type Answer = ReturnType<typeof ok> | Failure;

/** The lines of an associate, with line 11 on screen. Each write gets the answer of the test. */
async function openLines(answer: (call: string) => Answer | Promise<Answer> = () => ok(requestLine())) {
  const heard = recordToasts();
  const sent: [call: string, input: object][] = [];
  const keys: (string | undefined)[] = [];
  const dropped: (readonly [ids: readonly string[], cart: string | undefined])[] = [];
  let reads = 0;
  const call = (name: string) => async (input: object, options?: { key?: string }) => {
    sent.push([name, options?.key === undefined ? input : { ...input, hasKey: true }]);
    keys.push(options?.key);
    return answer(name) as never;
  };
  const calls = (...names: string[]) => Object.fromEntries(names.map((name) => [name, call(name)]));
  const store = createRequestLines({
    api: apiOf({
      storefront: {
        getShoesizeLines: async () => {
          reads += 1;
          return ok({ content: [requestLine()], totalElements: 1, counts: { request: 1, pending: 0, checkedout: 0 } });
        },
        ...calls(
          'assignLine',
          'setLineDetails',
          'nudgeRequest',
          'takeOtherSize',
          'sendBack',
          'handOver',
          'callCustomer',
          'endCall',
          'sellLine',
          'getSale',
        ),
        ...calls('getColleagues', 'getDeliverySpots'),
      },
      consignee: {},
      inventory: calls('reportPairNotHere', 'getNearestSizes', 'sendLineMessage'),
    }),
    toasts: heard.toasts,
    say: english,
    locationId: () => 'loc-1',
    cart: { add: () => undefined, openKey: () => 'cart-1' },
    onDropped: (ids, cart) => void dropped.push([ids, cart]),
    onHandled: () => undefined,
  });
  await store.load('1');
  return { ...store, ...heard, sent, keys, dropped, reads: () => reads };
}

type Lines = Awaited<ReturnType<typeof openLines>>;

const place = { locationId: 'loc-1', lineId: '11', hasKey: true };

const writes: [name: string, press: (lines: Lines) => Promise<unknown>, call: string, input: object, done: string[]][] =
  [
    [
      'a message',
      (lines) => lines.sendMessage('11', 'next-size-too'),
      'sendLineMessage',
      { ...place, message: 'next-size-too' },
      ['Sent'],
    ],
    ['Nudge', (lines) => lines.nudge('11'), 'nudgeRequest', place, ['Nudged']],
    [
      'Not available',
      (lines) => lines.answerNotAvailable('11', 'damaged'),
      'reportPairNotHere',
      { ...place, reason: 'damaged' },
      [],
    ],
    [
      'another size',
      (lines) => lines.takeOtherSize('11', 'V2', '11'),
      'takeOtherSize',
      { ...place, inventoryItemId: 'V2' },
      ['Size 11 is requested instead'],
    ],
    ['Send back', (lines) => lines.sendBack('11'), 'sendBack', place, ['Bring it to the stockroom']],
    ['Handed over', (lines) => lines.handOver('11'), 'handOver', place, ['Handed over']],
    ['Call customer', (lines) => lines.callCustomer('11'), 'callCustomer', place, ['Customer called']],
    ['End call', (lines) => lines.endCall('11'), 'endCall', place, ['Call ended']],
    ['Sold', (lines) => lines.sell('11', '10021'), 'sellLine', { ...place, orderNumber: '10021' }, ['Sold']],
  ];

test.each(writes)(
  '%s is sent once for its line, shown as pending, and said when it is done',
  { tags: ['K-11', 'K-12', 'Z-12'] },
  async (_name, press, call, input, done) => {
    const answered = deferred<Answer>();
    const lines = await openLines(() => answered.promise);
    const first = press(lines);
    const second = press(lines);
    await settle();
    expect(lines.state.pending).toEqual({ '11': true });
    answered.resolve(ok(requestLine({ productName: 'Changed' })));
    expect(await first).toMatchObject({ productName: 'Changed' });
    expect(await second).toBeUndefined();
    expect(lines.sent).toEqual([[call, input]]);
    expect(lines.titles()).toEqual(done);
    expect(lines.state.pending).toEqual({});
    expect(lines.reads()).toBe(2);
  },
);

test.each(writes)(
  '%s that is refused says why, and the line is read again',
  { tags: ['E-03', 'K-12'] },
  async (_name, press) => {
    const lines = await openLines(() => refused(409, 'A colleague was faster.', 'conflict'));
    expect(await press(lines)).toBeUndefined();
    expect(lines.said).toMatchObject([{ kind: 'caution', title: 'A colleague was faster.' }]);
    expect(lines.reads()).toBe(2);
    expect(lines.dropped).toEqual([]);
    expect(lines.state.pending).toEqual({});
  },
);

test(
  'A press after a lost answer reuses its key, and another write has a new key',
  { tags: ['E-03', 'K-12'] },
  async () => {
    const lines = await openLines(() => noAnswer);
    const [ines, sol] = ['1002', '1003'].map((id) => ({ id, name: id, hasPhoto: false }));
    const presses = [
      ...writes.map(
        ([, press]) =>
          () =>
            press(lines),
      ),
      () => lines.answerNotAvailable('11', 'not found'),
      () => lines.takeOtherSize('11', 'V3', '12'),
      () => lines.sell('11', '10022'),
      () => lines.assign('11', ines!),
      () => lines.assign('11', sol!),
      () => lines.setDetails('11', { spot: 'Sofa' }),
      () => lines.setDetails('11', { requestNote: 'Gift' }),
    ];
    for (const press of [...presses, ...presses]) await press();
    expect(new Set(lines.keys).size).toBe(presses.length);
    expect(lines.keys.slice(presses.length)).toEqual(lines.keys.slice(0, presses.length));
    expect(lines.sent.every(([, input]) => 'lineId' in input && input.lineId === '11')).toBe(true);
  },
);

test('A call goes out after the change of the spot that was pressed before it', { tags: 'C-10' }, async () => {
  const change = deferred<Answer>();
  const lines = await openLines((call) => (call === 'setLineDetails' ? change.promise : ok(requestLine())));
  void lines.setDetails('11', { spot: 'Bench 2' });
  const called = lines.callCustomer('11');
  await settle();
  expect(lines.sent.map(([call]) => call)).toEqual(['setLineDetails']);
  change.resolve(ok(requestLine()));
  await called;
  expect(lines.sent.map(([call]) => call)).toEqual(['setLineDetails', 'callCustomer']);
});

test('A line that was replaced by another size leaves the cart of the press', { tags: 'K-12' }, async () => {
  const lines = await openLines();
  await lines.takeOtherSize('11', 'V2', '11');
  expect(lines.dropped).toEqual([[['11'], 'cart-1']]);
});

test('A sale reads its preview first, and shows a refused order number at its field', { tags: 'Z-12' }, async () => {
  const sale = { orderNumber: '10021', lines: [] };
  const lines = await openLines(() => ok(sale));
  expect(await lines.readSale('11', '10021')).toEqual(sale);
  expect(lines.sent).toEqual([['getSale', { locationId: 'loc-1', lineId: '11', orderNumber: '10021' }]]);
  const refusing = await openLines(() => refused(404, 'There is no order 7.', 'not-found'));
  expect(await refusing.readSale('11', '7')).toBe('There is no order 7.');
  const broken = await openLines(() => refused(500, undefined, 'server'));
  expect(await broken.readSale('11', '7')).toBe('Something went wrong');
  expect([...refusing.said, ...broken.said]).toEqual([]);
});

test('Colleagues, spots and nearest sizes are those of the location', { tags: ['Z-09', 'K-12'] }, async () => {
  const lines = await openLines((call) => ok([call]));
  await Promise.all([lines.colleagues.load(), lines.spots.load(), lines.nearestSizes.load('V1')]);
  const values = [lines.colleagues, lines.spots, lines.nearestSizes].map(({ state }) => state.value);
  expect(values).toEqual([['getColleagues'], ['getDeliverySpots'], ['getNearestSizes']]);
  expect(lines.sent.map(([, input]) => input)).toEqual([
    { locationId: 'loc-1' },
    { locationId: 'loc-1' },
    { inventoryItemId: 'V1', locationId: 'loc-1' },
  ]);
});

test('Colleagues, spots and nearest sizes that fail to load have the reason', { tags: ['Z-09', 'E-03'] }, async () => {
  const cut = await openLines(() => refused(503, 'The store is busy.', 'unavailable' as never));
  await Promise.all([cut.colleagues.load(), cut.spots.load(), cut.nearestSizes.load('V1')]);
  for (const { state } of [cut.colleagues, cut.spots, cut.nearestSizes]) {
    expect(state).toEqual({ value: undefined, status: 'failed', error: 'The store is busy.' });
  }
});

test('of several lines that are sent back, one toast counts those that are done', { tags: 'Z-12' }, async () => {
  let sentOnce = false;
  const { sendBackAll, sent, said } = await openLines((call) => {
    if (call !== 'sendBack') return ok(requestLine());
    if (sentOnce) return refused(409, 'Busy.', 'conflict');
    sentOnce = true;
    return ok(requestLine());
  });
  expect(await sendBackAll(['11', '12'])).toBe(false);
  expect(sent.filter(([call]) => call === 'sendBack')).toHaveLength(2);
  expect(said.map(({ title }) => title)).toContain('Bring 1 pair to the stockroom');
});

test('After several lines are handed over, the list is read again once', { tags: 'Z-12' }, async () => {
  const lines = await openLines();
  expect(await lines.handOverAll(['11', '12', '13'])).toBe(true);
  await settle();
  expect(lines.sent.map(([call]) => call)).toEqual(['handOver', 'handOver', 'handOver']);
  expect(lines.reads()).toBe(2);
  expect(lines.state.pending).toEqual({});
});

test('Several lines are sent back after the change of a note before them', { tags: 'Z-12' }, async () => {
  const change = deferred<Answer>();
  const lines = await openLines((call) => (call === 'setLineDetails' ? change.promise : ok(requestLine())));
  void lines.setDetails('11', { requestNote: 'Gift' });
  const sentBack = lines.sendBackAll(['11']);
  await settle();
  expect(lines.sent.map(([call]) => call)).toEqual(['setLineDetails']);
  change.resolve(ok(requestLine()));
  expect(await sentBack).toBe(true);
});

test('After a lost answer, one line and several lines share the key', { tags: ['E-03', 'Z-12'] }, async () => {
  const lines = await openLines(() => noAnswer);
  await lines.sendBack('11');
  await lines.sendBackAll(['11']);
  await lines.handOverAll(['11']);
  await lines.handOver('11');
  expect(lines.keys[1]).toBe(lines.keys[0]);
  expect(lines.keys[3]).toBe(lines.keys[2]);
});
