import type { Api } from '@instore/api';
import { expect, test, vi } from 'vitest';
import { apiOf, deferred, english, ok, recordToasts, refused, refusedAs } from '../../test/support.ts';
import { createConsignment } from './consignment.ts';

const MISSING = '2048177304161';
const SAME_SIZE = '2048177304178';
const OTHER_SIZE = '2048177304185';

/** The consignment page with a missing pair and what can go in its place. */
async function openMissing(consignee: Partial<Api['consignee']> = {}, inventory: Partial<Api['inventory']> = {}) {
  const getReplacements = vi.fn(async () =>
    ok({
      pair: { bin: 'A-14-03' },
      sameSize: [{ barcode: SAME_SIZE }],
      otherSizes: [{ barcode: OTHER_SIZE }],
    } as never),
  );
  const getConsignmentQueue = async () => ok({ content: [], totalElements: 0, counts: {} } as never);
  const { toasts, titles, said } = recordToasts();
  const play = vi.fn(async () => 'played');
  const store = createConsignment({
    api: apiOf({ consignee: { getReplacements, getConsignmentQueue, ...consignee }, inventory }),
    toasts,
    play,
    say: english,
    locationId: () => 'loc-1',
    // A scanner may send 12 digits of a barcode that is recorded with 13.
    normaliseBarcode: (barcode) => barcode.padStart(13, '0'),
  });
  await store.load({ kind: 'missing', open: MISSING, sort: undefined, search: undefined, order: undefined });
  return { store, titles, said, play, getReplacements };
}

test('the customer agrees to each other size anew', { tags: 'G-06' }, async () => {
  const replaceMissingPair = vi.fn(async () => ok({ bin: null } as never));
  const { store } = await openMissing({ replaceMissingPair });
  store.chooseReplacement(OTHER_SIZE);
  store.setAgreed(true);
  store.chooseReplacement(SAME_SIZE);
  expect(store.state.replacing).toMatchObject({ chosen: SAME_SIZE, customerAgreed: false });
  await store.replace();
  const path = { missingBarcode: MISSING, selectedReplacementBarcode: SAME_SIZE };
  expect(replaceMissingPair).toHaveBeenCalledExactlyOnceWith(path, { key: expect.any(String) });
});

test('the agreement to another size is sent', { tags: 'G-06' }, async () => {
  const replaceMissingPair = vi.fn(async () => ok({ bin: 'B-02-01' } as never));
  const { store, said } = await openMissing({ replaceMissingPair });
  store.chooseReplacement(OTHER_SIZE);
  store.setAgreed(true);
  expect(await store.replace()).toBe(true);
  const call = {
    missingBarcode: MISSING,
    selectedReplacementBarcode: OTHER_SIZE,
    body: { customerAgreed: true },
  };
  expect(replaceMissingPair).toHaveBeenCalledExactlyOnceWith(call, { key: expect.any(String) });
  expect(said).toEqual([
    { kind: 'positive', title: `${OTHER_SIZE} goes instead`, description: 'Take it from B-02-01.' },
  ]);
});

test('a pair without a bin goes instead without a way to it; the queue is read again', { tags: 'G-06' }, async () => {
  const getConsignmentQueue = vi.fn(async () => ok({ content: [], totalElements: 0, counts: {} } as never));
  const { store, said } = await openMissing({
    replaceMissingPair: async () => ok({ bin: null } as never),
    getConsignmentQueue,
  });
  await store.replace();
  expect(said).toEqual([{ kind: 'positive', title: `${SAME_SIZE} goes instead` }]);
  expect(getConsignmentQueue).toHaveBeenCalledTimes(2);
});

test('without a pair, a choice or an order nothing is sent', { tags: ['G-02', 'G-03'] }, async () => {
  const { store, getReplacements } = await openMissing();
  getReplacements.mockResolvedValueOnce(ok({ pair: { bin: null }, sameSize: [], otherSizes: [] } as never));
  await store.loadReplacements('2048177300001');
  expect(await store.replace()).toBe(false);
  expect(await store.turnUp()).toBe(false);
  await store.loadReplacements(undefined);
  store.chooseReplacement(SAME_SIZE);
  store.setAgreed(true);
  expect(store.state.replacing).toBeUndefined();
  expect(await store.turnUp()).toBe(false);
  await store.sell();
});

