import { UNSENT_MAX_MS, type FailureKind } from '@instore/api';
import { memoryStorage } from '@instore/browser';
import { expect, test, vi } from 'vitest';
import { later, lost, openKiosk, product } from '../../test/support.ts';
import { addToCart } from './cart.ts';
import { loadMore, loadShop, openList, retryLoads } from './catalogue.ts';
import { leave, pair, start } from './device.ts';
import { startOver } from './kiosk.ts';
import { restoreUnsent, retrySending, send, takeBack } from './sending.ts';

const sent = (tryoutItemId: string) => ({ ok: true, data: { tryoutItemId, number: 100, lines: [] } });
const tooMany = { ok: false, kind: 'server', status: 429 };
const keyUsed = { ok: false, kind: 'invalid', status: 422, problem: { errors: [{ field: 'Idempotency-Key' }] } };

test.each<[FailureKind, number | undefined, boolean]>([
  ['offline', undefined, true],
  ['network', undefined, true],
  ['timeout', undefined, true],
  ['malformed', 200, true],
  ['unauthorized', 401, true],
  ['server', 503, true],
  ['server', 429, false],
  ['conflict', 409, false],
])('After %s (%s) a request that may still succeed waits: %s', { tags: 'C-12' }, async (kind, status, waits) => {
  const requestTryout = vi.fn().mockResolvedValue({ ok: false, kind, status });
  const kiosk = openKiosk({ kiosk: { requestTryout } });
  addToCart(kiosk, product('a'), 'v1');
  await send(kiosk);
  expect(kiosk.state.requestToTryData !== undefined).toBe(waits);
  expect(kiosk.state.cart).toHaveLength(1);
});

test('A kiosk whose sign-in is refused for too much traffic keeps the cart', { tags: ['C-09', 'C-12'] }, async () => {
  const requestTryout = vi.fn().mockResolvedValueOnce({ ok: false, kind: 'unauthorized', status: 401 });
  const kiosk = openKiosk({ kiosk: { requestTryout, getTryoutProgress: vi.fn().mockResolvedValue(lost) } });
  addToCart(kiosk, product('a'), 'v1');
  await send(kiosk);
  expect([kiosk.state.requestToTryData?.variantIds, kiosk.state.cart.length]).toEqual([['v1'], 1]);
  requestTryout.mockResolvedValueOnce({ ok: true, data: { tryoutItemId: '9001', number: 100, lines: [] } });
  await retrySending(kiosk);
  const keys = requestTryout.mock.calls.map(([, { key }]) => key);
  expect(keys[1]).toBe(keys[0]);
  expect([kiosk.progress.tryoutItemId, kiosk.state.cart]).toEqual(['9001', []]);
});

/** A customer whose request was lost, who took it back and put another variant into the cart. */
async function openChanged(withdrawal: object) {
  const requestTryout = vi.fn().mockResolvedValueOnce(lost);
  const withdrawTryout = vi.fn().mockResolvedValueOnce(withdrawal).mockResolvedValue({ ok: true, data: {} });
  const getTryoutProgress = vi.fn().mockResolvedValue(lost);
  const kiosk = openKiosk({ kiosk: { requestTryout, withdrawTryout, getTryoutProgress } });
  addToCart(kiosk, product('a'), 'v1');
  await send(kiosk);
  takeBack(kiosk);
  addToCart(kiosk, product('b'), 'v2');
  requestTryout.mockResolvedValueOnce(keyUsed).mockResolvedValueOnce(sent('9001'));
  return { kiosk, requestTryout, withdrawTryout };
}

test.each<[FailureKind, number | undefined]>([
  ['network', undefined],
  ['server', 503],
  ['unauthorized', 401],
])(
  'A changed request waits while the earlier one cannot be withdrawn (%s)',
  { tags: ['C-12', 'C-14'] },
  async (kind, status) => {
    const { kiosk, requestTryout, withdrawTryout } = await openChanged({ ok: false, kind, status });
    await send(kiosk);
    expect(requestTryout).toHaveBeenCalledTimes(3);
    expect(kiosk.state.error.requestToTry?.kind).toBe(kind);
    requestTryout
      .mockResolvedValueOnce(keyUsed)
      .mockResolvedValueOnce(sent('9001'))
      .mockResolvedValueOnce(sent('9002'));
    await retrySending(kiosk);
    expect(withdrawTryout.mock.calls.map(([{ tryoutItemId }]) => tryoutItemId)).toEqual(['9001', '9001']);
    expect(kiosk.progress.tryoutItemId).toBe('9002');
  },
);

