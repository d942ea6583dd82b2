import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problem } from '../../src/base/problems.ts';
import { registerErrors } from '../../src/http/errors.ts';
import { fieldErrors } from '../../src/http/validation.ts';
import { checkParameters, checkWellFormed } from '../../src/http/wellFormed.ts';

/** What the next request throws. */
let failure: unknown;
const shortages: string[] = [];
let log: { level: number; msg: string }[] = [];
const app = fastify({
  logger: { level: 'info', stream: { write: (line: string) => void log.push(JSON.parse(line)) } },
});

beforeAll(() => {
  registerErrors(app, (code) => shortages.push(code));
  // The contract's description of a body, which the tests do not validate.
  app.setValidatorCompiler(() => () => true);
  app.get('/', () => {
    throw failure;
  });
  for (const [path, schema] of [
    ['/list', { type: 'array' }],
    ['/object', { type: 'object', required: ['locationId', 'barcode'] }],
    ['/any', {}],
  ] as const)
    app.post(path, { schema: { body: { content: { 'application/json': { schema } } } } }, async () => ({}));
});
beforeEach(() => {
  log = [];
});
afterAll(() => app.close());

async function answerTo(thrown: unknown) {
  failure = thrown;
  return app.inject('/');
}
const withCode = (code: string) => Object.assign(new Error('internal detail'), { code });
const withStatus = (statusCode: number) => Object.assign(new Error('what is wrong'), { statusCode });
/** What the store has logged itself: the level as in pino, and the message. */
const logged = () =>
  log.filter(({ msg }) => !/^(incoming request|request completed)$/.test(msg)).map(({ level, msg }) => [level, msg]);

test.each([
  ['22021', 400, 'Not valid', 'contains text that cannot be stored', []],
  ['ECONNREFUSED', 503, 'The store is not ready', 'cannot reach its database', []],
  ['57014', 503, 'The store is busy', 'was cancelled. Nothing was changed', [[40, 'cancelled by the database']]],
  ['40P01', 503, 'The store is busy', 'Another change is under way. Nothing was changed', []],
  ['25006', 503, 'The store is read-only', 'accepts no changes at the moment. Nothing was changed', []],
  ['53100', 503, 'The store is out of resources', 'not enough disk space', [[50, 'the database lacks a resource']]],
  ['53200', 503, 'The store is out of resources', 'not enough memory', [[50, 'the database lacks a resource']]],
  [
    '53300',
    503,
    'The store is out of resources',
    'not enough free connections',
    [[50, 'the database lacks a resource']],
  ],
  [
    '53400',
    503,
    'The store is out of resources',
    "room within a limit of the database's",
    [[50, 'the database lacks a resource']],
  ],
])(
  'A failure %s of the database is answered with its reason',
  { tags: 'C-05' },
  async (code, status, title, detail, lines) => {
    const answer = await answerTo(withCode(code));
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status, title, detail: expect.stringContaining(detail) });
    expect(answer.headers['retry-after']).toBe(status === 503 ? '1' : undefined);
    expect(logged()).toEqual(lines);
    expect(shortages.splice(0)).toEqual(code.startsWith('53') ? [code] : []);
  },
);

test('A pool that is in use for too long says that the store has too much to do', { tags: 'C-05' }, async () => {
  const answer = await answerTo(new Error('timeout exceeded when trying to connect'));
  expect(answer.json()).toMatchObject({ status: 503, detail: expect.stringContaining('has too much to do') });
});