test('pairs that cannot be read say why; the choice and what is shown stay', { tags: ['G-06', 'E-03'] }, async () => {
  const { store, getReplacements } = await openMissing();
  store.chooseReplacement(OTHER_SIZE);
  getReplacements.mockResolvedValueOnce(refused(503, 'The store is busy.') as never);
  await store.loadReplacements(MISSING);
  expect(store.state.replacing).toMatchObject({
    error: 'The store is busy.',
    chosen: OTHER_SIZE,
    data: { sameSize: [{ barcode: SAME_SIZE }] },
    isPending: false,
  });
  getReplacements.mockResolvedValueOnce(refused(500) as never);
  await store.loadReplacements(MISSING);
  expect(store.state.replacing?.error).toBe('Something went wrong, please try later!');
});

test(
  'an order that cannot be read says why, and the next read removes the message',
  { tags: ['G-02', 'E-03'] },
  async () => {
    const answers: unknown[] = [
      ok({ orderNumber: '10021' }),
      refused(503, 'The store is busy.'),
      ok({ orderNumber: '10021' }),
    ];
    const { store } = await openMissing({ getOrderSale: async () => answers.shift() as never });
    const address = { ...ADDRESS, kind: 'sold', order: '10021' } as const;
    await store.load(address);
    expect(store.state.sale).toMatchObject({ data: { orderNumber: '10021' }, error: undefined });
    await store.load(address);
    expect(store.state.sale).toMatchObject({ data: { orderNumber: '10021' }, error: 'The store is busy.' });
    await store.load(address);
    expect(store.state.sale?.error).toBeUndefined();
    await store.load({ ...ADDRESS, kind: 'sold' });
    expect(store.state.sale).toBeUndefined();
  },
);

test('a second press while a pair is replaced sends nothing', { tags: ['G-03', 'G-06'] }, async () => {
  const slow = deferred<ReturnType<typeof ok<never>>>();
  const replaceMissingPair = vi.fn(() => slow.promise);
  const { store } = await openMissing({ replaceMissingPair });
  const first = store.replace();
  expect(await store.replace()).toBe(false);
  expect(await store.turnUp()).toBe(false);
  expect(store.state.replacing?.isPending).toBe(true);
  slow.resolve(ok({ bin: null } as never));
  expect(await first).toBe(true);
  expect(store.state.replacing?.isPending).toBe(false);
  expect(replaceMissingPair).toHaveBeenCalledOnce();
});

test('a second press while an order is sold sends nothing', { tags: 'G-02' }, async () => {
  const slow = deferred<ReturnType<typeof ok<never>>>();
  const markOrderSold = vi.fn(() => slow.promise);
  const getOrderSale = vi.fn(async () => ok({ orderNumber: '10021', pairs: [] } as never));
  const { store } = await openMissing({ markOrderSold, getOrderSale });
  await store.load({ kind: 'sold', open: undefined, search: undefined, order: '10021' });
  const first = store.sell();
  await store.sell();
  expect(store.state.sale?.isPending).toBe(true);
  slow.resolve(ok({} as never));
  await first;
  expect(getOrderSale).toHaveBeenCalledTimes(2);
  expect(store.state.sale?.isPending).toBe(false);
  expect(markOrderSold).toHaveBeenCalledExactlyOnceWith({ orderNumber: '10021' }, { key: expect.any(String) });
});

test('a late answer for another order is not shown in the panel', { tags: 'G-02' }, async () => {
  const slow = deferred<ReturnType<typeof ok<never>>>();
  const { store } = await openMissing({
    getOrderSale: async ({ orderNumber }) => (orderNumber === '10021' ? slow.promise : ok({ orderNumber } as never)),
  });
  const address = { kind: 'sold', sort: undefined, open: undefined, search: undefined } as const;
  const first = store.load({ ...address, order: '10021' });
  await store.load({ ...address, order: '10022' });
  slow.resolve(ok({ orderNumber: '10021' } as never));
  await first;
  expect(store.state.sale).toMatchObject({ orderNumber: '10022', data: { orderNumber: '10022' } });
});