test(
  'If the store is busy during a withdrawal, the next press withdraws the request',
  { tags: ['C-12', 'C-14'] },
  async () => {
    const { kiosk, requestTryout, withdrawTryout } = await openChanged(tooMany);
    await send(kiosk);
    expect([kiosk.state.error.requestToTry?.status, kiosk.state.cart.length]).toEqual([429, 2]);
    requestTryout
      .mockResolvedValueOnce(keyUsed)
      .mockResolvedValueOnce(sent('9001'))
      .mockResolvedValueOnce(sent('9002'));
    await send(kiosk);
    expect(withdrawTryout).toHaveBeenCalledTimes(2);
    expect(kiosk.progress.tryoutItemId).toBe('9002');
  },
);

test.each<[FailureKind, number]>([
  ['not-found', 404],
  ['conflict', 409],
])(
  'A changed request is sent once the earlier one is closed (%s)',
  { tags: ['C-12', 'C-14'] },
  async (kind, status) => {
    const { kiosk, requestTryout } = await openChanged({ ok: false, kind, status });
    requestTryout.mockResolvedValueOnce(sent('9002'));
    await send(kiosk);
    expect(kiosk.progress.tryoutItemId).toBe('9002');
  },
);

test('A possibly sent request is withdrawn after its change met an outage', { tags: ['C-12', 'C-14'] }, async () => {
  const { kiosk, requestTryout, withdrawTryout } = await openChanged({ ok: true, data: {} });
  requestTryout.mockReset().mockResolvedValueOnce({ ok: false, kind: 'offline' });
  await send(kiosk);
  takeBack(kiosk);
  addToCart(kiosk, product('c'), 'v3');
  requestTryout.mockResolvedValueOnce(keyUsed).mockResolvedValueOnce(sent('9001')).mockResolvedValueOnce(keyUsed);
  requestTryout.mockResolvedValueOnce(sent('9003'));
  await send(kiosk);
  expect(withdrawTryout).toHaveBeenCalledExactlyOnceWith({ tryoutItemId: '9001', body: {} });
  expect(kiosk.progress.tryoutItemId).toBe('9003');
});

/** A kiosk with the requests of this many customers of an outage, who have left. */
async function openAfterOutage(customers: number, now = () => 0) {
  const requestTryout = vi.fn().mockResolvedValue(lost);
  const kiosk = openKiosk({ kiosk: { requestTryout } }, { now });
  for (let index = 1; index <= customers; index += 1) {
    addToCart(kiosk, product('a'), `v${index}`);
    await send(kiosk);
    startOver(kiosk);
  }
  requestTryout.mockReset();
  return { kiosk, requestTryout };
}

test('Requests of an outage are sent one after the other', { tags: 'C-12' }, async () => {
  const { kiosk, requestTryout } = await openAfterOutage(3);
  const first = later();
  requestTryout.mockReturnValueOnce(first.promise).mockResolvedValue(sent('9002'));
  const beats = [retrySending(kiosk), retrySending(kiosk)];
  await Promise.resolve();
  expect(requestTryout).toHaveBeenCalledOnce();
  first.give(sent('9001'));
  await Promise.all(beats);
  expect(requestTryout).toHaveBeenCalledTimes(3);
  expect(kiosk.state.leftRequests).toEqual([]);
});

test(
  'A kiosk that is shut out while it sends outage requests stops sending them',
  { tags: ['C-09', 'C-12'] },
  async () => {
    const { kiosk, requestTryout } = await openAfterOutage(2);
    const first = later();
    requestTryout.mockReturnValueOnce(first.promise).mockResolvedValue(sent('9002'));
    const sending = retrySending(kiosk);
    leave(kiosk, true);
    first.give({ ok: false, kind: 'unauthorized', status: 401 });
    await sending;
    expect(requestTryout).toHaveBeenCalledOnce();
  },
);

