import { expect, test, vi } from 'vitest';
import { deferred, ok, refused, refusedAs } from '../../test/support.ts';
import { MISSING, SAME_SIZE, openMissing, ADDRESS } from '../../test/consignment.ts';

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
