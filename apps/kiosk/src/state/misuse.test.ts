import { memoryStorage } from '@instore/browser';
import { expect, test, vi } from 'vitest';
import { later, lost, openKiosk, product } from '../../test/support.ts';

const sent = (tryoutItemId: string) => ({ ok: true, data: { tryoutItemId, number: 100, lines: [] } });

test('Thirty presses on Send request send one request with one key', { tags: 'C-12' }, async () => {
  const answer = later();
  const requestTryout = vi.fn().mockReturnValue(answer.promise);
  const kiosk = openKiosk({ kiosk: { requestTryout, getTryoutProgress: vi.fn().mockResolvedValue(lost) } });
  kiosk.addToCart(product('a'), 'v1');
  kiosk.addToCart(product('b'), 'v2');
  kiosk.removeFromCart('v2');
  const presses = Array.from({ length: 30 }, () => kiosk.send());
  answer.give(sent('9001'));
  await Promise.all(presses);
  expect(requestTryout).toHaveBeenCalledOnce();
  expect([kiosk.state.cart, kiosk.state.removed]).toEqual([[], undefined]);
});

test(
  "The next customer sees no data of the last one's request while it is sent",
  { tags: ['C-11', 'C-12'] },
  async () => {
    const requestTryout = vi.fn().mockResolvedValueOnce(lost);
    const getTryoutProgress = vi.fn().mockResolvedValue(lost);
    const kiosk = openKiosk({ kiosk: { requestTryout, getTryoutProgress } });
    const { state, view, progress } = kiosk;
    kiosk.addToCart(product('a'), 'v1');
    await kiosk.send();
    kiosk.startOver();
    kiosk.addToCart(product('b'), 'v2');
    kiosk.show({ screen: 'cart' });
    expect([state.requestToTryData, state.loading.requestToTry]).toEqual([undefined, undefined]);
    requestTryout.mockResolvedValueOnce(sent('9001'));
    await kiosk.retrySending();
    expect([state.cart.length, view.screen, progress.tryoutItemId, state.leftRequests]).toEqual([
      1,
      'cart',
      undefined,
      [],
    ]);
    requestTryout.mockResolvedValueOnce(sent('9002'));
    await kiosk.send();
    expect(requestTryout.mock.lastCall).toMatchObject([{ lines: [{ inventoryItemId: 'v2' }] }, {}]);
    expect([view.screen, progress.tryoutItemId]).toEqual(['progress', '9002']);
  },
);

test('Two customers of an outage each have their request sent, also after a reload', { tags: 'C-12' }, async () => {
  const requestTryout = vi.fn().mockResolvedValue(lost);
  const first = openKiosk({ kiosk: { requestTryout } });
  for (const variantId of ['v1', 'v2']) {
    first.addToCart(product('a'), variantId);
    await first.send();
    first.startOver();
  }
  requestTryout.mockReset().mockResolvedValue(sent('9001'));
  const reloaded = openKiosk({ kiosk: { requestTryout } }, { storage: first.storage });
  reloaded.restoreUnsent();
  await reloaded.retrySending();
  expect(requestTryout.mock.calls.map(([{ lines }]) => lines[0].inventoryItemId)).toEqual(['v1', 'v2']);
  expect(reloaded.storage.getItem('kiosk-unsent')).toBeNull();
});