test(
  'After a move to another location an outage request is sent with a new key',
  { tags: ['C-09', 'C-12'] },
  async () => {
    const { kiosk, requestTryout } = await openAfterOutage(1);
    requestTryout.mockResolvedValueOnce(keyUsed).mockResolvedValueOnce(sent('9001'));
    await retrySending(kiosk);
    const keys = requestTryout.mock.calls.map(([, { key }]) => key);
    expect([keys.length, new Set(keys).size, kiosk.state.leftRequests]).toEqual([2, 2, []]);
  },
);

test('A busy store loses no outage request: it is sent later or dropped by its age', { tags: 'C-12' }, async () => {
  let time = 0;
  const { kiosk, requestTryout } = await openAfterOutage(2, () => time);
  requestTryout.mockResolvedValue(tooMany);
  await retrySending(kiosk);
  expect(kiosk.state.leftRequests).toHaveLength(2);
  // The others would be refused, too.
  expect(requestTryout).toHaveBeenCalledOnce();
  requestTryout.mockResolvedValueOnce(sent('9001'));
  await retrySending(kiosk);
  expect(kiosk.state.leftRequests.map(({ variantIds }) => variantIds)).toEqual([['v2']]);
  time = UNSENT_MAX_MS + 1;
  await retrySending(kiosk);
  expect(kiosk.state.leftRequests).toEqual([]);
});

test('The request of a waiting customer stays when the store is busy on return', { tags: 'C-12' }, async () => {
  const requestTryout = vi.fn().mockResolvedValueOnce(lost).mockResolvedValue(tooMany);
  const kiosk = openKiosk({ kiosk: { requestTryout } });
  addToCart(kiosk, product('a'), 'v1');
  await send(kiosk);
  await retrySending(kiosk);
  expect(kiosk.state.requestToTryData?.variantIds).toEqual(['v1']);
});

test('Stored requests of another release are dropped with a log, the others are sent', { tags: 'C-12' }, async () => {
  const requestTryout = vi.fn().mockResolvedValue(sent('9001'));
  const log = { warn: vi.fn() };
  const kiosk = openKiosk({ kiosk: { requestTryout } }, { log });
  const good = { variantIds: ['v1'], key: 'key-of-request', askedAt: '1970-01-01T00:00:00.000Z' };
  const bad = [null, 'text', { ...good, variantIds: 'v1' }, { ...good, variantIds: [] }, { ...good, askedAt: 'noon' }];
  const known = { ...good, earlier: [{ ...good, variantIds: ['v2'] }] };
  kiosk.storage.setItem('kiosk-unsent', JSON.stringify([...bad, good, { ...good, earlier: [7] }, known]));
  restoreUnsent(kiosk);
  expect(kiosk.state.leftRequests).toEqual([good, known]);
  expect(log.warn).toHaveBeenCalledOnce();
  await retrySending(kiosk);
  expect(requestTryout).toHaveBeenCalledTimes(2);
  // Earlier releases stored one request.
  kiosk.storage.setItem('kiosk-unsent', JSON.stringify(good));
  restoreUnsent(kiosk);
  expect(kiosk.state.leftRequests).toEqual([good]);
});

/** A kiosk that was paired, and the answer to its sign-in. */
function openPaired(answer: object) {
  const stores = { ok: true, data: [{ id: 'ny', locations: [{ id: 'canal' }] }] };
  const services = {
    userauth: { authenticateDevice: vi.fn().mockResolvedValue(answer) },
    store: { getStoreLocations: vi.fn().mockResolvedValue(stores) },
  };
  const storage = memoryStorage();
  storage.setItem('kiosk-device', JSON.stringify({ deviceId: 'kiosk-1', key: 'secret' }));
  return openKiosk(services, { storage });
}

test('A kiosk that has lost the store keeps its key and can start later', { tags: 'C-09' }, async () => {
  const kiosk = openPaired(lost);
  await start(kiosk);
  expect(kiosk.device).toMatchObject({ status: 'unreachable', isRevoked: false, deviceId: 'kiosk-1' });
  expect(kiosk.storage.getItem('kiosk-device')).toContain('secret');
});

