import { memoryStorage } from '@instore/browser';
import { expect, test, vi } from 'vitest';
import { later, lost, openKiosk, product } from '../../test/support.ts';

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
  await kiosk.start();
  expect(kiosk.device).toMatchObject({ status: 'unreachable', isRevoked: false, deviceId: 'kiosk-1' });
  expect(kiosk.storage.getItem('kiosk-device')).toContain('secret');
});

test('A kiosk that was shut out forgets its key and asks for a code', { tags: 'C-09' }, async () => {
  const kiosk = openPaired({ ok: false, kind: 'unauthorized', status: 401 });
  await kiosk.start();
  expect(kiosk.device).toMatchObject({ status: 'unpaired', isRevoked: true, deviceId: undefined, token: null });
  expect(kiosk.storage.getItem('kiosk-device')).toBeNull();
});

test('A kiosk with a key starts at its location', { tags: 'C-09' }, async () => {
  const kiosk = openPaired({ ok: true, data: { token: 'jwt' } });
  await kiosk.start();
  expect(kiosk.device).toMatchObject({ status: 'ready', token: 'jwt', location: { id: 'canal' } });
});

test(
  'A kiosk whose location cannot be read sets the error, and is ready once it can',
  { tags: ['C-07', 'C-09'] },
  async () => {
    const kiosk = openPaired({ ok: true, data: { token: 'jwt' } });
    vi.mocked(kiosk.api.store.getStoreLocations).mockResolvedValueOnce({ ok: false, kind: 'server', status: 500 });
    await kiosk.start();
    expect(kiosk.state.shop.error.storeLocation?.status).toBe(500);
    expect(kiosk.device.status).toBe('unreachable');
    await kiosk.start();
    expect([kiosk.state.shop.error.storeLocation, kiosk.device.status]).toEqual([undefined, 'ready']);
  },
);

test('A kiosk that starts twice at once signs in once', { tags: 'C-09' }, async () => {
  const kiosk = openPaired(lost);
  const slow = later();
  const authenticateDevice = vi.mocked(kiosk.api.userauth.authenticateDevice);
  authenticateDevice.mockReturnValueOnce(slow.promise as never);
  authenticateDevice.mockResolvedValue({ ok: true, data: { token: 'jwt' } } as never);
  const starts = [kiosk.start(), kiosk.start()];
  slow.give(lost);
  await Promise.all(starts);
  expect(authenticateDevice).toHaveBeenCalledOnce();
  await kiosk.start();
  expect(kiosk.device.status).toBe('ready');
});

test('A kiosk that leaves while it signs in stays without a session', { tags: 'C-09' }, async () => {
  const kiosk = openPaired(lost);
  const slow = later();
  vi.mocked(kiosk.api.userauth.authenticateDevice).mockReturnValueOnce(slow.promise as never);
  const starting = kiosk.start();
  kiosk.leave(true);
  slow.give({ ok: true, data: { token: 'jwt' } });
  await starting;
  expect(kiosk.device).toMatchObject({ status: 'unpaired', token: null });
});

test('A kiosk that leaves while its location is read has none afterwards', { tags: 'C-09' }, async () => {
  const kiosk = openPaired({ ok: true, data: { token: 'jwt' } });
  const slow = later();
  const read = vi.mocked(kiosk.api.store.getStoreLocations).mockReturnValueOnce(slow.promise as never);
  const starting = kiosk.start();
  await vi.waitUntil(() => read.mock.calls.length > 0);
  kiosk.leave(true);
  slow.give({ ok: true, data: [{ id: 'ny', locations: [{ id: 'canal' }] }] });
  await starting;
  expect(kiosk.device).toMatchObject({ status: 'unpaired', store: undefined, location: undefined });
});

test('A kiosk that is paired again during its sign-in starts with its new key', { tags: 'C-09' }, async () => {
  const kiosk = openPaired({ ok: true, data: { token: 'new' } });
  const { authenticateDevice } = vi.mocked(kiosk.api.userauth);
  const slow = later();
  authenticateDevice.mockReturnValueOnce(slow.promise as never);
  const starting = kiosk.start();
  kiosk.leave(false);
  kiosk.api.userauth.pairKiosk = vi.fn().mockResolvedValue({ ok: true, data: { deviceId: 'kiosk-2', key: 'other' } });
  const pairing = kiosk.pair('12345678');
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
    await kiosk.start();
    vi.mocked(kiosk.api.store.getStoreLocations).mockResolvedValueOnce({ ok: false, kind: 'forbidden', status: 403 });
    await kiosk.start();
    kiosk.leave(true);
    await kiosk.retryLoads();
    expect(kiosk.device).toMatchObject({ status: 'unpaired', isRevoked: true });
  },
);

test.each([lost, { ok: false, kind: 'server', status: 503 }])(
  'One sign-in that fails does not take a working kiosk from its customers: $kind',
  { tags: 'C-09' },
  async (failure) => {
    const kiosk = openPaired({ ok: true, data: { token: 'jwt' } });
    await kiosk.start();
    vi.mocked(kiosk.api.userauth.authenticateDevice).mockResolvedValueOnce(failure as never);
    await kiosk.start();
    expect(kiosk.device).toMatchObject({ status: 'ready', token: 'jwt' });
    vi.mocked(kiosk.api.userauth.authenticateDevice).mockResolvedValueOnce({
      ok: false,
      kind: 'unauthorized',
      status: 401,
    });
    kiosk.signIns.reset();
    await kiosk.start();
    expect(kiosk.device).toMatchObject({ status: 'unpaired', isRevoked: true });
  },
);

test(
  'A kiosk stays ready if its location cannot be read again, and tries again',
  { tags: ['C-07', 'C-09'] },
  async () => {
    const kiosk = openPaired({ ok: true, data: { token: 'jwt' } });
    await kiosk.start();
    vi.mocked(kiosk.api.store.getStoreLocations).mockResolvedValueOnce({ ok: false, kind: 'server', status: 500 });
    await kiosk.start();
    expect(kiosk.device).toMatchObject({ status: 'ready', location: { id: 'canal' } });
    await kiosk.retryLoads();
    expect(kiosk.state.shop.error.storeLocation).toBeUndefined();
  },
);

test('A refused code stays visible until another code pairs the kiosk', { tags: 'C-09' }, async () => {
  const kiosk = openPaired({ ok: false, kind: 'unauthorized', status: 401 });
  await kiosk.start();
  expect(kiosk.device.isRevoked).toBe(true);
  const pairKiosk = vi.fn().mockResolvedValueOnce({ ok: false, kind: 'invalid', status: 422 });
  kiosk.api.userauth.pairKiosk = pairKiosk;
  await kiosk.pair('11112222');
  expect(kiosk.device).toMatchObject({ status: 'unpaired', pairingFailure: { status: 422 } });
  pairKiosk.mockResolvedValueOnce({ ok: true, data: { deviceId: 'kiosk-2', key: 'other', name: 'Door' } });
  const slow = later();
  vi.mocked(kiosk.api.userauth.authenticateDevice).mockReturnValueOnce(slow.promise as never);
  const pairing = kiosk.pair('33334444');
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
  await kiosk.start();
  kiosk.addToCart(product('a'), 'v1');
  kiosk.view.screen = 'cart';
  kiosk.signIns.note();
  kiosk.leave(true);
  expect([kiosk.view.screen, kiosk.state.cart, kiosk.signIns.isPaused()]).toEqual(['attract', [], false]);
  expect(kiosk.device).toMatchObject({ token: null, key: undefined, store: undefined, location: undefined });
});