test(
  'A request whose answer was lost is withdrawn before the changed one is sent',
  { tags: ['C-12', 'C-14'] },
  async () => {
    const requestTryout = vi.fn().mockResolvedValueOnce(lost);
    const withdrawTryout = vi.fn().mockResolvedValue({ ok: true, data: {} });
    const kiosk = openKiosk({
      kiosk: { requestTryout, withdrawTryout, getTryoutProgress: vi.fn().mockResolvedValue(lost) },
    });
    kiosk.addToCart(product('a'), 'v1');
    await kiosk.send();
    kiosk.takeBack();
    kiosk.takeBack();
    kiosk.addToCart(product('b'), 'v2');
    const keyUsed = { ok: false, kind: 'invalid', status: 422, problem: { errors: [{ field: 'Idempotency-Key' }] } };
    requestTryout
      .mockResolvedValueOnce(keyUsed)
      .mockResolvedValueOnce(sent('9001'))
      .mockResolvedValueOnce(sent('9002'));
    await kiosk.send();
    const keys = requestTryout.mock.calls.map(([, { key }]) => key);
    expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
    expect(withdrawTryout).toHaveBeenCalledWith({ tryoutItemId: '9001', body: {} });
    expect(kiosk.progress.tryoutItemId).toBe('9002');
  },
);

test("A kiosk whose clock is wrong sends the store's time", { tags: 'C-12' }, async () => {
  const requestTryout = vi.fn().mockResolvedValue(lost);
  const token = `e30.${btoa(JSON.stringify({ iat: Date.parse('2026-11-23T12:00:00Z') / 1000 }))}.`;
  const kiosk = openKiosk({
    userauth: {
      pairKiosk: vi.fn().mockResolvedValue({ ok: true, data: { deviceId: 'kiosk-1', key: 'secret', name: 'Door' } }),
      authenticateDevice: vi.fn().mockResolvedValue({ ok: true, data: { token } }),
    },
    store: { getStoreLocations: vi.fn().mockResolvedValue({ ok: true, data: [{ locations: [{ id: 'canal' }] }] }) },
    kiosk: { requestTryout },
  });
  await kiosk.pair('12345678');
  kiosk.addToCart(product('a'), 'v1');
  await kiosk.send();
  expect(requestTryout.mock.calls[0]).toMatchObject([{ askedAt: '2026-11-23T12:00:00.000Z' }, {}]);
});

test('A code whose answer is lost is sent again with its key, also after a reload', { tags: 'C-09' }, async () => {
  const paired = { ok: true, data: { deviceId: 'kiosk-1', key: 'secret', name: 'Door' } };
  const refused = { ok: false, kind: 'invalid', status: 422, message: 'This code is wrong.' };
  const pairKiosk = vi.fn().mockResolvedValue(paired);
  pairKiosk.mockResolvedValueOnce(lost).mockResolvedValueOnce({ ok: false, kind: 'offline' });
  pairKiosk.mockResolvedValueOnce(lost).mockResolvedValueOnce(refused);
  const services = {
    userauth: { pairKiosk, authenticateDevice: vi.fn().mockResolvedValue({ ok: true, data: { token: 'jwt' } }) },
    store: { getStoreLocations: vi.fn().mockResolvedValue({ ok: true, data: [] }) },
  };
  const storage = memoryStorage();
  const kiosk = openKiosk(services, { storage });
  await kiosk.pair('12345678');
  await kiosk.pair('12345678');
  const reloaded = openKiosk(services, { storage });
  await reloaded.start();
  await reloaded.pair('12345678');
  await reloaded.pair('87654321');
  await reloaded.pair('87654321');
  const keys = pairKiosk.mock.calls.map(([, { key }]) => key);
  expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
  expect(new Set(keys.slice(2)).size).toBe(3);
  expect(reloaded.device).toMatchObject({ deviceId: 'kiosk-1', pairing: undefined });
  expect(storage.getItem('kiosk-pairing')).toBeNull();
});