test('a refused replacement says why, and the pairs that can go instead are read again', { tags: 'G-03' }, async () => {
  const replaceMissingPair = async () => refused(409, 'This pair is reserved for request 48213.', 'conflict');
  const { store, getReplacements } = await openMissing({ replaceMissingPair });
  store.chooseReplacement(OTHER_SIZE);
  expect(await store.replace()).toBe(false);
  expect(getReplacements).toHaveBeenCalledTimes(2);
  expect(store.state.replacing).toMatchObject({
    chosen: OTHER_SIZE,
    error: 'This pair is reserved for request 48213.',
    isPending: false,
  });
});

test('a scanned pair that is not listed is refused at the field, and the choice stays', { tags: 'G-06' }, async () => {
  const { store, play } = await openMissing();
  await store.scan('2048177304192');
  expect(store.state.scan).toEqual({
    error: '2048177304192 cannot go instead. Scan one of the listed pairs.',
    isPending: false,
  });
  expect(store.state.replacing?.chosen).toBe(SAME_SIZE);
  expect(play).toHaveBeenCalledExactlyOnceWith('scan-error');
});

test(
  'a refused replacement says what was not done, what was expected, and what to do',
  { tags: ['G-03', 'W-14'] },
  async () => {
    const reason = 'This pair is reserved for request 48213. Choose another one.';
    const { store } = await openMissing({ replaceMissingPair: async () => refusedAs('Reserved', reason) });
    await store.replace();
    expect(store.state.replacing?.error).toBe(
      `Not done: Replace ${MISSING}. ${reason} Expected: a free pair of the same product for a pair that is reserved.`,
    );
  },
);

test('an order that cannot be sold or is unknown says what was expected', { tags: ['G-02', 'W-14'] }, async () => {
  const reason = 'Order 10021 cannot be sold: 1 pair of it has no barcode yet.';
  const { store, play } = await openMissing({
    markOrderSold: async () => refusedAs('Not fulfilled', reason),
    getOrderSale: async ({ orderNumber }) =>
      orderNumber === '10021'
        ? ok({ orderNumber, pairs: [] } as never)
        : { ...refusedAs('Not allowed', 'It belongs to Bedford Avenue.', 403), kind: 'forbidden' as const },
  });
  await store.load({ kind: 'sold', open: undefined, search: undefined, order: '10021' });
  await store.sell();
  const expected = 'Expected: an open order whose items have pairs. Check the pair, then try again.';
  expect(store.state.sale?.error).toBe(`Not done: Order 10021. ${reason} ${expected}`);
  await store.scan('YK-20077');
  expect(store.state.scan.error).toBe(
    'YK-20077 was not found: It belongs to Bedford Avenue. Expected: the number of an order of this location. Ask an admin, then try again.',
  );
  expect(play).toHaveBeenLastCalledWith('scan-error');
});

test(
  'each step of the consignment page plays a sound and changes the screen',
  { tags: ['G-02', 'G-03', 'G-05', 'W-14'] },
  async () => {
    let isRefused = false;
    const answer = async (data: unknown) => (isRefused ? refusedAs('Not free', 'No.') : ok(data as never));
    const { store, titles, play } = await openMissing({
      acceptAnnouncedPairs: () => answer([{ id: '1', status: true }]),
      replaceMissingPair: () => answer({ bin: 'B-02-01' }),
      markOrderSold: () => answer({}),
      getAnnouncedPairs: async () => ok({ content: [], totalElements: 0 }),
      getOrderSale: async () => ok({ orderNumber: '10021', pairs: [] } as never),
    });
    const heard = () => play.mock.calls.splice(0).map((call: unknown[]) => call[0]);
    expect(await store.replace()).toBe(true);
    expect(titles()).toEqual([`${SAME_SIZE} goes instead`]);
    await store.load({ kind: 'sold', open: undefined, search: undefined, order: '10021' });
    await store.sell();
    expect(titles().at(-1)).toBe('Order 10021 is sold');
    await store.accept(['1']);
    expect(store.state.bulkRecord.results).toHaveLength(1);
    expect(heard()).toEqual(['scan-ok', 'scan-ok', 'scan-ok']);
    isRefused = true;
    await store.accept(['1']);
    expect(store.state.bulkRecord.error).toBe('Not done: Accept 1 pair. No. Expected: pairs that are announced here.');
    expect(heard()).toEqual(['scan-error']);
  },
);

