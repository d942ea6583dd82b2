import { expect, test, vi } from 'vitest';
import { deferred, ok, refused, refusedAs } from '../../test/support.ts';
import { MISSING, SAME_SIZE, OTHER_SIZE, openMissing, ADDRESS } from '../../test/consignment.ts';

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
