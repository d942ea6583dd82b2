import type { Api, FailureKind, KioskProduct } from '@instore/api';
import { expect, test, vi } from 'vitest';
import { createCart } from './cart.ts';
import { createCatalogue } from './catalogue.ts';
import { createDevice, createDeviceFacts } from './device.ts';
import { createFacts } from './facts.ts';
import { createSending } from './sending.ts';

const product = (id: string): KioskProduct => ({
  id,
  title: id,
  vendor: 'Halden',
  productType: 'sneakers',
  featuredImage: { url: '' },
  variants: { nodes: [] },
});

/** A storage in memory. */
function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  };
}

test.each<[FailureKind, number | undefined, boolean]>([
  ['offline', undefined, true],
  ['network', undefined, true],
  ['timeout', undefined, true],
  ['malformed', 200, true],
  ['server', 503, true],
  ['server', 429, false],
  ['conflict', 409, false],
])('[C-12] After %s (%s) a request that may still succeed waits: %s', async (kind, status, waits) => {
  const facts = createFacts();
  const requestTryout = vi.fn().mockResolvedValue({ ok: false, kind, ...(status !== undefined && { status }) });
  const sending = createSending({
    api: { kiosk: { requestTryout } } as unknown as Api,
    facts,
    storage: memory(),
    now: Date.now,
    place: () => ({ storeId: '', locationId: '' }),
    onSent: vi.fn(),
  });
  createCart(facts).add(product('a'), 'v1');
  await sending.send();
  expect(facts.requestToTryData !== undefined).toBe(waits);
  expect(facts.cart).toHaveLength(1);
});

/** A paired kiosk. */
function pairedDevice(answer: object) {
  const storage = memory();
  storage.setItem('kiosk-device', JSON.stringify({ deviceId: 'kiosk-1', key: 'secret' }));
  const facts = createDeviceFacts();
  const api = {
    userauth: { authenticateDevice: vi.fn().mockResolvedValue(answer) },
    store: {
      getStoreLocations: vi.fn().mockResolvedValue({ ok: true, data: [{ id: 'ny', locations: [{ id: 'canal' }] }] }),
    },
  } as unknown as Api;
  return { facts, storage, device: createDevice(facts, { api, storage, loading: {} }) };
}

test('[C-09] A kiosk that has lost the store keeps its key and can start later', async () => {
  const { facts, storage, device } = pairedDevice({ ok: false, kind: 'network' });
  await device.start();
  expect(facts).toMatchObject({ status: 'unreachable', isRevoked: false, deviceId: 'kiosk-1' });
  expect(storage.getItem('kiosk-device')).toContain('secret');
});

test('[C-09] A kiosk that was shut out forgets its key and asks for a code', async () => {
  const { facts, storage, device } = pairedDevice({ ok: false, kind: 'unauthorized', status: 401 });
  await device.start();
  expect(facts).toMatchObject({ status: 'unpaired', isRevoked: true, deviceId: undefined, token: null });
  expect(storage.getItem('kiosk-device')).toBeNull();
});

test('[C-09] A kiosk with a key starts at its location', async () => {
  const { facts, device } = pairedDevice({ ok: true, data: { token: 'jwt' } });
  await device.start();
  expect(facts).toMatchObject({ status: 'ready', token: 'jwt', location: { id: 'canal' } });
});

test('[C-03] A product that moved to the next page is shown once', async () => {
  const facts = createFacts();
  const page = (ids: string[], hasNextPage: boolean) => ({
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
    .mockResolvedValueOnce(page(['a', 'b'], true))
    .mockResolvedValueOnce(page(['b', 'c'], false));
  const api = { kiosk: { getKioskProducts } } as unknown as Api;
  const catalogue = createCatalogue({ api, facts, locationId: () => 'canal' });
  await catalogue.openList({ kind: 'brand', brand: 'Halden' });
  await catalogue.loadMore();
  expect(facts.products.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(getKioskProducts.mock.calls[1]).toMatchObject([{ cursorValue: 'b' }]);
  await catalogue.loadMore();
  expect(getKioskProducts).toHaveBeenCalledTimes(2);
});