test('A kiosk whose storage is full is paired all the same, and a request is sent', { tags: 'C-09' }, async () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const full = Object.assign(memoryStorage(), { setItem: refuse, removeItem: refuse });
  const requestTryout = vi.fn().mockResolvedValue(sent('9001'));
  const kiosk = openKiosk(
    {
      userauth: {
        pairKiosk: vi.fn().mockResolvedValue({ ok: true, data: { deviceId: 'kiosk-1', key: 'secret', name: 'Door' } }),
        authenticateDevice: vi.fn().mockResolvedValue({ ok: true, data: { token: 'jwt' } }),
      },
      store: { getStoreLocations: vi.fn().mockResolvedValue({ ok: true, data: [{ locations: [{ id: 'canal' }] }] }) },
      kiosk: { requestTryout, getTryoutProgress: vi.fn().mockResolvedValue(lost) },
    },
    { storage: full },
  );
  await kiosk.pair('12345678');
  expect(kiosk.device).toMatchObject({ status: 'ready', deviceId: 'kiosk-1' });
  kiosk.addToCart(product('a'), 'v1');
  await kiosk.send();
  expect(kiosk.progress.tryoutItemId).toBe('9001');
  kiosk.leave(false);
  expect(kiosk.device.status).toBe('unpaired');
});

test('A kiosk that is shut out drops its unsent requests', { tags: ['C-09', 'C-11'] }, async () => {
  const kiosk = openKiosk({ kiosk: { requestTryout: vi.fn().mockResolvedValue(lost) } });
  kiosk.addToCart(product('a'), 'v1');
  await kiosk.send();
  kiosk.leave(true);
  expect([kiosk.state.leftRequests, kiosk.storage.getItem('kiosk-unsent')]).toEqual([[], null]);
});

test('Answers that come after a customer has left show the next one nothing', { tags: 'C-11' }, async () => {
  const [page, found] = [later(), later()];
  const kiosk = openKiosk({
    kiosk: { getKioskProducts: () => page.promise, getTryoutByNumber: () => found.promise },
  });
  const list = kiosk.openList({ kind: 'brand', brand: 'Halden' });
  kiosk.startOver();
  page.give({
    ok: true,
    data: { data: { products: { edges: [{ node: product('a') }], pageInfo: {}, totalCount: 1 } } },
  });
  await list;
  expect([kiosk.state.products, kiosk.state.totalCount]).toEqual([[], undefined]);
  kiosk.show({ screen: 'number' });
  const number = kiosk.openNumber(100);
  kiosk.startOver();
  found.give({ ok: true, data: { tryoutItemId: '9001', isOwn: true, askedAt: '', lines: [] } });
  await number;
  expect([kiosk.view.screen, kiosk.progress.progress]).toEqual(['attract', undefined]);
});

test('A withdrawal that is refused is said, and a second press does nothing meanwhile', { tags: 'C-14' }, async () => {
  const answer = later();
  const withdrawTryout = vi.fn().mockReturnValue(answer.promise);
  const shown = { tryoutItemId: '9001', askedAt: '', isOwn: true, acceptedBy: null, lines: [] };
  const kiosk = openKiosk({
    kiosk: { withdrawTryout, getTryoutProgress: vi.fn().mockResolvedValue({ ok: true, data: shown }) },
  });
  Object.assign(kiosk.progress, { tryoutItemId: '9001', progress: shown });
  const presses = [kiosk.withdraw(), kiosk.withdraw()];
  expect(kiosk.progress.isChanging).toBe(true);
  answer.give(lost);
  await Promise.all(presses);
  expect(withdrawTryout).toHaveBeenCalledOnce();
  expect(kiosk.progress).toMatchObject({ isChanging: false, hasRefused: true });
});