test('A kiosk that was shut out forgets its key and asks for a code', { tags: 'C-09' }, async () => {
  const kiosk = openPaired({ ok: false, kind: 'unauthorized', status: 401 });
  await start(kiosk);
  expect(kiosk.device).toMatchObject({ status: 'unpaired', isRevoked: true, deviceId: undefined, token: null });
  expect(kiosk.storage.getItem('kiosk-device')).toBeNull();
});

test('A kiosk with a key starts at its location', { tags: 'C-09' }, async () => {
  const kiosk = openPaired({ ok: true, data: { token: 'jwt' } });
  await start(kiosk);
  expect(kiosk.device).toMatchObject({ status: 'ready', token: 'jwt', location: { id: 'canal' } });
});

test(
  'A kiosk whose location cannot be read sets the error, and is ready once it can',
  { tags: ['C-07', 'C-09'] },
  async () => {
    const kiosk = openPaired({ ok: true, data: { token: 'jwt' } });
    vi.mocked(kiosk.api.store.getStoreLocations).mockResolvedValueOnce({ ok: false, kind: 'server', status: 500 });
    await start(kiosk);
    expect(kiosk.state.shop.error.storeLocation?.status).toBe(500);
    expect(kiosk.device.status).toBe('unreachable');
    await start(kiosk);
    expect([kiosk.state.shop.error.storeLocation, kiosk.device.status]).toEqual([undefined, 'ready']);
  },
);

test('A kiosk that starts twice at once signs in once', { tags: 'C-09' }, async () => {
  const kiosk = openPaired(lost);
  const slow = later();
  const authenticateDevice = vi.mocked(kiosk.api.userauth.authenticateDevice);
  authenticateDevice.mockReturnValueOnce(slow.promise as never);
  authenticateDevice.mockResolvedValue({ ok: true, data: { token: 'jwt' } } as never);
  const starts = [start(kiosk), start(kiosk)];
  slow.give(lost);
  await Promise.all(starts);
  expect(authenticateDevice).toHaveBeenCalledOnce();
  await start(kiosk);
  expect(kiosk.device.status).toBe('ready');
});

test('A kiosk that leaves while it signs in stays without a session', { tags: 'C-09' }, async () => {
  const kiosk = openPaired(lost);
  const slow = later();
  vi.mocked(kiosk.api.userauth.authenticateDevice).mockReturnValueOnce(slow.promise as never);
  const starting = start(kiosk);
  leave(kiosk, true);
  slow.give({ ok: true, data: { token: 'jwt' } });
  await starting;
  expect(kiosk.device).toMatchObject({ status: 'unpaired', token: null });
});

test('A kiosk that leaves while its location is read has none afterwards', { tags: 'C-09' }, async () => {
  const kiosk = openPaired({ ok: true, data: { token: 'jwt' } });
  const slow = later();
  const read = vi.mocked(kiosk.api.store.getStoreLocations).mockReturnValueOnce(slow.promise as never);
  const starting = start(kiosk);
  await vi.waitUntil(() => read.mock.calls.length > 0);
  leave(kiosk, true);
  slow.give({ ok: true, data: [{ id: 'ny', locations: [{ id: 'canal' }] }] });
  await starting;
  expect(kiosk.device).toMatchObject({ status: 'unpaired', store: undefined, location: undefined });
});

test('A kiosk that is paired again during its sign-in starts with its new key', { tags: 'C-09' }, async () => {
  const kiosk = openPaired({ ok: true, data: { token: 'new' } });
  const { authenticateDevice } = vi.mocked(kiosk.api.userauth);
  const slow = later();
  authenticateDevice.mockReturnValueOnce(slow.promise as never);
  const starting = start(kiosk);
  leave(kiosk, false);
  kiosk.api.userauth.pairKiosk = vi.fn().mockResolvedValue({ ok: true, data: { deviceId: 'kiosk-2', key: 'other' } });
  const pairing = pair(kiosk, '12345678');
  await vi.waitUntil(() => kiosk.device.key === 'other');
  slow.give({ ok: true, data: { token: 'old' } });
  await Promise.all([starting, pairing]);
  expect(authenticateDevice).toHaveBeenLastCalledWith({ deviceId: 'kiosk-2', key: 'other' });
  expect(kiosk.device).toMatchObject({ status: 'ready', token: 'new' });
});

