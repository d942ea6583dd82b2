import { UNSENT_MAX_MS } from '@instore/api';
import { expect, test, vi } from 'vitest';
import { openKiosk, product } from '../../test/support.ts';
import { CART_MAX, unitsIn } from './cart.ts';
import type { Kiosk } from './kiosk.ts';

/** A kiosk whose calls are these functions, and whose clock is `now`. */
const open = (calls: object = {}, now = () => 0): Kiosk => openKiosk({ kiosk: calls }, { now, elapsed: now });

test('A variant that is added twice is one line with a quantity of at least 1', { tags: 'C-06' }, () => {
  const kiosk = open();
  const { state } = kiosk;
  kiosk.addToCart(product('a'), 'v1');
  kiosk.addToCart(product('a'), 'v1');
  kiosk.addToCart(product('b'), 'v2');
  expect(state.cart.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
    ['v2', 1],
    ['v1', 2],
  ]);
  kiosk.setQuantity('v1', 0);
  expect(state.cart[1]?.quantity).toBe(1);
  kiosk.removeFromCart('v2');
  // A second press finds the line gone.
  kiosk.removeFromCart('v2');
  kiosk.setQuantity('v2', 2);
  expect(state.cart.map(({ id }) => id)).toEqual(['v1']);
  kiosk.putBack();
  expect(state.cart.map(({ id }) => id)).toEqual(['v2', 'v1']);
  kiosk.setQuantity('v1', 99);
  expect(unitsIn(state.cart)).toBe(CART_MAX);
  kiosk.addToCart(product('c'), 'v3');
  expect(unitsIn(state.cart)).toBe(CART_MAX);
});

test('A shoe that is removed and added again is one line and cannot be restored twice', { tags: 'C-06' }, () => {
  const kiosk = open();
  kiosk.addToCart(product('a'), 'v1');
  kiosk.removeFromCart('v1');
  kiosk.addToCart(product('a'), 'v1');
  expect(kiosk.state.removed).toBeUndefined();
  kiosk.putBack();
  expect(kiosk.state.cart.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([['v1', 1]]);
});

test(
  'A failed brand load sets the brands error of the shop, and a later one clears it',
  { tags: ['C-01', 'C-07'] },
  async () => {
    const browseKioskProducts = vi.fn();
    const kiosk = open({ browseKioskProducts });
    const { state } = kiosk;
    expect(Object.keys(state)).toEqual(
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
        'shop',
      ]),
    );
    browseKioskProducts.mockResolvedValueOnce({ ok: false, kind: 'server', status: 500 });
    await kiosk.loadBrands();
    expect([state.shop.error.brands?.status, state.shop.loading.brands]).toEqual([500, false]);
    browseKioskProducts.mockResolvedValueOnce({ ok: true, data: { data: { brands: { nodes: [] } } } });
    await kiosk.loadBrands();
    expect(state.shop.error.brands).toBeUndefined();
  },
);

test('The idle reset comes after 90, 60 or 45 s, and any touch stops its countdown', { tags: 'C-11' }, () => {
  let time = 0;
  const kiosk = open({}, () => time);
  const { view } = kiosk;
  const after = (seconds: number) => {
    time += seconds * 1000;
    kiosk.idle.tick();
    return view.idleSeconds;
  };
  view.screen = 'browse';
  expect(after(74)).toBeUndefined();
  expect(after(1)).toBe(15);
  expect(after(10)).toBe(5);
  kiosk.idle.touch();
  expect(view.idleSeconds).toBeUndefined();
  expect(after(89)).toBe(1);
  expect(view.screen).toBe('browse');
  expect(after(1)).toBeUndefined();
  expect(view.screen).toBe('attract');
  for (const [screen, seconds] of [
    ['cart', 60],
    ['progress', 45],
    ['thanks', 45],
    ['product', 90],
  ] as const) {
    view.screen = screen;
    kiosk.idle.touch();
    expect(after(seconds - 1)).toBe(1);
    after(1);
    expect(view.screen).toBe('attract');
  }
  view.size = '9';
  expect(after(9999)).toBeUndefined();
  // The first screen has no limit.
  expect(view.size).toBe('9');
});

