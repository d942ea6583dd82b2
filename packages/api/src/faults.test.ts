import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Problem } from './entities.ts';
import { mayHaveHappened, type Result } from './result.ts';
import { clientOf, emptyPage, inTurn, json, problem, type Answerer } from './test-support/fakeNetwork.ts';

const html = (status: number) =>
  new Response('<html><h1>Bad gateway</h1></html>', { status, headers: { 'content-type': 'text/html' } });
const text = (body: string, type = 'application/json') => new Response(body, { headers: { 'content-type': type } });

/** A write, because it is never repeated. */
function place(answer: Answerer): Promise<Result<unknown>> {
  return clientOf(answer).api.inventory.placeRequest({ locationId: 'l1', items: [] });
}
function accept(answer: Answerer): Promise<Result<unknown>> {
  return clientOf(answer).api.storefront.acceptTryout([]);
}
function notifications(answer: Answerer): Promise<Result<unknown>> {
  return clientOf(answer).api.notification.getNotifications({ userId: 'u1' });
}

describe('Each error has its kind', () => {
  test.each([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [408, 'server'],
    [409, 'conflict'],
    [410, 'not-found'],
    [412, 'conflict'],
    [413, 'invalid'],
    [422, 'invalid'],
    [429, 'server'],
    [500, 'server'],
    [502, 'server'],
    [503, 'server'],
    [504, 'server'],
  ])('%i with a problem, with nothing and with HTML is %s', { tags: 'A-03' }, async (status, kind) => {
    expect(await place(() => problem(status, 'Not allowed here'))).toMatchObject({
      ok: false,
      kind,
      status,
      message: 'Not allowed here',
      problem: {
        type: 'about:blank',
        title: 'A title',
        status,
        detail: 'Not allowed here',
        message: 'Not allowed here',
      },
    });
    expect(await place(() => new Response(null, { status }))).toEqual({ ok: false, kind, status });
    expect(await place(() => new Response('', { status }))).toEqual({ ok: false, kind, status });
    expect(await place(() => html(status))).toEqual({ ok: false, kind, status });
  });

  test('an error whose body is incomplete keeps its kind', { tags: 'A-03' }, async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut')) });
    expect(await place(() => new Response(broken, { status: 500 }))).toEqual({
      ok: false,
      kind: 'server',
      status: 500,
    });
  });

  test('a missing response and an incomplete body are network failures', { tags: 'A-03' }, async () => {
    const broken = () => new ReadableStream({ start: (controller) => controller.error(new TypeError('cut')) });
    expect(await place(() => new TypeError('Failed to fetch'))).toEqual({ ok: false, kind: 'network' });
    expect(await place(() => new Response(broken()))).toEqual({ ok: false, kind: 'network' });
  });

  test('an input that JSON cannot express is not sent', { tags: 'A-03' }, async () => {
    const { api, sent } = clientOf(() => json({}));
    const circle: { locationId: string; items: never[]; self?: object } = { locationId: 'l1', items: [] };
    circle.self = circle;
    expect(await api.inventory.placeRequest(circle)).toEqual({ ok: false, kind: 'invalid' });
    expect(sent).toEqual([]);
  });
});

describe("the server's words", () => {
  test.each([
    [{ detail: 'The detail', message: 'The message' }, 'The detail'],
    [{ detail: ' ', message: 'The message' }, 'The message'],
    [{ errorInfo: { message: 'The info' }, error: 'The error' }, 'The info'],
    [{ error: 'The error' }, 'The error'],
    [{ errorInfo: null, error: { code: 5 }, message: 7 }, undefined],
    [['a list'], undefined],
    ['a text', undefined],
    [null, undefined],
  ])('of %j', { tags: ['K-07', 'K-08'] }, async (body, message) => {
    const result = await place(() => json(body, 400));
    expect(result).toEqual({ ok: false, kind: 'invalid', status: 400, message });
  });

  test('a response with `status: false` is a failure with its message', { tags: 'K-07' }, async () => {
    expect(await accept(() => json({ status: false, errorInfo: { message: 'Ines took it' }, error: 'no' }))).toEqual({
      ok: false,
      kind: 'conflict',
      status: 200,
      message: 'Ines took it',
    });
    expect(await accept(() => json({ status: false, error: 'Too late' }))).toMatchObject({ message: 'Too late' });
    expect(await accept(() => json({ status: false }))).toEqual({ ok: false, kind: 'conflict', status: 200 });
  });

  test('a status other than 200 inside the body is a failure', { tags: 'N-07' }, async () => {
    expect(await notifications(() => json({ ...emptyPage, status: 403, message: 'No' }))).toEqual({
      ok: false,
      kind: 'forbidden',
      status: 403,
      message: 'No',
    });
    for (const status of [200, 204, 299])
      expect(await notifications(() => json({ ...emptyPage, status }))).toMatchObject({ ok: true });
    for (const status of [199, 300, 302])
      expect(await notifications(() => json({ ...emptyPage, status }))).toMatchObject({ kind: 'malformed', status });
  });

  test('the invalid fields of a problem are returned, malformed entries are not', { tags: 'A-03' }, async () => {
    const errors = [{ field: '/items/0', message: 'No SKU' }, 'nonsense', { field: 3 }];
    const result = await place(() => json({ title: 'Invalid', status: 422, detail: 1, message: [], errors }, 422));
    expect(result).toMatchObject({
      message: undefined,
      problem: {
        detail: undefined,
        message: undefined,
        type: 'about:blank',
        title: 'Invalid',
        status: 422,
        errors: [{ field: '/items/0', message: 'No SKU' }],
      },
    });
  });
});