test('A refusal carries what its status needs, and no answer to an error is stored', { tags: 'S-07' }, async () => {
  const headersOf = async (thrown: unknown) => (await answerTo(thrown)).headers;
  const tries = await headersOf(problem(429, 'Too many tries', { retryAfter: 42 }));
  expect(tries).toMatchObject({ 'retry-after': '42', 'cache-control': 'no-store' });
  expect(await headersOf(problem(503, 'Not ready'))).toMatchObject({ 'retry-after': '1' });
  const unknown = await headersOf(problem(401, 'Not signed in'));
  expect(unknown).toMatchObject({
    'www-authenticate': 'Bearer',
    'content-type': 'application/problem+json; charset=utf-8',
  });
  const forbidden = await headersOf(problem(403, 'Not allowed'));
  expect([unknown['retry-after'], forbidden['retry-after'], forbidden['www-authenticate']]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(logged()).toEqual([]);
});

test('The framework says what is wrong with a request, and only logs store faults', { tags: 'S-07' }, async () => {
  const said = async (status: number) => (await answerTo(withStatus(status))).json<object>();
  expect(await said(400)).toMatchObject({ status: 400, title: 'Bad Request', detail: 'what is wrong' });
  expect(await said(413)).toMatchObject({ status: 413, title: 'Payload Too Large', detail: 'what is wrong' });
  expect(await said(499)).toMatchObject({ status: 499, title: 'Refused', detail: 'what is wrong' });
  expect(logged()).toEqual([]);
  for (const status of [500, 399, 502])
    expect(await said(status)).toMatchObject({
      status: 500,
      title: 'Something went wrong',
      detail: expect.stringMatching(/^Request \S+$/),
    });
  expect(logged()).toEqual(Array.from({ length: 3 }, () => [50, 'unexpected error']));
});

test('A body that is empty or no JSON is answered with what the operation takes', { tags: 'S-07' }, async () => {
  const post = async (url: string) =>
    (await app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '{' })).json<{
      detail: string;
    }>();
  const said = (what: string) => `The body must be ${what}; it is empty or no JSON.`;
  expect((await post('/list')).detail).toBe(said('a JSON array'));
  expect((await post('/object')).detail).toBe(said('a JSON object with locationId, barcode'));
  expect((await post('/any')).detail).toBe(said('JSON'));
});

test('A fault has a pointer into the body, or the name of a parameter', { tags: 'S-07' }, async () => {
  const fault = (instancePath: string, params: object = {}, message?: string) => ({
    instancePath,
    keyword: 'x',
    params: { ...params },
    message,
  });
  expect(
    fieldErrors([fault('/items/0', { missingProperty: 'a~b/c' }, 'is missing'), fault('/items', { limit: 1 })], 'body'),
  ).toEqual([
    { field: '/items/0/a~0b~1c', message: 'is missing' },
    { field: '/items', message: 'is not valid' },
  ]);
  expect(
    fieldErrors(
      [fault('/brand/1', {}, 'is too long'), fault('', { missingProperty: 'status' }, 'is missing')],
      'querystring',
    ),
  ).toEqual([
    { field: 'brand', message: 'is too long' },
    { field: 'status', message: 'is missing' },
  ]);
  expect(fieldErrors([fault('', {}, 'is no object')], 'querystring')).toEqual([{ field: '', message: 'is no object' }]);
  const invalid = (validation: unknown[], validationContext: string) =>
    answerTo(Object.assign(new Error('x'), { validation, validationContext }));
  const detailOf = async (...faults: unknown[]) => (await invalid(faults, 'body')).json<{ detail: string }>().detail;
  expect(await detailOf(fault('/name', {}, 'is too long'))).toBe('/name is too long');
  expect(await detailOf(fault('', {}, 'must be object'))).toBe('The request must be object');
});

test('Text that cannot be stored is refused with its place', { tags: 'A-03' }, () => {
  const refused = (check: () => void) => {
    try {
      check();
      return undefined;
    } catch (error) {
      const { detail, errors } = (error as ReturnType<typeof problem>).problem;
      return [detail, errors?.[0]?.field];
    }
  };
  const NUL = 'contains a NUL character';
  const inBody = (body: unknown) => refused(() => checkWellFormed(body));
  expect(inBody({ 'a/b': { 'c~d': ['good 👟', 'bad\u0000'] } })).toEqual([`/a~1b/c~0d/1 ${NUL}`, '/a~1b/c~0d/1']);
  expect(inBody({ one: { 'bad\u0000': 1 } })).toEqual(['/one has a name with a NUL character', '/one']);
  expect(inBody({ '\ud800': 1 })).toEqual(['The body has a name with an incomplete character', '']);
  expect(inBody('\u0000')).toEqual([`The body ${NUL}`, '']);
  expect(inBody({ one: ['👟', null, 7, true] })).toBeUndefined();
  const inQuery = (query: unknown) => refused(() => checkParameters(query));
  expect(inQuery({ status: 'request', brand: ['Halden', 'a\u0000'] })).toEqual([`brand ${NUL}`, 'brand']);
  expect(inQuery({ 'bad\u0000': 'x' })).toEqual(['The request has a name with a NUL character', '']);
  expect(inQuery({ brand: '👟' })).toBeUndefined();
});