test('The reset forgets cart, product and list, but not an unsent request', { tags: ['C-11', 'C-12'] }, () => {
  const kiosk = open();
  const { state } = kiosk;
  kiosk.addToCart(product('a'), 'v1');
  state.product = product('a');
  state.requestToTryData = { variantIds: ['v1'], key: 'key-of-request', askedAt: '2026-11-22T12:00:00Z' };
  kiosk.view.isFiltering = true;
  kiosk.openWrites.set('withdraw all of 9001', 'key-of-change');
  kiosk.startOver();
  expect([kiosk.openWrites.size, kiosk.view.isFiltering]).toEqual([0, false]);
  expect([state.cart, state.product, state.list, state.removed]).toEqual([[], undefined, undefined, undefined]);
  expect([state.requestToTryData, state.leftRequests[0]?.variantIds]).toEqual([undefined, ['v1']]);
});

test('An unsent request is sent once on return, and dropped after 15 minutes', { tags: 'C-12' }, async () => {
  const requestTryout = vi.fn();
  const getTryoutProgress = vi.fn().mockResolvedValue({ ok: false, kind: 'network' });
  let time = Date.parse('2026-11-22T12:00:00Z');
  const kiosk = open({ requestTryout, getTryoutProgress }, () => time);
  const { state, storage, view } = kiosk;
  kiosk.addToCart(product('a'), 'v1');
  requestTryout.mockResolvedValueOnce({ ok: false, kind: 'offline' });
  await kiosk.send();
  const { key } = state.requestToTryData ?? {};
  expect(storage.getItem('kiosk-unsent')).toContain('v1');
  expect(storage.getItem('kiosk-unsent')).not.toContain('name');
  time += 60_000;
  requestTryout.mockResolvedValueOnce({ ok: true, data: { tryoutItemId: '9001', number: 100, lines: [] } });
  await Promise.all([kiosk.retrySending(), kiosk.retrySending()]);
  expect(requestTryout).toHaveBeenCalledTimes(2);
  expect(requestTryout.mock.calls[1]).toMatchObject([{ askedAt: '2026-11-22T12:00:00.000Z' }, { key }]);
  expect(getTryoutProgress).toHaveBeenCalledWith({ tryoutItemId: '9001' });
  expect(view.screen).toBe('progress');
  expect([state.cart, storage.getItem('kiosk-unsent')]).toEqual([[], null]);
  kiosk.addToCart(product('a'), 'v1');
  requestTryout.mockResolvedValueOnce({ ok: false, kind: 'network' });
  await kiosk.send();
  time += UNSENT_MAX_MS + 1;
  await kiosk.retrySending();
  expect(state.requestToTryData).toBeUndefined();
  expect(requestTryout).toHaveBeenCalledTimes(3);
});

test(
  'A request that is sent after its customer left shows the next customer no number',
  { tags: ['C-11', 'C-12'] },
  async () => {
    const requestTryout = vi.fn().mockResolvedValueOnce({ ok: false, kind: 'offline' });
    const kiosk = open({ requestTryout });
    kiosk.addToCart(product('a'), 'v1');
    await kiosk.send();
    kiosk.startOver();
    requestTryout.mockResolvedValueOnce({ ok: true, data: { tryoutItemId: '9001', number: 100, lines: [] } });
    await kiosk.retrySending();
    expect(requestTryout).toHaveBeenCalledTimes(2);
    expect([kiosk.view.screen, kiosk.progress.tryoutItemId]).toEqual(['attract', undefined]);
  },
);

test('A refused request is not sent again, and the cart is kept', { tags: 'C-12' }, async () => {
  const kiosk = open({ requestTryout: vi.fn().mockResolvedValue({ ok: false, kind: 'invalid', status: 422 }) });
  const { state } = kiosk;
  kiosk.addToCart(product('a'), 'v1');
  await kiosk.send();
  expect([state.requestToTryData, state.cart.length, state.error.requestToTry?.status]).toEqual([undefined, 1, 422]);
});

test('Progress that could not be read at once is read on the next try', { tags: 'C-10' }, async () => {
  const lines: unknown[] = [];
  const shown = { tryoutItemId: '9001', askedAt: '2026-11-22T12:00:00Z', acceptedBy: null, isOwn: true, lines };
  const getTryoutProgress = vi.fn().mockResolvedValueOnce({ ok: false, kind: 'network' });
  const requestTryout = vi.fn().mockResolvedValueOnce({ ok: true, data: { tryoutItemId: '9001', lines } });
  const kiosk = open({ requestTryout, getTryoutProgress });
  kiosk.addToCart(product('a'), 'v1');
  await kiosk.send();
  expect([kiosk.progress.failure?.kind, kiosk.progress.progress]).toEqual(['network', undefined]);
  getTryoutProgress.mockResolvedValueOnce({ ok: true, data: shown });
  await kiosk.refreshProgress();
  expect([kiosk.progress.failure, kiosk.progress.progress?.tryoutItemId]).toEqual([undefined, '9001']);
});