test('pairs are declined only with a reason', { tags: 'G-05' }, async () => {
  const declineAnnouncedPairs = vi.fn(async () => ok([]));
  const getAnnouncedPairs = async () => ok({ content: [], totalElements: 0 });
  const { store } = await openMissing({ declineAnnouncedPairs, getAnnouncedPairs });
  await store.load({ kind: 'incoming', sort: undefined, open: undefined, search: undefined, order: undefined });
  store.choose(['1', '2']);
  store.giveReason('  ');
  await store.decline();
  expect(declineAnnouncedPairs).not.toHaveBeenCalled();
  store.giveReason(' Worn soles ');
  await store.decline();
  const body = { locationId: 'loc-1', announcedIds: ['1', '2'], reason: 'Worn soles' };
  expect(declineAnnouncedPairs).toHaveBeenCalledExactlyOnceWith(body, { key: expect.any(String) });
  // The next pairs are not declined with this reason.
  expect(store.state.reason).toBeUndefined();
});

test(
  'two pairs that cannot be declined say what was not done, and keep the reason',
  { tags: ['G-05', 'W-14'] },
  async () => {
    const declineAnnouncedPairs = async () => refusedAs('Not free', 'No.');
    const getAnnouncedPairs = async () => ok({ content: [], totalElements: 0 });
    const { store } = await openMissing({ declineAnnouncedPairs, getAnnouncedPairs });
    await store.load({ kind: 'incoming', sort: undefined, open: undefined, search: undefined, order: undefined });
    store.choose(['1', '2']);
    await store.decline();
    expect(store.state.bulkRecord.error).toBeUndefined();
    store.giveReason('Worn soles');
    await store.decline();
    expect(store.state.bulkRecord.error).toContain('Not done: Decline 2 pairs. No.');
    // The next try begins without the message of the last one, a press meanwhile leaves it alone.
    const trying = store.decline();
    expect(store.state.bulkRecord.error).toBeUndefined();
    await trying;
    expect(store.state.bulkRecord.error).toContain('Not done: Decline 2 pairs. No.');
    expect(store.state).toMatchObject({ reason: 'Worn soles', bulkRecord: { chosen: ['1', '2'] } });
  },
);

test('one of the chosen pairs is accepted, and the others stay chosen', { tags: 'G-05' }, async () => {
  const acceptAnnouncedPairs = vi.fn(async () => ok([]));
  const getAnnouncedPairs = async () => ok({ content: [], totalElements: 0 });
  const getConsignmentQueue = vi.fn(async () => ok({ content: [], totalElements: 0, counts: {} } as never));
  const { store } = await openMissing({ acceptAnnouncedPairs, getAnnouncedPairs, getConsignmentQueue });
  store.choose(['1', '2', '3']);
  await store.accept(['2']);
  expect(getConsignmentQueue).toHaveBeenCalledTimes(2);
  expect(store.state.bulkRecord.chosen).toEqual(['1', '3']);
  const body = { locationId: 'loc-1', announcedIds: ['2'] };
  expect(acceptAnnouncedPairs).toHaveBeenCalledExactlyOnceWith(body, { key: expect.any(String) });
});