test('a problem that the app knows has a message in the language of the user', { tags: 'O-07' }, async () => {
  const parts = { text: 'Bin {bin} is empty.', values: { bin: 'A-1' } };
  const detail = 'Bin A-1 is empty.';
  const errors = [
    { field: '/bin', message: detail },
    { field: '/shelf', message: 'Name a shelf.' },
  ];
  const body = { title: 'Empty', status: 422, detail, ...parts, values: { ...parts.values, count: 3 }, errors };
  const sayProblem = ({ text: said, values }: Problem) =>
    said === parts.text ? `Vacío: ${values?.['bin']}` : undefined;
  const { inventory } = clientOf(() => json(body, 422), { sayProblem }).api;
  expect(await inventory.placeRequest({ locationId: 'l1', items: [] })).toMatchObject({
    message: 'Vacío: A-1',
    problem: { detail, ...parts, errors: [{ message: 'Vacío: A-1' }, { message: 'Name a shelf.' }] },
  });
  const plain = clientOf(() => json({ ...body, values: undefined }, 422), { sayProblem: (said) => said.text }).api;
  expect(await plain.inventory.placeRequest({ locationId: 'l1', items: [] })).toMatchObject({ message: parts.text });
  const other = clientOf(() => json({ ...body, text: 'Other' }, 422), { sayProblem }).api;
  expect(await other.inventory.placeRequest({ locationId: 'l1', items: [] })).toMatchObject({ message: detail });
});

