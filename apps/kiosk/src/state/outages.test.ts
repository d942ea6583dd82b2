import type { FailureKind } from '@instore/api';
import { memoryStorage } from '@instore/browser';
import { expect, test, vi } from 'vitest';
import { lost, openKiosk, product } from '../../test/support.ts';
import { addToCart } from './cart.ts';
import { loadMore, loadShop, openList, retryLoads } from './catalogue.ts';
import { start } from './device.ts';
import { startOver } from './kiosk.ts';
import { retrySending, send } from './sending.ts';

/** An answer that a test gives later. */
function later() {
  let give: (answer: object) => void = () => undefined;
  const promise = new Promise<object>((resolve) => (give = resolve));
  return { promise, give };
}

test.each<[FailureKind, number | undefined, boolean]>([
  ['offline', undefined, true],
  ['network', undefined, true],
  ['timeout', undefined, true],
  ['malformed', 200, true],
  ['unauthorized', 401, true],
  ['server', 503, true],
  ['server', 429, false],
  ['conflict', 409, false],
])('[C-12] After %s (%s) a request that may still succeed waits: %s', async (kind, status, waits) => {
  const requestTryout = vi.fn().mockResolvedValue({ ok: false, kind, ...(status !== undefined && { status }) });
  const kiosk = openKiosk({ kiosk: { requestTryout } });
  addToCart(kiosk, product('a'), 'v1');
  await send(kiosk);
  expect(kiosk.facts.requestToTryData !== undefined).toBe(waits);
  expect(kiosk.facts.cart).toHaveLength(1);
});

test('[C-09, C-12] A kiosk whose sign-in is refused because its address sends too much keeps the cart, and sends the request by itself once it is signed in', async () => {
  const requestTryout = vi.fn().mockResolvedValueOnce({ ok: false, kind: 'unauthorized', status: 401 });
  const kiosk = openKiosk({ kiosk: { requestTryout, getTryoutProgress: vi.fn().mockResolvedValue(lost) } });
  addToCart(kiosk, product('a'), 'v1');
  await send(kiosk);
  expect([kiosk.facts.requestToTryData?.variantIds, kiosk.facts.cart.length]).toEqual([['v1'], 1]);
  requestTryout.mockResolvedValueOnce({ ok: true, data: { tryoutItemId: '9001', number: 100, lines: [] } });
  await retrySending(kiosk);
  const keys = requestTryout.mock.calls.map(([, { key }]) => key);
  expect(keys[1]).toBe(keys[0]);
  expect([kiosk.progress.tryoutItemId, kiosk.facts.cart]).toEqual(['9001', []]);
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

test('[C-09] A kiosk that has lost the store keeps its key and can start later', async () => {
  const kiosk = openPaired(lost);
  await start(kiosk);
  expect(kiosk.device).toMatchObject({ status: 'unreachable', isRevoked: false, deviceId: 'kiosk-1' });
  expect(kiosk.storage.getItem('kiosk-device')).toContain('secret');
});

test('[C-09] A kiosk that was shut out forgets its key and asks for a code', async () => {
  const kiosk = openPaired({ ok: false, kind: 'unauthorized', status: 401 });
  await start(kiosk);
  expect(kiosk.device).toMatchObject({ status: 'unpaired', isRevoked: true, deviceId: undefined, token: null });
  expect(kiosk.storage.getItem('kiosk-device')).toBeNull();
});

test('[C-09] A kiosk with a key starts at its location', async () => {
  const kiosk = openPaired({ ok: true, data: { token: 'jwt' } });
  await start(kiosk);
  expect(kiosk.device).toMatchObject({ status: 'ready', token: 'jwt', location: { id: 'canal' } });
});

test('[C-07, C-09] A kiosk whose location cannot be read sets the error, and is ready once it can', async () => {
  const kiosk = openPaired({ ok: true, data: { token: 'jwt' } });
  vi.mocked(kiosk.api.store.getStoreLocations).mockResolvedValueOnce({ ok: false, kind: 'server', status: 500 });
  await start(kiosk);
  expect(kiosk.facts.shop.error.storeLocation?.status).toBe(500);
  expect(kiosk.device.status).toBe('unreachable');
  await start(kiosk);
  expect([kiosk.facts.shop.error.storeLocation, kiosk.device.status]).toEqual([undefined, 'ready']);
});

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

test('[C-07, C-11] Products, brands and filters that cannot be read are read again after the idle reset', async () => {
  const kiosk = openWithoutShop();
  await loadShop(kiosk);
  startOver(kiosk);
  expect(Object.keys(kiosk.facts.shop.error).toSorted()).toEqual(['brands', 'facets', 'feature']);
  await retryLoads(kiosk);
  expect(kiosk.facts).toMatchObject({ featuredProducts: [{ id: 'a' }], brandProducts: [{ name: 'Halden' }], facets });
});

test('[C-04, C-07] Values of the filters that alone cannot be read are read again', async () => {
  const kiosk = openWithoutShop();
  await Promise.all([kiosk.api.kiosk.getFeaturedProducts(), kiosk.api.kiosk.browseKioskProducts({ locationId: '' })]);
  await loadShop(kiosk);
  await retryLoads(kiosk);
  expect(kiosk.facts.facets).toEqual(facets);
});

test('[C-02, C-11] The idle reset does not hide that featured products are being read', async () => {
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
  expect(kiosk.facts.shop.loading.feature).toBe(true);
  answer.give({ ok: true, data: { data: { products: { nodes: [] } } } });
  await loading;
  expect(kiosk.facts.shop.loading.feature).toBe(false);
});

test('[C-03] A product that moved to the next page is shown once', async () => {
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
  expect(kiosk.facts.products.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(getKioskProducts.mock.calls[1]).toMatchObject([{ cursorValue: 'b' }]);
  await loadMore(kiosk);
  expect(getKioskProducts).toHaveBeenCalledTimes(2);
});