test('A change whose answer is lost is sent again with the same key', { tags: 'C-14' }, async () => {
  const keys: string[] = [];
  const reply = async (_input: object, { key }: { key: string }) => {
    keys.push(key);
    return [1, 4, 7].includes(keys.length) ? lost : { ok: true, data: {} };
  };
  const shown = { tryoutItemId: '9001', askedAt: '', isOwn: true, acceptedBy: null, lines: [] };
  const kiosk = openKiosk({
    kiosk: { withdrawTryout: reply, getTryoutProgress: vi.fn().mockResolvedValue({ ok: true, data: shown }) },
    storefront: { takeOtherSize: reply },
  });
  Object.assign(kiosk.progress, { tryoutItemId: '9001', progress: shown });
  await kiosk.withdraw(['11']);
  await kiosk.withdraw(['11']);
  await kiosk.withdraw(['11']);
  await kiosk.takeOtherSize('12', 'v2');
  await kiosk.takeOtherSize('12', 'v2');
  await kiosk.withdraw();
  const [first, second, third, fourth, fifth, sixth] = keys;
  expect([second, fifth]).toEqual([first, fourth]);
  expect(new Set([first, third, fourth, sixth]).size).toBe(4);
  // The same change of another request is another change.
  await kiosk.withdraw();
  Object.assign(kiosk.progress, { tryoutItemId: '9002', progress: { ...shown, tryoutItemId: '9002' } });
  await kiosk.withdraw();
  expect(keys[7]).not.toBe(keys[6]);
  expect(kiosk.storage.length).toBe(0);
});

test('The store sets language and idle times; setting the clock resets nothing', { tags: 'C-11' }, () => {
  let [elapsed, now] = [0, 0];
  const settings = { language: 'es' as const, idleMs: { catalogue: 30_000, cart: 25_000, progress: 20_000 } };
  const kiosk = openKiosk({}, { settings, elapsed: () => elapsed, now: () => now });
  const { view } = kiosk;
  expect(view.language).toBe('es');
  kiosk.show({ language: 'ar', screen: 'browse' });
  kiosk.idle.touch();
  now += 3_600_000;
  kiosk.idle.tick();
  expect(view.screen).toBe('browse');
  elapsed += 29_000;
  kiosk.idle.tick();
  expect(view.idleSeconds).toBe(1);
  elapsed += 1000;
  kiosk.idle.tick();
  expect([view.screen, view.language]).toEqual(['attract', 'es']);
});

test('A kiosk that was moved to another location recovers by itself', { tags: 'C-09' }, async () => {
  const refused = { ok: false, kind: 'forbidden', status: 403 };
  const at = (id: string) => ({ ok: true, data: [{ id: 'ny', locations: [{ id }] }] });
  const getStoreLocations = vi.fn().mockResolvedValue(at('canal'));
  const answer = ({ locationId }: { locationId: string }) =>
    Promise.resolve(
      locationId === 'bedford' ? { ok: true, data: { data: { brands: { nodes: [{ name: 'Tarn' }] } } } } : refused,
    );
  const kiosk = openKiosk({
    userauth: { authenticateDevice: vi.fn().mockResolvedValue({ ok: true, data: { token: 'jwt' } }) },
    store: { getStoreLocations },
    kiosk: {
      getFeaturedProducts: vi.fn().mockResolvedValue(lost),
      searchKioskProducts: vi.fn().mockResolvedValue(lost),
      browseKioskProducts: vi.fn().mockImplementation(answer),
    },
  });
  kiosk.storage.setItem('kiosk-device', JSON.stringify({ deviceId: 'kiosk-1', key: 'secret' }));
  await kiosk.start();
  kiosk.addToCart(product('a'), 'v1');
  getStoreLocations.mockResolvedValue(at('bedford'));
  await kiosk.loadShop();
  expect(kiosk.state.shop.error.brands).toMatchObject({ status: 403 });
  await kiosk.retryLoads();
  expect(kiosk.device.location).toMatchObject({ id: 'bedford' });
  expect([kiosk.state.shop.error.brands, kiosk.state.brandProducts, kiosk.state.cart.length]).toEqual([
    undefined,
    [{ name: 'Tarn' }],
    1,
  ]);
});