test(
  'A kiosk that was shut out while the shop could not be read goes on saying so',
  { tags: ['C-07', 'C-09'] },
  async () => {
    const kiosk = openPaired({ ok: true, data: { token: 'jwt' } });
    await start(kiosk);
    vi.mocked(kiosk.api.store.getStoreLocations).mockResolvedValueOnce({ ok: false, kind: 'forbidden', status: 403 });
    await start(kiosk);
    leave(kiosk, true);
    await retryLoads(kiosk);
    expect(kiosk.device).toMatchObject({ status: 'unpaired', isRevoked: true });
  },
);

test.each([lost, { ok: false, kind: 'server', status: 503 }])(
  'One sign-in that fails does not take a working kiosk from its customers: $kind',
  { tags: 'C-09' },
  async (failure) => {
    const kiosk = openPaired({ ok: true, data: { token: 'jwt' } });
    await start(kiosk);
    vi.mocked(kiosk.api.userauth.authenticateDevice).mockResolvedValueOnce(failure as never);
    await start(kiosk);
    expect(kiosk.device).toMatchObject({ status: 'ready', token: 'jwt' });
    vi.mocked(kiosk.api.userauth.authenticateDevice).mockResolvedValueOnce({
      ok: false,
      kind: 'unauthorized',
      status: 401,
    });
    kiosk.signIns.reset();
    await start(kiosk);
    expect(kiosk.device).toMatchObject({ status: 'unpaired', isRevoked: true });
  },
);

test(
  'A kiosk stays ready if its location cannot be read again, and tries again',
  { tags: ['C-07', 'C-09'] },
  async () => {
    const kiosk = openPaired({ ok: true, data: { token: 'jwt' } });
    await start(kiosk);
    vi.mocked(kiosk.api.store.getStoreLocations).mockResolvedValueOnce({ ok: false, kind: 'server', status: 500 });
    await start(kiosk);
    expect(kiosk.device).toMatchObject({ status: 'ready', location: { id: 'canal' } });
    await retryLoads(kiosk);
    expect(kiosk.state.shop.error.storeLocation).toBeUndefined();
  },
);

const refused = { ok: false, kind: 'server', status: 500 };
const facets = { size: [{ value: 'US M 9', count: 4 }] };

/** A kiosk whose first reads of the shop fail, and whose later ones succeed. */
function openWithoutShop() {
  const answer = (data: object) =>
    vi.fn().mockResolvedValueOnce(refused).mockResolvedValue({ ok: true, data: { data } });
  const getFeaturedProducts = answer({ products: { nodes: [product('a')] } });
  const browseKioskProducts = answer({ brands: { nodes: [{ name: 'Halden' }] } });
  const searchKioskProducts = answer({ products: { facets } });
  return openKiosk({ kiosk: { getFeaturedProducts, browseKioskProducts, searchKioskProducts } });
}

test(
  'After the idle reset unread products, brands and filters are read again',
  { tags: ['C-07', 'C-11'] },
  async () => {
    const kiosk = openWithoutShop();
    await loadShop(kiosk);
    startOver(kiosk);
    expect(Object.keys(kiosk.state.shop.error).toSorted()).toEqual(['brands', 'facets', 'feature']);
    await retryLoads(kiosk);
    expect(kiosk.state).toMatchObject({ featuredProducts: [{ id: 'a' }], brandProducts: [{ name: 'Halden' }], facets });
  },
);

test('Values of the filters that alone cannot be read are read again', { tags: ['C-04', 'C-07'] }, async () => {
  const kiosk = openWithoutShop();
  await Promise.all([kiosk.api.kiosk.getFeaturedProducts(), kiosk.api.kiosk.browseKioskProducts({ locationId: '' })]);
  await loadShop(kiosk);
  await retryLoads(kiosk);
  expect(kiosk.state.facets).toEqual(facets);
});

