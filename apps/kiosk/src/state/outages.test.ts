import { UNSENT_MAX_MS, type FailureKind } from '@instore/api';
import { expect, test, vi } from 'vitest';
import { later, lost, openKiosk, product } from '../../test/support.ts';

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
  kiosk.addToCart(product('a'), 'v1');
  await kiosk.send();
  expect(kiosk.state.requestToTryData !== undefined).toBe(waits);
  expect(kiosk.state.cart).toHaveLength(1);
});

test('A kiosk whose sign-in is refused for too much traffic keeps the cart', { tags: ['C-09', 'C-12'] }, async () => {
  const requestTryout = vi.fn().mockResolvedValueOnce({ ok: false, kind: 'unauthorized', status: 401 });
  const kiosk = openKiosk({ kiosk: { requestTryout, getTryoutProgress: vi.fn().mockResolvedValue(lost) } });
  kiosk.addToCart(product('a'), 'v1');
  await kiosk.send();
  expect([kiosk.state.requestToTryData?.variantIds, kiosk.state.cart.length]).toEqual([['v1'], 1]);
  requestTryout.mockResolvedValueOnce({ ok: true, data: { tryoutItemId: '9001', number: 100, lines: [] } });
  await kiosk.retrySending();
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
  kiosk.addToCart(product('a'), 'v1');
  await kiosk.send();
  kiosk.takeBack();
  kiosk.addToCart(product('b'), 'v2');
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
    await kiosk.send();
    expect(requestTryout).toHaveBeenCalledTimes(3);
    expect(kiosk.state.error.requestToTry?.kind).toBe(kind);
    requestTryout
      .mockResolvedValueOnce(keyUsed)
      .mockResolvedValueOnce(sent('9001'))
      .mockResolvedValueOnce(sent('9002'));
    await kiosk.retrySending();
    expect(withdrawTryout.mock.calls.map(([{ tryoutItemId }]) => tryoutItemId)).toEqual(['9001', '9001']);
    expect(kiosk.progress.tryoutItemId).toBe('9002');
  },
);

test(
  'If the store is busy during a withdrawal, the next press withdraws the request',
  { tags: ['C-12', 'C-14'] },
  async () => {
    const { kiosk, requestTryout, withdrawTryout } = await openChanged(tooMany);
    await kiosk.send();
    expect([kiosk.state.error.requestToTry?.status, kiosk.state.cart.length]).toEqual([429, 2]);
    requestTryout
      .mockResolvedValueOnce(keyUsed)
      .mockResolvedValueOnce(sent('9001'))
      .mockResolvedValueOnce(sent('9002'));
    await kiosk.send();
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
    await kiosk.send();
    expect(kiosk.progress.tryoutItemId).toBe('9002');
  },
);

test('A possibly sent request is withdrawn after its change met an outage', { tags: ['C-12', 'C-14'] }, async () => {
  const { kiosk, requestTryout, withdrawTryout } = await openChanged({ ok: true, data: {} });
  requestTryout.mockReset().mockResolvedValueOnce({ ok: false, kind: 'offline' });
  await kiosk.send();
  kiosk.takeBack();
  kiosk.addToCart(product('c'), 'v3');
  requestTryout.mockResolvedValueOnce(keyUsed).mockResolvedValueOnce(sent('9001')).mockResolvedValueOnce(keyUsed);
  requestTryout.mockResolvedValueOnce(sent('9003'));
  await kiosk.send();
  expect(withdrawTryout).toHaveBeenCalledExactlyOnceWith({ tryoutItemId: '9001', body: {} });
  expect(kiosk.progress.tryoutItemId).toBe('9003');
});

/** A kiosk with the requests of this many customers of an outage, who have left. */
async function openAfterOutage(customers: number, now = () => 0) {
  const requestTryout = vi.fn().mockResolvedValue(lost);
  const kiosk = openKiosk({ kiosk: { requestTryout } }, { now });
  for (let index = 1; index <= customers; index += 1) {
    kiosk.addToCart(product('a'), `v${index}`);
    await kiosk.send();
    kiosk.startOver();
  }
  requestTryout.mockReset();
  return { kiosk, requestTryout };
}

test('Requests of an outage are sent one after the other', { tags: 'C-12' }, async () => {
  const { kiosk, requestTryout } = await openAfterOutage(3);
  const first = later();
  requestTryout.mockReturnValueOnce(first.promise).mockResolvedValue(sent('9002'));
  const beats = [kiosk.retrySending(), kiosk.retrySending()];
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
    const sending = kiosk.retrySending();
    kiosk.leave(true);
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
    await kiosk.retrySending();
    const keys = requestTryout.mock.calls.map(([, { key }]) => key);
    expect([keys.length, new Set(keys).size, kiosk.state.leftRequests]).toEqual([2, 2, []]);
  },
);

test('A busy store loses no outage request: it is sent later or dropped by its age', { tags: 'C-12' }, async () => {
  let time = 0;
  const { kiosk, requestTryout } = await openAfterOutage(2, () => time);
  requestTryout.mockResolvedValue(tooMany);
  await kiosk.retrySending();
  expect(kiosk.state.leftRequests).toHaveLength(2);
  // The others would be refused, too.
  expect(requestTryout).toHaveBeenCalledOnce();
  requestTryout.mockResolvedValueOnce(sent('9001'));
  await kiosk.retrySending();
  expect(kiosk.state.leftRequests.map(({ variantIds }) => variantIds)).toEqual([['v2']]);
  time = UNSENT_MAX_MS + 1;
  await kiosk.retrySending();
  expect(kiosk.state.leftRequests).toEqual([]);
});

test('The request of a waiting customer stays when the store is busy on return', { tags: 'C-12' }, async () => {
  const requestTryout = vi.fn().mockResolvedValueOnce(lost).mockResolvedValue(tooMany);
  const kiosk = openKiosk({ kiosk: { requestTryout } });
  kiosk.addToCart(product('a'), 'v1');
  await kiosk.send();
  await kiosk.retrySending();
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
  kiosk.restoreUnsent();
  expect(kiosk.state.leftRequests).toEqual([good, known]);
  expect(log.warn).toHaveBeenCalledOnce();
  await kiosk.retrySending();
  expect(requestTryout).toHaveBeenCalledTimes(2);
  // Earlier releases stored one request.
  kiosk.storage.setItem('kiosk-unsent', JSON.stringify(good));
  kiosk.restoreUnsent();
  expect(kiosk.state.leftRequests).toEqual([good]);
});

test('A request that is exactly as old as the server takes is still sent', { tags: 'C-12' }, async () => {
  let time = 0;
  const requestTryout = vi.fn().mockResolvedValue(lost);
  const kiosk = openKiosk({ kiosk: { requestTryout } }, { now: () => time });
  kiosk.addToCart(product('a'), 'v1');
  await kiosk.send();
  time = UNSENT_MAX_MS;
  await kiosk.retrySending();
  expect(requestTryout).toHaveBeenCalledTimes(2);
});

test('The request of a customer who left does not delay the next customer', { tags: 'C-12' }, async () => {
  const { kiosk, requestTryout } = await openAfterOutage(1);
  const answer = later();
  requestTryout.mockReset().mockReturnValueOnce(answer.promise);
  kiosk.addToCart(product('b'), 'v9');
  const sending = kiosk.retrySending();
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
