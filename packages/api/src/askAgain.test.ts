import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ASK_AGAIN_MAX_MS, ASK_AGAIN_MS } from './askAgain.ts';
import { CALL_TIMEOUT_MS } from './limits.ts';
import { clientOf, inTurn, json, type Answerer } from './test-support/fakeNetwork.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Cube's answers, with properties of its REST API that the contract does not name. */
const waiting = () => json({ error: 'Continue wait' });
const waitingInStage = () =>
  json({ error: 'Continue wait', stage: { stage: 'Executing query', timeElapsed: 5_012 }, requestId: 'a1-span-1' });
const rows = [{ 'Inventory.brand': 'Northline', 'Inventory.count': '12' }];
const answered = () =>
  json({
    query: { measures: ['Inventory.count'], dimensions: ['Inventory.brand'], timezone: 'UTC', order: [], filters: [] },
    data: rows,
    lastRefreshTime: '2026-11-29T10:00:00.000Z',
    annotation: {
      measures: { 'Inventory.count': { title: 'Inventory Count', shortTitle: 'Count', type: 'number' } },
      dimensions: { 'Inventory.brand': { title: 'Inventory Brand', shortTitle: 'Brand', type: 'string' } },
      segments: {},
      timeDimensions: {},
    },
    dataSource: 'default',
    dbType: 'postgres',
    external: false,
    slowQuery: false,
    total: null,
  });

function load(...answers: (() => Response | Error)[]) {
  const { api, sent } = clientOf(inTurn(...answers));
  const query = { measures: ['Inventory.count'], dimensions: ['Inventory.brand'] };
  return { answer: api.cube.loadCube({ query }), sent };
}

function throttled(retryAfter?: string): () => Response {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (retryAfter !== undefined) headers.set('retry-after', retryAfter);
  const body = JSON.stringify({ error: { code: 'TooManyRequests', message: 'Please retry again later.' } });
  return () => new Response(body, { status: 429, headers });
}

describe('A cube that computes', () => {
  test('is asked the same again until it has the rows', { tags: ['O-13', 'F-03'] }, async () => {
    const { answer, sent } = load(waiting, waitingInStage, answered);
    await vi.advanceTimersByTimeAsync(2 * ASK_AGAIN_MS);
    expect(await answer).toMatchObject({ ok: true, data: rows });
    expect(new Set(sent.map(({ url, body }) => `${url} ${body}`)).size).toBe(1);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(Array(3).fill('Bearer jwt'));
  });

  test('is not asked twice within a pause', { tags: 'O-13' }, async () => {
    const { sent } = load(waiting);
    await vi.advanceTimersByTimeAsync(ASK_AGAIN_MS - 1);
    expect(sent).toHaveLength(1);
  });

  test('is asked within the limit of one call, then it is a timeout', { tags: ['O-13', 'A-03'] }, async () => {
    const { api, sent } = clientOf(inTurn(waiting));
    const controller = new AbortController();
    const answer = api.cube.loadCube({ query: {} }, { timeoutMs: CALL_TIMEOUT_MS, signal: controller.signal });
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
    const count = sent.length;
    expect(count).toBe(CALL_TIMEOUT_MS / ASK_AGAIN_MS);
    controller.abort();
    expect(await answer).toEqual({ ok: false, kind: 'aborted' });
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
    expect(sent).toHaveLength(count);
  });

  test('is not asked again when its screen closes', { tags: 'O-13' }, async () => {
    const { api, sent } = clientOf(inTurn(waiting));
    const controller = new AbortController();
    const answer = api.cube.loadCube({ query: {} }, { signal: controller.signal });
    await vi.advanceTimersByTimeAsync(ASK_AGAIN_MS / 2);
    controller.abort();
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
    expect(await answer).toEqual({ ok: false, kind: 'aborted' });
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['another error', () => json({ error: 'Query should contain either measures or dimensions' })],
    ['no text', () => json({ error: { code: 'Continue wait' } })],
  ])('is not waited for with %s', { tags: 'O-13' }, async (_what, answer) => {
    const { answer: result, sent } = load(answer);
    expect(await result).toMatchObject({ ok: false, kind: 'malformed', status: 200 });
    expect(sent).toHaveLength(1);
  });
});

test('A row that says the words of the cube is a row', { tags: 'O-13' }, async () => {
  const data = [{ 'Inventory.brand': 'Continue wait' }];
  const { answer } = load(() => json({ data }));
  expect(await answer).toMatchObject({ ok: true, data });
});

describe('A service that throttles', () => {
  const photo: () => Response = () => new Response(new Blob(['jpeg']), { headers: { 'content-type': 'image/jpeg' } });
  const read = (...answers: (() => Response | Error)[]) => {
    const { api, sent } = clientOf(inTurn(...answers));
    return { answer: api.graph.getMyPhoto({ accessToken: 'directory' }), sent };
  };

  test('is asked again after the time that it names', { tags: ['O-13', 'H-05'] }, async () => {
    const { answer, sent } = read(throttled('3'), photo);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({ ok: true });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(Array(2).fill('Bearer directory'));
  });

  test.each([
    ['no time', throttled()],
    ['a long time', throttled(String(ASK_AGAIN_MAX_MS / 1_000 + 1))],
    ['a date', throttled('Sun, 29 Nov 2026 10:00:00 GMT')],
  ])('and names %s gives a failure at once', { tags: 'O-13' }, async (_what, answer) => {
    const { answer: result, sent } = read(answer, photo);
    expect(await result).toMatchObject({ ok: false, kind: 'server', status: 429 });
    expect(sent).toHaveLength(1);
  });

  test('is asked again only if it is another system', { tags: 'O-13' }, async () => {
    const answerer: Answerer = inTurn(throttled('1'));
    const { api, sent } = clientOf(answerer);
    expect(await api.notification.getNotifications({ userId: 'u1' })).toMatchObject({ status: 429 });
    expect(sent).toHaveLength(1);
  });
});