test(
  'A customer who scrolls keeps the list when its next page cannot be read',
  { tags: ['C-04', 'C-07'] },
  async () => {
    const page = { products: { edges: [{ node: product('a') }], totalCount: 2, pageInfo: { hasNextPage: true } } };
    const searchKioskProducts = vi
      .fn()
      .mockResolvedValueOnce({ ok: true, data: { data: page } })
      .mockResolvedValue(lost);
    const kiosk = openKiosk({ kiosk: { searchKioskProducts } });
    await openList(kiosk, { kind: 'search', title: 'court', filters: { size: ['US M 9'] } });
    await loadMore(kiosk);
    // The second page leaves the filter values of the first page as they are.
    expect(searchKioskProducts.mock.calls.map(([{ withFacets }]) => withFacets)).toEqual([true, false]);
    expect(kiosk.state.error.searchWithFilters).toMatchObject(lost);
    await retryLoads(kiosk);
    expect(kiosk.state.products.map(({ id }) => id)).toEqual(['a']);
    expect(searchKioskProducts).toHaveBeenCalledTimes(2);
  },
);

test('A list that could not be read is read again', { tags: ['C-04', 'C-07'] }, async () => {
  const page = { products: { edges: [{ node: product('a') }], totalCount: 1, pageInfo: {} } };
  const getKioskProducts = vi
    .fn()
    .mockResolvedValueOnce(lost)
    .mockResolvedValue({ ok: true, data: { data: page } });
  const kiosk = openKiosk({ kiosk: { getKioskProducts } });
  await openList(kiosk, { kind: 'brand', brand: 'Halden' });
  await retryLoads(kiosk);
  expect([kiosk.state.products.map(({ id }) => id), kiosk.state.error.products]).toEqual([['a'], undefined]);
});

test('The idle reset does not hide that featured products are being read', { tags: ['C-02', 'C-11'] }, async () => {
  const answer = later();
  const kiosk = openKiosk({
    kiosk: {
      getFeaturedProducts: () => answer.promise,
      browseKioskProducts: async () => lost,
      searchKioskProducts: async () => lost,
    },
  });
  const loading = loadShop(kiosk);
  startOver(kiosk);
  expect(kiosk.state.shop.loading.feature).toBe(true);
  answer.give({ ok: true, data: { data: { products: { nodes: [] } } } });
  await loading;
  expect(kiosk.state.shop.loading.feature).toBe(false);
});