test.each([403, 409, 429])(
  'A kiosk whose sign-in is refused with %s tries less and less often',
  { tags: 'C-09' },
  async (status) => {
    const kind = status === 403 ? 'forbidden' : 'conflict';
    const authenticateDevice = vi.fn().mockResolvedValue({ ok: false, kind, status });
    let time = 0;
    const kiosk = openKiosk({ userauth: { authenticateDevice } }, { elapsed: () => time });
    kiosk.storage.setItem('kiosk-device', JSON.stringify({ deviceId: 'kiosk-1', key: 'secret' }));
    for (; time < 600_000; time += 10_000) await kiosk.start();
    // Without pauses it would be 60 times.
    expect(authenticateDevice.mock.calls.length).toBeLessThan(20);
    expect(kiosk.device).toMatchObject({ status: 'unreachable', key: 'secret' });
    authenticateDevice.mockResolvedValue({ ok: false, kind: 'unauthorized', status: 401 });
    time += 60_000;
    await kiosk.start();
    expect(kiosk.device.isRevoked).toBe(true);
  },
);

test('A kiosk whose requests stay refused signs in less and less often', { tags: 'C-09' }, async () => {
  let time = 0;
  const refused = { ok: false, kind: 'forbidden', status: 403 };
  const authenticateDevice = vi.fn().mockResolvedValue({ ok: true, data: { token: 'jwt' } });
  const getFeaturedProducts = vi.fn().mockResolvedValue(refused);
  const kiosk = openKiosk(
    {
      userauth: { authenticateDevice },
      store: { getStoreLocations: vi.fn().mockResolvedValue({ ok: true, data: [{ locations: [{ id: 'canal' }] }] }) },
      kiosk: {
        getFeaturedProducts,
        searchKioskProducts: vi.fn().mockResolvedValue(refused),
        browseKioskProducts: vi.fn().mockResolvedValue(refused),
      },
    },
    { elapsed: () => time },
  );
  kiosk.storage.setItem('kiosk-device', JSON.stringify({ deviceId: 'kiosk-1', key: 'secret' }));
  await kiosk.start();
  await kiosk.loadShop();
  for (; time < 600_000; time += 10_000) await kiosk.retryLoads();
  expect(authenticateDevice.mock.calls.length).toBeLessThan(20);
  // The catalogue is read as before: the refusal may end at any time.
  expect(getFeaturedProducts.mock.calls.length).toBeGreaterThan(50);
});

test('Back shows the screen before, and loses neither the cart nor the number', { tags: 'C-11' }, async () => {
  const products = { edges: [{ node: product('a') }], pageInfo: {}, totalCount: 1 };
  const answer = { ok: true, data: { data: { products } } };
  const kiosk = openKiosk({
    kiosk: {
      getKioskProducts: vi.fn().mockResolvedValue(answer),
      searchKioskProducts: vi.fn().mockResolvedValue(answer),
      requestTryout: vi.fn().mockResolvedValue(lost),
    },
  });
  const { state, view } = kiosk;
  await kiosk.openList({ kind: 'brand', brand: 'Halden' });
  await kiosk.openProduct('a');
  kiosk.back();
  expect(view.screen).toBe('products');
  await kiosk.openProduct('a');
  kiosk.addToCart(product('a'), 'v1');
  kiosk.show({ screen: 'cart' });
  kiosk.show({ screen: 'products', isFiltering: true });
  kiosk.back();
  expect([view.screen, view.isFiltering]).toEqual(['products', false]);
  kiosk.show({ screen: 'cart' });
  const shown = Array.from({ length: 4 }, () => (kiosk.back(), view.screen));
  expect(shown).toEqual(['products', 'browse', 'browse', 'browse']);
  expect([state.list, state.cart.length]).toEqual([undefined, 1]);
  kiosk.show({ screen: 'cart' });
  await kiosk.send();
  for (const screen of ['cart', 'progress', 'attract'] as const) {
    kiosk.show({ screen });
    kiosk.back();
    expect(view.screen).toBe(screen);
  }
  expect(state.requestToTryData?.variantIds).toEqual(['v1']);
  kiosk.show({ screen: 'thanks' });
  kiosk.back();
  expect(view.screen).toBe('progress');
  kiosk.show({ screen: 'number' });
  kiosk.back();
  expect(view.screen).toBe('attract');
});
