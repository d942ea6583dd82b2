import type { Api, KioskProduct } from '@instore/api';
import { expect, test, vi } from 'vitest';
import { CART_MAX, createCart, unitsIn } from './cart.ts';
import { createCatalogue } from './catalogue.ts';
import { createFacts, forgetCustomer } from './facts.ts';
import { createIdle, type IdleKind } from './idle.ts';
import { createSending, UNSENT_MAX_MS } from './sending.ts';

const product = (id: string): KioskProduct => ({
  id,
  title: 'Halden Court 82',
  vendor: 'Halden',
  productType: 'sneakers',
  featuredImage: { url: '' },
  variants: { nodes: [] },
});

/** A storage in memory. */
function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  };
}

test('[C-06] A variant that is added twice is one line; its quantity never goes below 1; removal is by variantId', () => {
  const facts = createFacts();
  const cart = createCart(facts);
  cart.add(product('a'), 'v1');
  cart.add(product('a'), 'v1');
  cart.add(product('b'), 'v2');
  expect(facts.cart.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
    ['v2', 1],
    ['v1', 2],
  ]);
  cart.setQuantity('v1', 0);
  expect(facts.cart[1]?.quantity).toBe(1);
  cart.remove('v2');
  expect(facts.cart.map(({ id }) => id)).toEqual(['v1']);
  cart.putBack();
  expect(facts.cart.map(({ id }) => id)).toEqual(['v2', 'v1']);
  cart.setQuantity('v1', 99);
  expect(unitsIn(facts.cart)).toBe(CART_MAX);
  cart.add(product('c'), 'v3');
  expect(unitsIn(facts.cart)).toBe(CART_MAX);
});

test('[C-01, C-07] A failed brand load sets the error and the brands error, and a later one clears them', async () => {
  const facts = createFacts();
  expect(Object.keys(facts)).toEqual(
    expect.arrayContaining([
      'products',
      'featuredProducts',
      'brandProducts',
      'product',
      'cart',
      'requestToTryData',
      'cursorData',
      'loading',
      'error',
      'brandsError',
    ]),
  );
  const browseKioskProducts = vi.fn();
  const api = { kiosk: { browseKioskProducts } } as unknown as Api;
  const catalogue = createCatalogue({ api, facts, locationId: () => 'canal-street' });
  browseKioskProducts.mockResolvedValueOnce({ ok: false, kind: 'server', status: 500 });
  await catalogue.loadBrands();
  expect([facts.error.brands?.status, facts.brandsError?.status, facts.loading.brands]).toEqual([500, 500, false]);
  browseKioskProducts.mockResolvedValueOnce({ ok: true, data: { data: { brands: { nodes: [] } } } });
  await catalogue.loadBrands();
  expect([facts.error.brands, facts.brandsError]).toEqual([undefined, undefined]);
});

test('[C-11] The idle reset comes after 90, 60 or 45 s, counts the last 15 s down, and any touch stops it', () => {
  let time = 0;
  let kind: IdleKind | undefined = 'catalogue';
  const onReset = vi.fn();
  const idle = createIdle({ kind: () => kind, now: () => time, onReset });
  const after = (seconds: number) => {
    time += seconds * 1000;
    idle.tick();
    return idle.facts.seconds;
  };
  expect(after(74)).toBeUndefined();
  expect(after(1)).toBe(15);
  expect(after(10)).toBe(5);
  idle.touch();
  expect(idle.facts.seconds).toBeUndefined();
  expect(after(89)).toBe(1);
  after(1);
  expect(onReset).toHaveBeenCalledTimes(1);
  kind = 'cart';
  after(60);
  kind = 'progress';
  after(45);
  expect(onReset).toHaveBeenCalledTimes(3);
  kind = undefined;
  after(9999);
  expect(onReset).toHaveBeenCalledTimes(3);
});

test('[C-11, C-12] The reset forgets cart, product and list, but not an unsent request', () => {
  const facts = createFacts();
  createCart(facts).add(product('a'), 'v1');
  facts.product = product('a');
  facts.requestToTryData = { variantIds: ['v1'], key: 'key-of-request', askedAt: '2026-11-22T12:00:00Z' };
  forgetCustomer(facts);
  expect([facts.cart, facts.product, facts.list, facts.removed]).toEqual([[], undefined, undefined, undefined]);
  expect(facts.requestToTryData?.variantIds).toEqual(['v1']);
});

test('[C-12] An unsent request is sent once on return with its key and time, and dropped after 15 minutes', async () => {
  const facts = createFacts();
  const storage = memory();
  const sent = vi.fn();
  let time = Date.parse('2026-11-22T12:00:00Z');
  const onSent = vi.fn();
  const api = { kiosk: { requestTryout: sent } } as unknown as Api;
  const place = () => ({ storeId: 'new-york', locationId: 'canal-street' });
  const sending = createSending({ api, facts, storage, now: () => time, place, onSent });
  createCart(facts).add(product('a'), 'v1');
  sent.mockResolvedValueOnce({ ok: false, kind: 'offline' });
  await sending.send();
  const { key } = facts.requestToTryData ?? {};
  expect(storage.getItem('kiosk-unsent')).toContain('v1');
  expect(storage.getItem('kiosk-unsent')).not.toContain('name');
  time += 60_000;
  sent.mockResolvedValueOnce({ ok: true, data: { tryoutItemId: '9001', number: 100, lines: [] } });
  await Promise.all([sending.retry(), sending.retry()]);
  expect(sent).toHaveBeenCalledTimes(2);
  expect(sent.mock.calls[1]).toMatchObject([{ askedAt: '2026-11-22T12:00:00.000Z' }, { key }]);
  expect(onSent).toHaveBeenCalledWith('9001', true);
  expect([facts.cart, storage.getItem('kiosk-unsent')]).toEqual([[], null]);
  createCart(facts).add(product('a'), 'v1');
  sent.mockResolvedValueOnce({ ok: false, kind: 'network' });
  await sending.send();
  time += UNSENT_MAX_MS + 1;
  await sending.retry();
  expect(facts.requestToTryData).toBeUndefined();
  expect(sent).toHaveBeenCalledTimes(3);
});

test('[C-12] A refused request is not sent again, and the cart is kept', async () => {
  const facts = createFacts();
  const requestTryout = vi.fn().mockResolvedValue({ ok: false, kind: 'invalid', status: 422 });
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
  expect([facts.requestToTryData, facts.cart.length, facts.error.requestToTry?.status]).toEqual([undefined, 1, 422]);
});
