import { afterEach, describe, expect, test, vi } from 'vitest';
import { RENEWAL_TIMEOUT_MS } from './limits.ts';
import type { Renew } from './renewal.ts';
import { clientOf, emptyPage, json, problem } from './test-support/fakeNetwork.ts';

afterEach(() => void vi.useRealTimers());

const query = { userId: 'u1' };

/** A server that knows one token only; hands each request out so that a test answers it when it likes. */
function serverThatKnows(valid: string) {
  return (_: string, { headers }: RequestInit) =>
    new Headers(headers).get('authorization') === `Bearer ${valid}` ? json(emptyPage) : problem(401);
}

describe('An expired session', () => {
  test('is renewed once for all calls in flight, and each call is repeated once', { tags: 'S-10' }, async () => {
    const onUnauthorized = vi.fn<Renew>(async () => 'fresh');
    const { api, sent } = clientOf(serverThatKnows('fresh'), { onUnauthorized });
    const results = await Promise.all(Array.from({ length: 20 }, () => api.notification.getNotifications(query)));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(40);
  });

  test('is not renewed again for a call that was sent before the renewal', { tags: 'S-10' }, async () => {
    let release = () => {};
    const late = new Promise<void>((resolve) => (release = resolve));
    const knows = serverThatKnows('fresh');
    const onUnauthorized = vi.fn<Renew>(async () => 'fresh');
    const { api } = clientOf(
      async (url, init) => {
        if (url.endsWith('/late') && new Headers(init.headers).get('authorization') === 'Bearer jwt') await late;
        return knows(url, init);
      },
      { onUnauthorized },
    );
    const slow = api.notification.getNotifications({ userId: 'late' });
    expect(await api.notification.getNotifications(query)).toMatchObject({ ok: true });
    release();
    expect(await slow).toMatchObject({ ok: true });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  test('is renewed again when it expires again', { tags: 'S-10' }, async () => {
    let valid = 'one';
    const { api } = clientOf((url, init) => serverThatKnows(valid)(url, init), {
      onUnauthorized: async () => valid,
      getToken: () => 'old',
    });
    expect(await api.notification.getNotifications(query)).toMatchObject({ ok: true });
    valid = 'two';
    expect(await api.notification.getNotifications(query)).toMatchObject({ ok: true });
  });

  test('a write keeps its key when it is repeated with the new token', { tags: 'S-10' }, async () => {
    const { api, sent } = clientOf(
      (_, { headers }) =>
        new Headers(headers).get('authorization') === 'Bearer fresh' ? json({ status: true }) : problem(401),
      { onUnauthorized: async () => 'fresh' },
    );
    expect(await api.storefront.acceptTryout([])).toMatchObject({ ok: true });
    expect(sent).toHaveLength(2);
    expect(sent[0]?.headers.get('idempotency-key')).toBe(sent[1]?.headers.get('idempotency-key'));
  });
});

test.each([403, 404, 409, 422, 500])('%i does not cause a renewal', { tags: ['S-07', 'S-10'] }, async (status) => {
  const onUnauthorized = vi.fn<Renew>(async () => 'fresh');
  const { api, sent } = clientOf(() => problem(status), { onUnauthorized });
  expect(await api.notification.getNotifications(query)).toMatchObject({ ok: false, status });
  expect(onUnauthorized).not.toHaveBeenCalled();
  expect(sent).toHaveLength(1);
});

describe('A renewal that fails', () => {
  test.each([
    ['has no session', async () => null],
    ['throws', () => Promise.reject(new Error('no'))],
  ])('because it %s leaves the 401 with what the server said', { tags: 'S-10' }, async (_, onUnauthorized) => {
    const renew = vi.fn<Renew>(onUnauthorized);
    const { api, sent } = clientOf(() => problem(401, 'Expired'), { onUnauthorized: renew });
    const results = await Promise.all([api.notification.getNotifications(query), api.storefront.acceptTryout([])]);
    expect(results).toMatchObject([
      { ok: false, kind: 'unauthorized', message: 'Expired' },
      { ok: false, kind: 'unauthorized', message: 'Expired' },
    ]);
    expect(renew).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(2);
  });

  test('a new token that is refused too is not renewed again', { tags: 'S-10' }, async () => {
    const onUnauthorized = vi.fn<Renew>(async () => 'fresh');
    const { api, sent } = clientOf(() => problem(401), { onUnauthorized });
    expect(await api.notification.getNotifications(query)).toMatchObject({ kind: 'unauthorized' });
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(2);
  });

  test('a renewal that never ends delays no call beyond its limit', { tags: 'S-10' }, async () => {
    vi.useFakeTimers();
    const { api } = clientOf(() => problem(401), { onUnauthorized: () => new Promise(() => {}) });
    const caller = new AbortController();
    const waiting = api.storefront.acceptTryout([]);
    const left = api.storefront.acceptTryout([], { signal: caller.signal });
    await vi.advanceTimersByTimeAsync(1);
    caller.abort();
    expect(await left).toEqual({ ok: false, kind: 'aborted' });
    await vi.advanceTimersByTimeAsync(RENEWAL_TIMEOUT_MS);
    expect(await waiting).toEqual({ ok: false, kind: 'timeout' });
  });

  test('calls to the exchange and the directory do not start a renewal', { tags: ['S-07', 'H-05'] }, async () => {
    const onUnauthorized = vi.fn<Renew>(async () => 'fresh');
    const { api } = clientOf(() => problem(401), { onUnauthorized });
    expect(await api.userauth.authenticateOauth({ accessToken: 't' })).toMatchObject({ kind: 'unauthorized' });
    expect(await api.graph.getMyPhoto({ accessToken: 't' })).toMatchObject({ kind: 'unauthorized' });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('without a renewal function a 401 stays a 401', { tags: 'S-10' }, async () => {
    const { api, sent } = clientOf(() => problem(401), { getToken: () => Promise.reject(new Error('storage')) });
    expect(await api.notification.getNotifications(query)).toMatchObject({ kind: 'unauthorized' });
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });
});