describe('A 200 with a wrong body is a failure', () => {
  test.each([
    ['nothing', () => new Response(null)],
    ['204', () => new Response(null, { status: 204 })],
    ['an HTML page', () => html(200)],
    ['JSON that says it is HTML', () => text(JSON.stringify(emptyPage), 'text/html; charset=json')],
    ['cut-off JSON', () => text('{"status":200,"data":{"content":[')],
    ['a list', () => json([])],
    ['a text', () => json('data')],
    ['null', () => json(null)],
    ['no data', () => json({ status: 200 })],
    ['data that is a list', () => json({ status: 200, data: [] })],
    ['content that is an object', () => json({ data: { content: {} } })],
    ['content of texts', () => json({ data: { content: ['a'] } })],
    ['content with a hole', () => json({ data: { content: [{}, null] } })],
  ])('%s is malformed', { tags: 'A-03' }, async (_, answer) => {
    expect(await notifications(answer)).toEqual({ ok: false, kind: 'malformed', status: answer().status });
  });

  test.each([
    ['getAllTryoutItems', { status: true, data: { t1: {} } }],
    ['getAllTryoutItems', { status: true, data: { t1: [null] } }],
    ['getAllTryoutItems', { status: true, data: [] }],
  ])('%s of %j is malformed', { tags: 'K-01' }, async (_, body) => {
    const { api } = clientOf(() => json(body));
    const result = await api.storefront.getAllTryoutItems({ storeId: 's', locationId: 'l' });
    expect(result).toMatchObject({ ok: false, kind: 'malformed' });
  });

  test(
    'a token that is not text, an accept without a status, a line id that is a number',
    { tags: 'S-05' },
    async () => {
      expect(
        await clientOf(() => json({ data: { token: 1 } })).api.userauth.authenticateOauth({ accessToken: 't' }),
      ).toMatchObject({ kind: 'malformed' });
      expect(await accept(() => json({}))).toMatchObject({ kind: 'malformed' });
      const { api } = clientOf(() => json({ status: true, data: { lineIds: [1] } }));
      expect(await api.inventory.cancelRequest({ locationId: 'l', lineIds: ['1'] })).toMatchObject({
        kind: 'malformed',
      });
    },
  );

  test('a photo that is an HTML page', { tags: 'H-05' }, async () => {
    const { api } = clientOf(() => html(200));
    expect(await api.graph.getMyPhoto({ accessToken: 't' })).toEqual({ ok: false, kind: 'malformed', status: 200 });
  });

  test('for any response no call throws, and a success is a valid page', { tags: 'A-03' }, async () => {
    const anything = fc.record({
      status: fc.constantFrom(200, 201, 400, 401, 403, 404, 409, 422, 500),
      type: fc.constantFrom('application/json', 'application/problem+json', 'text/html', ''),
      body: fc.oneof(
        fc.string(),
        fc.json(),
        fc.record({ status: fc.anything(), data: fc.record({ content: fc.anything() }) }).map((value) => jsonOf(value)),
      ),
    });
    await fc.assert(
      fc.asyncProperty(anything, async ({ status, type, body }) => {
        const result = await clientOf(
          () => new Response(body, { status, headers: type ? { 'content-type': type } : {} }),
        ).api.notification.getNotifications({ userId: 'u1' });
        expect(!result.ok || (Array.isArray(result.data.content) && status < 300)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('A success', () => {
  test('is the data of the envelope, for every content type of JSON', { tags: 'A-03' }, async () => {
    for (const type of ['application/json', 'application/json; charset=utf-8', 'application/hal+json']) {
      expect(await notifications(() => text(JSON.stringify(emptyPage), type))).toEqual({
        ok: true,
        data: emptyPage.data,
      });
    }
    const untyped = new Response(new TextEncoder().encode(JSON.stringify(emptyPage)));
    expect(await notifications(inTurn(() => untyped))).toEqual({ ok: true, data: emptyPage.data });
  });

  test('is the whole response where there is no envelope', { tags: 'K-05' }, async () => {
    expect(await accept(() => json({ status: true, data: 'more' }))).toEqual({
      ok: true,
      data: { status: true, data: 'more' },
    });
  });

  test('may be a list of 5 MB', { tags: 'A-03' }, async () => {
    const content = Array.from({ length: 5000 }, (_, id) => ({
      id: String(id),
      acknowledged: false,
      type: { iconUrl: '', objectIdName: 'Request' },
      title: 'x'.repeat(1000),
    }));
    const result = await notifications(() => json({ status: 200, data: { content, totalElements: 5000 } }));
    expect(result).toMatchObject({ ok: true, data: { totalElements: 5000 } });
  });
});

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '{';
  }
}

describe('While the browser is offline', () => {
  test('a write is not sent, and its failure says so', { tags: 'A-03' }, async () => {
    const { api, sent } = clientOf(() => json({}), { isOnline: () => false });
    expect(await api.inventory.placeRequest({ locationId: 'l1', items: [] })).toEqual({
      ok: false,
      kind: 'offline',
      message: 'You are offline. Nothing was sent.',
    });
    expect(sent).toEqual([]);
  });

  test('a read is tried once and fails with the reason', { tags: 'A-03' }, async () => {
    const { api, sent } = clientOf(() => new TypeError('Failed to fetch'), { isOnline: () => false });
    expect(await api.notification.getNotifications({ userId: 'u1' })).toMatchObject({
      kind: 'offline',
      message: 'You are offline.',
    });
    expect(sent).toHaveLength(1);
  });

  test('a write that was sent before the network failed may have been done', { tags: 'A-03' }, async () => {
    let isOnline = true;
    const { api } = clientOf(
      () => {
        isOnline = false;
        return new TypeError('Failed to fetch');
      },
      { isOnline: () => isOnline },
    );
    expect(await api.inventory.placeRequest({ locationId: 'l1', items: [] })).toEqual({ ok: false, kind: 'network' });
  });
});

test('A list with malformed items is a failure', { tags: 'E-03' }, async () => {
  const item = { id: '1', acknowledged: false, type: { iconUrl: '', objectIdName: 'Request' } };
  const answer = (content: unknown[]) => () => json({ status: 200, data: { content, totalElements: 1 } });
  expect(await notifications(answer([item]))).toMatchObject({ ok: true });
  expect(await notifications(answer([item, { ...item, id: { not: 'a text' } }]))).toMatchObject({ kind: 'malformed' });
  expect(await notifications(answer([{ ...item, type: null }]))).toMatchObject({ kind: 'malformed' });
});

test('Only a missing response or a proxy response leaves open if a write was done', { tags: 'A-03' }, () => {
  const kinds = [
    ...(['network', 'timeout', 'server', 'malformed', 'offline'] as const),
    ...(['aborted', 'invalid', 'conflict', 'unauthorized'] as const),
  ];
  const open = (before: boolean) => kinds.filter((kind) => mayHaveHappened({ ok: false, kind }, before));
  expect(open(false)).toEqual(['network', 'timeout', 'server', 'malformed']);
  // Offline and unauthorized attempts write nothing, so the outcome of the attempt before stays unknown.
  expect(open(true)).toEqual(['network', 'timeout', 'server', 'malformed', 'offline', 'unauthorized']);
});