test('sold pairs are read the newest first, all others the oldest first', { tags: 'G-05' }, async () => {
  const read: unknown[] = [];
  const getConsignmentQueue = async (query: object) => {
    read.push(query);
    return ok({ content: [], totalElements: 0, counts: {} } as never);
  };
  const { store } = await openMissing({ getConsignmentQueue });
  const address = { sort: undefined, search: undefined, order: undefined, open: undefined };
  await store.load({ ...address, kind: 'sold' });
  await store.load({ ...address, kind: 'sold', sort: 'oldest' });
  await store.load({ ...address, kind: 'sold', search: 'tarn' });
  const query = { locationId: 'loc-1', page: 0, size: 50 };
  expect(read).toEqual([
    { ...query, kind: 'missing', sort: 'oldest' },
    { ...query, kind: 'sold', sort: 'newest' },
    { ...query, kind: 'sold', sort: 'oldest' },
    { ...query, kind: 'sold', sort: 'newest', search: 'tarn' },
  ]);
});

test('a pair that is chosen while others are accepted stays chosen', { tags: 'G-05' }, async () => {
  const slow = deferred<ReturnType<typeof ok<never[]>>>();
  const acceptAnnouncedPairs = vi.fn(() => slow.promise);
  const getAnnouncedPairs = async () => ok({ content: [], totalElements: 0 });
  const { store } = await openMissing({ acceptAnnouncedPairs, getAnnouncedPairs });
  await store.load({ kind: 'incoming', sort: undefined, open: undefined, search: undefined, order: undefined });
  store.choose(['1', '2']);
  const first = store.accept();
  store.choose(['1', '2', '3']);
  expect(store.state.bulkRecord.isPending).toBe(true);
  await store.accept();
  slow.resolve(ok([]));
  await first;
  expect(acceptAnnouncedPairs).toHaveBeenCalledOnce();
  expect(store.state.bulkRecord).toMatchObject({ chosen: ['3'], isPending: false });
});

test('another tab opens while pairs are accepted, and the page still shows the sending', { tags: 'G-05' }, async () => {
  const slow = deferred<ReturnType<typeof ok<never[]>>>();
  const { store } = await openMissing({
    acceptAnnouncedPairs: () => slow.promise,
    getAnnouncedPairs: async () => ok({ content: [], totalElements: 0 }),
  });
  const first = store.accept(['1']);
  await store.load({ kind: 'sold', sort: undefined, open: undefined, search: undefined, order: undefined });
  expect(store.state.bulkRecord.isPending).toBe(true);
  slow.resolve(ok([]));
  await first;
  expect(store.state.bulkRecord.isPending).toBe(false);
});

test('the field looks up scans one after the other and shows it until the last answer', { tags: 'G-06' }, async () => {
  const answers = [deferred<never>(), deferred<never>()];
  const getOrderSale = vi.fn(
    ({ orderNumber }: { orderNumber: string }) => answers[orderNumber === 'YK-20001' ? 0 : 1]!.promise,
  );
  const { store } = await openMissing({ getOrderSale });
  const first = store.scan('YK-20001');
  const second = store.scan('YK-20002');
  answers[0]!.resolve(ok({ orderNumber: 'YK-20001', pairs: [] } as never) as never);
  expect(await first).toMatchObject({ order: 'YK-20001' });
  expect(store.state.scan.isPending).toBe(true);
  answers[1]!.resolve(ok({ orderNumber: 'YK-20002', pairs: [] } as never) as never);
  expect(await second).toMatchObject({ order: 'YK-20002' });
  expect(store.state.scan.isPending).toBe(false);
});

const ADDRESS = { kind: undefined, sort: undefined, search: undefined, order: undefined, open: undefined } as const;

