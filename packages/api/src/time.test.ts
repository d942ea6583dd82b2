import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CALL_TIMEOUT_MS, DOWNLOAD_TIMEOUT_MS, RETRY_BASE_MS, RETRY_LIMIT } from './limits.ts';
import { clientOf, emptyPage, inTurn, json, problem, type Answerer } from './test-support/fakeNetwork.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ok = () => json(emptyPage);
const never: Answerer = () => new Promise(() => {});
const query = { userId: 'u1' };

/** Looks whether a promise has an answer yet. */
function watch<T>(promise: Promise<T>) {
  const seen: { result?: T } = {};
  void promise.then((result) => (seen.result = result));
  return seen;
}

describe('Time limits', () => {
  test('a call without a response ends after 15 s, also if `fetch` ignores the signal', { tags: 'A-03' }, async () => {
    const { api } = clientOf(never);
    const seen = watch(api.inventory.placeRequest({ locationId: 'l', items: [] }));
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS - 1);
    expect(seen.result).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.result).toEqual({ ok: false, kind: 'timeout' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('the limit includes the token and the body', { tags: 'A-03' }, async () => {
    const stuck = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) });
    const body = clientOf(() => new Response(stuck, { headers: { 'content-type': 'application/json' } }));
    const token = clientOf(ok, { getToken: () => new Promise<never>(() => {}) });
    const seen = [body, token].map(({ api }) => watch(api.inventory.placeRequest({ locationId: 'l', items: [] })));
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
    expect(seen.map(({ result }) => result)).toEqual([
      { ok: false, kind: 'timeout' },
      { ok: false, kind: 'timeout' },
    ]);
    expect(token.sent).toEqual([]);
  });

  test('the request is aborted at its limit, which is longer for files', { tags: 'A-03' }, async () => {
    const signals: AbortSignal[] = [];
    const { api } = clientOf((_, { signal }) => {
      if (signal) signals.push(signal);
      return new Promise(() => {});
    });
    const photo = watch(api.graph.getMyPhoto({ accessToken: 't' }));
    const quick = watch(api.inventory.placeRequest({ locationId: 'l', items: [] }, { timeoutMs: 100 }));
    await vi.advanceTimersByTimeAsync(100);
    expect(quick.result).toMatchObject({ kind: 'timeout' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(DOWNLOAD_TIMEOUT_MS - 101);
    expect(signals).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(signals[0]?.aborted).toBe(true);
    expect(photo.result).toBeUndefined();
  });

  test('a response in time leaves no timer and no listener', { tags: 'A-03' }, async () => {
    const caller = new AbortController();
    const removed = vi.spyOn(caller.signal, 'removeEventListener');
    const { api } = clientOf(ok);
    expect(await api.notification.getNotifications(query, { signal: caller.signal })).toMatchObject({ ok: true });
    expect(vi.getTimerCount()).toBe(0);
    expect(removed).toHaveBeenCalledOnce();
  });
});

describe('An aborted signal', () => {
  test('ends calls at once', { tags: 'A-03' }, async () => {
    const caller = new AbortController();
    let passed: AbortSignal | null | undefined;
    const { api } = clientOf((_, { signal }) => {
      passed = signal;
      return new Promise(() => {});
    });
    const seen = watch(api.notification.getNotifications(query, { signal: caller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    caller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.result).toEqual({ ok: false, kind: 'aborted' });
    expect(passed?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('before a call prevents it; between two attempts it prevents the next one', { tags: 'A-03' }, async () => {
    const { api, sent } = clientOf(() => problem(503));
    expect(await api.notification.getNotifications(query, { signal: AbortSignal.abort() })).toEqual({
      ok: false,
      kind: 'aborted',
    });
    expect(sent).toEqual([]);

    const caller = new AbortController();
    const seen = watch(api.notification.getNotifications(query, { signal: caller.signal }));
    await vi.advanceTimersByTimeAsync(1);
    caller.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen.result).toEqual({ ok: false, kind: 'aborted' });
    expect(sent).toHaveLength(1);
  });
});

describe('Repetitions', () => {
  test('a read by POST is repeated like other reads; a sign-in is not', { tags: 'A-02' }, async () => {
    const { api, sent } = clientOf(() => problem(503));
    void api.kiosk.searchKioskProducts({ title: 'court', locationId: 'canal-street' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1 + RETRY_LIMIT);
    sent.length = 0;
    void api.userauth.authenticateDevice({ deviceId: 'front-door', key: 'k' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['a network failure', () => new TypeError('Failed to fetch')],
    ['502', () => problem(502)],
    ['503', () => problem(503)],
    ['504', () => problem(504)],
  ])('a read is tried twice more after %s, with growing pauses', { tags: 'A-02' }, async (_, fault) => {
    for (const random of [0, 0.999_999]) {
      const at: number[] = [];
      const { api } = clientOf(
        () => {
          at.push(Date.now());
          return fault();
        },
        { random: () => random },
      );
      const seen = watch(api.notification.getNotifications(query));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(seen.result).toMatchObject({ ok: false });
      expect(at).toHaveLength(1 + RETRY_LIMIT);
      const pauses = at.slice(1).map((time, index) => time - (at[index] ?? 0));
      expect(pauses[0]).toBeCloseTo(RETRY_BASE_MS * (0.5 + random / 2), -1);
      expect(pauses[1]).toBeCloseTo(RETRY_BASE_MS * 2 * (0.5 + random / 2), -1);
    }
  });

  test('a read that succeeds at the second attempt is a success', { tags: 'A-02' }, async () => {
    let calls = 0;
    const { api } = clientOf(() => (++calls === 1 ? new Promise(() => {}) : ok()));
    const seen = watch(api.notification.getNotifications(query));
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS + RETRY_BASE_MS);
    expect(seen.result).toMatchObject({ ok: true });
    expect(calls).toBe(2);
  });

  test.each([400, 401, 403, 404, 409, 422, 429, 500, 501])('%i is not repeated', { tags: 'A-02' }, async (status) => {
    const { api, sent } = clientOf(() => problem(status));
    const seen = watch(api.notification.getNotifications(query));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen.result).toMatchObject({ ok: false, status });
    expect(sent).toHaveLength(1);
  });

  test('a malformed response is not repeated', { tags: 'A-02' }, async () => {
    const { api, sent } = clientOf(inTurn(() => new Response('<p>', { headers: { 'content-type': 'text/html' } }), ok));
    const seen = watch(api.notification.getNotifications(query));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen.result).toMatchObject({ kind: 'malformed' });
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['a network failure', () => new TypeError('Failed to fetch')],
    ['503', () => problem(503)],
  ])('a write is never repeated automatically, not after %s', { tags: 'K-09' }, async (_, fault) => {
    const { api, sent } = clientOf(fault);
    const seen = watch(api.storefront.acceptTryout([]));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen.result).toMatchObject({ ok: false });
    expect(sent).toHaveLength(1);
  });
});