test('A product that moved to the next page is shown once', { tags: 'C-03' }, async () => {
  const pageOf = (ids: string[], hasNextPage: boolean) => ({
    ok: true,
    data: {
      data: {
        products: {
          edges: ids.map((id) => ({ node: product(id) })),
          pageInfo: { hasNextPage, endCursor: ids.at(-1) },
          totalCount: 3,
        },
      },
    },
  });
  const getKioskProducts = vi
    .fn()
    .mockResolvedValueOnce(pageOf(['a', 'b'], true))
    .mockResolvedValueOnce(pageOf(['b', 'c'], false));
  const kiosk = openKiosk({ kiosk: { getKioskProducts } });
  await openList(kiosk, { kind: 'brand', brand: 'Halden' });
  await loadMore(kiosk);
  expect(kiosk.state.products.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(getKioskProducts.mock.calls[1]).toMatchObject([{ cursorValue: 'b' }]);
  await loadMore(kiosk);
  expect(getKioskProducts).toHaveBeenCalledTimes(2);
});

test(
  'While a request is sent again, the customer sees that and then why it waits',
  { tags: ['C-07', 'C-12'] },
  async () => {
    const answers = [later(), later(), later()];
    let calls = 0;
    const kiosk = openKiosk({
      kiosk: { requestTryout: () => answers[calls++]?.promise, getTryoutProgress: vi.fn().mockResolvedValue(lost) },
    });
    const { state } = kiosk;
    addToCart(kiosk, product('a'), 'v1');
    const sending = send(kiosk);
    expect(state.loading.requestToTry).toBe(true);
    answers[0]?.give(lost);
    await sending;
    expect([state.loading.requestToTry, state.error.requestToTry?.kind]).toEqual([false, 'network']);
    const again = retrySending(kiosk);
    expect([state.loading.requestToTry, state.error.requestToTry]).toEqual([true, undefined]);
    answers[1]?.give(lost);
    await again;
    takeBack(kiosk);
    expect(state.takenBack?.variantIds).toEqual(['v1']);
    const changed = send(kiosk);
    answers[2]?.give(sent('9001'));
    await changed;
    expect([state.takenBack, state.removed, state.error.requestToTry]).toEqual([undefined, undefined, undefined]);
    expect(state.loading.requestToTry).toBe(false);
  },
);

test('A request that is exactly as old as the server takes is still sent', { tags: 'C-12' }, async () => {
  let time = 0;
  const requestTryout = vi.fn().mockResolvedValue(lost);
  const kiosk = openKiosk({ kiosk: { requestTryout } }, { now: () => time });
  addToCart(kiosk, product('a'), 'v1');
  await send(kiosk);
  time = UNSENT_MAX_MS;
  await retrySending(kiosk);
  expect(requestTryout).toHaveBeenCalledTimes(2);
});

test('The request of a customer who left does not delay the next customer', { tags: 'C-12' }, async () => {
  const { kiosk, requestTryout } = await openAfterOutage(1);
  const answer = later();
  requestTryout.mockReset().mockReturnValueOnce(answer.promise);
  addToCart(kiosk, product('b'), 'v9');
  const sending = retrySending(kiosk);
  expect(kiosk.state.loading.requestToTry).toBeUndefined();
  answer.give({ ok: false, kind: 'invalid', status: 422, problem: { errors: [{ field: '/lines' }] } });
  await sending;
  expect(requestTryout).toHaveBeenCalledOnce();
  expect([kiosk.state.error.requestToTry, kiosk.state.leftRequests, kiosk.state.cart.length]).toEqual([
    undefined,
    [],
    1,
  ]);
});

test('A refused code stays visible until another code pairs the kiosk', { tags: 'C-09' }, async () => {
  const kiosk = openPaired({ ok: false, kind: 'unauthorized', status: 401 });
  await start(kiosk);
  expect(kiosk.device.isRevoked).toBe(true);
  const pairKiosk = vi.fn().mockResolvedValueOnce({ ok: false, kind: 'invalid', status: 422 });
  kiosk.api.userauth.pairKiosk = pairKiosk;
  await pair(kiosk, '11112222');
  expect(kiosk.device).toMatchObject({ status: 'unpaired', pairingFailure: { status: 422 } });
  pairKiosk.mockResolvedValueOnce({ ok: true, data: { deviceId: 'kiosk-2', key: 'other', name: 'Door' } });
  const slow = later();
  vi.mocked(kiosk.api.userauth.authenticateDevice).mockReturnValueOnce(slow.promise as never);
  const pairing = pair(kiosk, '33334444');
  await vi.waitUntil(() => kiosk.device.key === 'other');
  expect(kiosk.device).toMatchObject({ status: 'starting', isRevoked: false, pairingFailure: undefined });
  slow.give({ ok: true, data: { token: 'jwt' } });
  await pairing;
  expect(pairKiosk.mock.calls.map(([body]) => body)).toEqual([{ code: '11112222' }, { code: '33334444' }]);
  expect(kiosk.api.userauth.authenticateDevice).toHaveBeenLastCalledWith({ deviceId: 'kiosk-2', key: 'other' });
  expect(JSON.parse(kiosk.storage.getItem('kiosk-device') ?? '')).toEqual({ deviceId: 'kiosk-2', key: 'other' });
  expect(kiosk.device).toMatchObject({ status: 'ready', deviceId: 'kiosk-2' });
});

test('A kiosk that is shut out shows the first screen and clears all customer data', { tags: 'C-09' }, async () => {
  const kiosk = openPaired({ ok: true, data: { token: 'jwt' } });
  await start(kiosk);
  addToCart(kiosk, product('a'), 'v1');
  kiosk.view.screen = 'cart';
  kiosk.signIns.note();
  leave(kiosk, true);
  expect([kiosk.view.screen, kiosk.state.cart, kiosk.signIns.isPaused()]).toEqual(['attract', [], false]);
  expect(kiosk.device).toMatchObject({ token: null, key: undefined, store: undefined, location: undefined });
});