test.each([
  ['missing', { setBarcodeMissing: { barcode: MISSING } }],
  ['onHold', { setBarcodeOnHold: { barcode: MISSING, onHold: true } }],
  ['free', { setBarcodeOnHold: { barcode: MISSING, onHold: false } }],
] as const)(
  'a pair is set aside (%s) by its own call with a key, and the list is read again',
  { tags: 'G-04' },
  async (to, wanted) => {
    const calls: Record<string, unknown[]> = {};
    const record =
      (name: string) =>
      async (...args: unknown[]) => {
        calls[name] = args;
        return ok({} as never);
      };
    const getConsignmentQueue = vi.fn(async () => ok({ content: [], totalElements: 0, counts: {} } as never));
    const { store, play } = await openMissing({
      setBarcodeMissing: record('setBarcodeMissing'),
      setBarcodeOnHold: record('setBarcodeOnHold'),
      getConsignmentQueue,
    });
    await store.setAside(MISSING, to);
    const [[name, body] = ['', {}]] = Object.entries(wanted);
    expect(calls).toEqual({ [name]: [body, { key: expect.any(String) }] });
    expect(getConsignmentQueue).toHaveBeenCalledTimes(2);
    expect(play).toHaveBeenLastCalledWith('scan-ok');
  },
);

test('a pair that cannot be set aside says what was not done', { tags: ['G-04', 'W-14'] }, async () => {
  const { store, titles } = await openMissing({ setBarcodeOnHold: async () => refusedAs('Reserved', 'No.') });
  await store.setAside(MISSING, 'onHold');
  expect(titles()).toEqual([expect.stringContaining('Put on hold')]);
});

test('a missing pair that turned up is moved to its bin, and a message names it', { tags: 'G-03' }, async () => {
  const moveUnits = vi.fn(async () => ok([] as never));
  const getConsignmentQueue = vi.fn(async () => ok({ content: [], totalElements: 0, counts: {} } as never));
  const { store, titles } = await openMissing({ getConsignmentQueue }, { moveUnits });
  const reads = getConsignmentQueue.mock.calls.length;
  expect(await store.turnUp()).toBe(true);
  expect(getConsignmentQueue).toHaveBeenCalledTimes(reads + 1);
  expect(moveUnits).toHaveBeenCalledExactlyOnceWith(
    { locationId: 'loc-1', bin: 'A-14-03', barcodes: [MISSING] },
    { key: expect.any(String) },
  );
  expect(titles()).toEqual([`${MISSING} is in A-14-03`]);
  moveUnits.mockResolvedValueOnce(refusedAs('Checked Out', 'This pair is checked out.') as never);
  expect(await store.turnUp()).toBe(false);
  expect(store.state.replacing?.error).toContain('This pair is checked out.');
});

test.each([
  [{ state: 'Sold', missing: true }, 'sold', undefined],
  [{ missing: true, onHold: true }, 'missing', MISSING],
  [{ onHold: true }, 'onHold', undefined],
  [{}, 'inStock', undefined],
])('a scanned pair that is %j is shown in its tab', { tags: 'G-06' }, async (over, kind, open) => {
  const pair = { barcode: MISSING, state: 'Checked In', missing: false, onHold: false, consigned: true, ...over };
  const getPair = vi.fn(async () => ok(pair as never));
  const { store, play } = await openMissing({}, { getPair });
  await store.load({ ...ADDRESS, kind: 'inStock' });
  expect(await store.scan(` ${MISSING} `)).toEqual({ kind, search: MISSING, order: undefined, open });
  expect(getPair).toHaveBeenCalledExactlyOnceWith({ barcode: MISSING, locationId: 'loc-1' });
  expect(play).toHaveBeenCalledExactlyOnceWith('scan-ok');
});

test('a scanned pair of the store itself is refused, and words are searched', { tags: 'G-06' }, async () => {
  const getPair = async () => ok({ state: 'Checked In', consigned: false } as never);
  const getOrderSale = async () => ({ ...refused(404, 'There is no order.'), kind: 'not-found' as const });
  const { store, play } = await openMissing({ getOrderSale }, { getPair });
  await store.load({ ...ADDRESS, kind: 'inStock' });
  expect(await store.scan(MISSING)).toBeUndefined();
  expect(store.state.scan.error).toBe(
    `${MISSING} belongs to the store. Scan a consigned pair, or look it up under Bins.`,
  );
  expect(play).toHaveBeenCalledExactlyOnceWith('scan-error');
  expect(await store.scan('whitaker')).toEqual({ search: 'whitaker', order: undefined, open: undefined });
  expect(store.state.scan.error).toBeUndefined();
  expect(await store.scan('hc82-104')).toEqual({ search: 'hc82-104', order: undefined, open: undefined });
  expect(await store.scan('yk-20077')).toEqual({ search: 'YK-20077', open: undefined });
  expect(await store.scan('  ')).toBeUndefined();
});

test(
  'an unknown barcode or order says what to check, and a found order has a sound',
  { tags: ['G-06', 'W-14'] },
  async () => {
    const { store, play } = await openMissing(
      { getOrderSale: async ({ orderNumber }) => ok({ orderNumber, pairs: [] } as never) },
      {
        getPair: async () => ({
          ...refusedAs('Not found', 'No pair has this barcode.', 404),
          kind: 'not-found' as const,
        }),
      },
    );
    await store.load({ ...ADDRESS, kind: 'inStock' });
    expect(await store.scan(MISSING)).toBeUndefined();
    expect(store.state.scan.error).toBe(
      `${MISSING} was not found: No pair has this barcode. Expected: the barcode of a consigned pair of this location. Check the label, or type the barcode.`,
    );
    play.mockClear();
    expect(await store.scan('YK-20077')).toEqual({
      kind: 'sold',
      search: undefined,
      order: 'YK-20077',
      open: undefined,
    });
    expect(play).toHaveBeenCalledExactlyOnceWith('scan-ok');
  },
);

test('a scanned replacement is chosen, and heard', { tags: 'G-06' }, async () => {
  const { store, play, getReplacements } = await openMissing();
  getReplacements.mockResolvedValueOnce(
    ok({ pair: {}, sameSize: [], otherSizes: [{ barcode: OTHER_SIZE }, { barcode: '0036000291452' }] } as never),
  );
  await store.loadReplacements(MISSING);
  await store.scan('036000291452');
  expect(store.state.replacing?.chosen).toBe('0036000291452');
  play.mockClear();
  store.setAgreed(true);
  await store.scan(OTHER_SIZE);
  expect(store.state.replacing).toMatchObject({ chosen: OTHER_SIZE, customerAgreed: false });
  expect(play).toHaveBeenCalledExactlyOnceWith('scan-ok');
});

test(
  'another tab or search drops choice, reason and error; the same address does not',
  { tags: ['G-01', 'G-05'] },
  async () => {
    const { store } = await openMissing({ getAnnouncedPairs: async () => ok({ content: [], totalElements: 0 }) });
    await store.load(ADDRESS);
    store.choose(['1']);
    store.giveReason('Worn');
    store.state.scan.error = 'Wrong';
    await store.load(ADDRESS);
    expect(store.state).toMatchObject({ bulkRecord: { chosen: ['1'] }, reason: 'Worn', scan: { error: 'Wrong' } });
    await store.load({ ...ADDRESS, search: 'tarn' });
    expect(store.state).toMatchObject({ bulkRecord: { chosen: [] }, reason: undefined, scan: { error: undefined } });
    expect(store.state.search).toBe('tarn');
    store.giveReason('Worn');
    store.choose(['2']);
    expect(store.state.reason).toBeUndefined();
  },
);

test('announced pairs are shown with their counts, and units with their consignee', { tags: 'G-05' }, async () => {
  const counts = { incoming: 1, inStock: 2, missing: 0, onHold: 0, sold: 0 };
  const announcedPair = { announcedId: '7', consignee: 'Jonah Whitaker' };
  const units = [
    { rowId: '9', consignee: null },
    { rowId: '10', consignee: 'Mira Solberg' },
  ];
  const { store } = await openMissing({
    getAnnouncedPairs: async () => ok({ content: [announcedPair], totalElements: 1 } as never),
    getConsignmentQueue: async () => ok({ content: units, totalElements: units.length, counts } as never),
  });
  await store.load(ADDRESS);
  expect(store.state.queue).toMatchObject([{ id: '7', consignee: 'Jonah Whitaker', announced: announcedPair }]);
  expect(store.state.counts).toEqual(counts);
  await store.load({ ...ADDRESS, kind: 'inStock' });
  expect(store.state.queue).toMatchObject([
    { id: '9', consignee: '', record: { rowId: '9' } },
    { id: '10', consignee: 'Mira Solberg' },
  ]);
});

test('a tab that cannot be read says why, and the counts stay', { tags: ['G-01', 'E-03'] }, async () => {
  const counts = { incoming: 1, inStock: 2, missing: 0, onHold: 0, sold: 0 };
  const answers: Record<string, unknown> = {
    announced: ok({ content: [{ announcedId: '7', consignee: 'Jonah Whitaker' }], totalElements: 1 }),
    units: ok({ content: [], totalElements: 0, counts }),
  };
  const { store } = await openMissing({
    getAnnouncedPairs: async () => answers['announced'] as never,
    getConsignmentQueue: async () => answers['units'] as never,
  });
  await store.load(ADDRESS);
  answers['units'] = refused(503);
  await store.load(ADDRESS);
  expect(store.state).toMatchObject({ error: undefined, counts, order: ['7'] });
  answers['announced'] = refused(503, 'The store is busy.');
  await store.load(ADDRESS);
  expect(store.state).toMatchObject({ error: 'The store is busy.', counts, order: ['7'] });
  answers['units'] = refused(503, 'The queue is busy.');
  await store.load({ ...ADDRESS, kind: 'inStock' });
  expect(store.state).toMatchObject({ error: 'The queue is busy.', counts });
});

test('further pairs of a tab are read as it is scrolled', { tags: 'G-01' }, async () => {
  const pages: unknown[] = [];
  const rows = (from: number, count: number) => Array.from({ length: count }, (_, at) => ({ rowId: `${from + at}` }));
  const { store } = await openMissing({
    getConsignmentQueue: async ({ page = 0, size }) => {
      pages.push([page, size]);
      return ok({ content: rows(page * 50, page === 0 ? 50 : 2), totalElements: 52, counts: {} } as never);
    },
  });
  await store.loadMore();
  expect(store.state.order).toHaveLength(52);
  expect(pages).toEqual([
    [0, 50],
    [1, 50],
  ]);
});

test('the queue is read again only for changed units and announced pairs', { tags: ['G-01', 'W-09'] }, async () => {
  const getConsignmentQueue = vi.fn(async () => ok({ content: [], totalElements: 0, counts: {} } as never));
  const { store } = await openMissing({ getConsignmentQueue });
  const nothing = { all: false, lines: ['1'], tryouts: ['1'], units: [] };
  const reads = async (changes: object) => {
    const before = getConsignmentQueue.mock.calls.length;
    await store.readChanges({ ...nothing, ...changes });
    return getConsignmentQueue.mock.calls.length - before;
  };
  expect(await reads({})).toBe(0);
  expect(await reads({ units: ['1'] })).toBe(1);
  expect(await reads({ announced: ['7'] })).toBe(1);
  expect(await reads({ all: true })).toBe(1);
});

test('another location shows no sale and no replacement of the last one', { tags: ['G-02', 'G-06'] }, async () => {
  const slow = deferred<ReturnType<typeof ok<never>>>();
  const { store, getReplacements } = await openMissing();
  getReplacements.mockReturnValueOnce(slow.promise);
  const first = store.loadReplacements('2048177300001');
  await store.loadReplacements(MISSING);
  slow.resolve(ok({ pair: {}, sameSize: [{ barcode: 'late' }], otherSizes: [] } as never));
  await first;
  expect(store.state.replacing).toMatchObject({
    barcode: MISSING,
    data: { sameSize: [{ barcode: SAME_SIZE }] },
    chosen: SAME_SIZE,
  });
  store.choose(['1']);
  store.state.order = ['9'];
  store.reset();
  expect(store.state).toMatchObject({ replacing: undefined, sale: undefined, bulkRecord: { chosen: [] }, order: [] });
});
