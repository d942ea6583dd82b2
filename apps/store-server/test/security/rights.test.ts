import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putResources } from '../support/resources.ts';
import { closeAll } from '../support/closeAll.ts';
import { findDevice, findPerson } from '../../src/security/callers.ts';
import { readContract } from '../../src/security/contract.ts';
import { locationOf } from '../../src/security/resources.ts';
import type { Sessions } from '../../src/security/sessions.ts';
import type { Caller } from '../../src/security/callers.ts';
import { ROLES, type OperationId } from '@instore/api';
import { demoPersonWith } from '../support/people.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { buildRules, REACHED } from '../support/rules.ts';
import { samples, type Who } from '../support/samples.ts';

/** One person for each role of the specification, a visitor without rights, a kiosk and a tablet. */
const people = [...ROLES.map(demoPersonWith), demoPersonWith('Visitor'), 'front-door', 'tablet-canal-street'];
/** A location of another store. */
const FOREIGN = 'melrose-avenue';
const STRANGER: Who = { userId: '1017', sub: 'yuki-tanabe', locationId: FOREIGN };

const { rules } = readContract();
const guarded = [...rules.values()].filter((rule) => rule.access === 'session');

let database: TestDatabase;
let app: FastifyInstance;
let sessions: Sessions;
const callers = new Map<string, Caller>();

beforeAll(async () => {
  database = await startTestDatabase('empty');
  await putResources(database);
  ({ app, sessions } = await buildRules(database));
  for (const sub of people) {
    const caller = (await findPerson(database.db, sub)) ?? (await findDevice(database.db, sub));
    if (caller) callers.set(sub, caller);
  }
});
afterAll(() => closeAll(app, database));

async function ask(id: OperationId, caller: Caller | undefined, who: Who): Promise<number> {
  const rule = rules.get(id);
  const { path, body } = samples[id](who);
  const headers: Record<string, string> = caller ? { authorization: `Bearer ${await sessions.issue(caller)}` } : {};
  if (Buffer.isBuffer(body)) headers['content-type'] = 'application/octet-stream';
  const answer = await app.inject({
    method: rule?.method as 'GET',
    url: path,
    headers,
    payload: body === undefined ? undefined : (body as object),
  });
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.json()).toMatchObject({ status: answer.statusCode, type: 'about:blank' });
  return answer.statusCode;
}

function self(caller: Caller): Who {
  const locationId = caller.locationIds === 'all' ? 'canal-street' : (caller.locationIds[0] ?? '');
  return { userId: caller.userId, sub: caller.sub, locationId };
}

test('The table has a person for every role that the contract names', () => {
  const named = new Set(guarded.flatMap((rule) => rule.roles));
  expect(named).toEqual(new Set([...callers.values()].map((caller) => caller.role)));
});

describe.each(guarded)('$id', (rule) => {
  test.each(people)('can be called by %s exactly as the contract allows', { tags: ['R-04', 'S-07'] }, async (sub) => {
    const caller = callers.get(sub);
    if (!caller) throw new Error(`${sub} is not in the demo`);
    const allowed = rule.roles.includes(caller.role);
    const own = self(caller);
    const isConfined = rule.location !== undefined || rule.locationOf !== undefined;
    const everywhere = allowed && (!isConfined || caller.locationIds === 'all');
    // A resource of another location is answered like one that does not exist.
    const foreign = allowed && rule.locationOf ? 404 : 403;
    expect({
      own: await ask(rule.id, caller, own),
      'a foreign location': await ask(rule.id, caller, { ...own, locationId: FOREIGN }),
      'a foreign person': await ask(rule.id, caller, { ...STRANGER, locationId: own.locationId }),
    }).toEqual({
      own: allowed ? REACHED : 403,
      'a foreign location': everywhere ? REACHED : foreign,
      'a foreign person': allowed && !rule.self ? REACHED : 403,
    });
  });

  test('needs a session', { tags: 'S-07' }, async () => {
    expect(await ask(rule.id, undefined, STRANGER)).toBe(401);
  });
});

test('A list of locations with one foreign location is refused', { tags: 'S-07' }, async () => {
  const caller = callers.get('petra-lindqvist');
  const answer = await app.inject({
    method: 'POST',
    url: '/api/store/store-by-location',
    headers: { authorization: `Bearer ${caller && (await sessions.issue(caller))}` },
    payload: { locations: ['canal-street', FOREIGN] },
  });
  expect(answer.statusCode).toBe(403);
});

test('A location may be omitted only where the contract allows it', { tags: 'S-07' }, async () => {
  const maren = callers.get('maren-okafor');
  const headers = { authorization: `Bearer ${maren && (await sessions.issue(maren))}` };
  const post = { method: 'POST', url: '/api/kiosk/kiosk-products', headers } as const;
  expect((await app.inject({ ...post, payload: {} })).statusCode).toBe(REACHED);
  expect((await app.inject({ ...post, payload: { locationId: FOREIGN } })).statusCode).toBe(403);
  expect((await app.inject({ ...post, payload: { locationId: ['canal-street', FOREIGN] } })).statusCode).toBe(400);
  const optional = guarded.filter((rule) => rule.location?.optional).map((rule) => rule.id);
  expect(optional.toSorted()).toEqual([
    'addApiKey',
    'addWebhookEndpoint',
    'announce',
    'browseKioskProducts',
    'checkBinShelfStatus',
    'exportAdminChanges',
    'getAdminChanges',
    'getAllAvailableBarcodes',
    'getAnnouncementReach',
    'getCatalogueBySKU',
    'getInventoryBrands',
    'getKioskProducts',
    'getPeople',
    'searchKioskProducts',
  ]);
});

test('A location that is given twice does not bypass the rule', { tags: 'S-07' }, async () => {
  const maren = callers.get('maren-okafor');
  const url = `/api/storefront/request-lines?locationId=canal-street&locationId=${FOREIGN}&status=1`;
  const headers = { authorization: `Bearer ${maren && (await sessions.issue(maren))}` };
  expect((await app.inject({ url, headers })).statusCode).toBe(400);
});

test('Headers that name a store change no right', { tags: 'S-07' }, async () => {
  const maren = callers.get('maren-okafor');
  const bearer = { authorization: `Bearer ${maren && (await sessions.issue(maren))}` };
  const url = (locationId: string) => `/api/storefront/request-lines?locationId=${locationId}&status=1`;
  const named = (place: string) => ({ 'x-graph-location': place, 'x-rest-location': place, ...bearer });
  const status = async (locationId: string, headers: Record<string, string>) =>
    (await app.inject({ url: url(locationId), headers })).statusCode;
  // Only the location of the request counts.
  expect(await status('canal-street', named('canal-street'))).toBe(REACHED);
  expect(await status('canal-street', named(FOREIGN))).toBe(REACHED);
  expect(await status(FOREIGN, named('canal-street'))).toBe(403);
  expect(await status(FOREIGN, named(FOREIGN))).toBe(403);
});

test(
  'Every operation of the contract is tested; those without a session are listed',
  { tags: ['S-07', 'A-03'] },
  () => {
    const ids = (access: string) => [...rules.values()].filter((rule) => rule.access === access).map(({ id }) => id);
    expect(ids('none').toSorted()).toEqual([
      'authenticateDevice',
      'authenticateOauth',
      'authenticatePin',
      'authenticateTablet',
      'createChallenge',
      'pairKiosk',
      'renewPinSession',
      'renewPushDevice',
      'transformImage',
    ]);
    expect(ids('accessToken')).toEqual(['getMyPhoto']);
    expect(Object.keys(samples).toSorted()).toEqual([...rules.keys()].toSorted());
  },
);

test(
  'The location of a pair is found by its EAN-13 or UPC-A, also with spaces around',
  { tags: ['R-04', 'W-06'] },
  async () => {
    const insert = `insert into units (barcode, variant_id, location_id) values ('0812345999990', 'guarded', $1)`;
    await database.pool.query(insert, [FOREIGN]);
    for (const scanned of ['0812345999990', '812345999990', ' 812345999990 '])
      expect(await locationOf(database.db, 'pair', scanned)).toBe(FOREIGN);
    expect(await locationOf(database.db, 'pair', '812345999991')).toBeUndefined();
  },
);

test('A removed role and a removed person lose access at once', { tags: 'S-07' }, async () => {
  const theo = await findPerson(database.db, 'theo-marchetti');
  if (!theo) throw new Error('Theo is not in the demo');
  const url = `/api/inventory/request-lines?locationId=milwaukee-avenue&status=request`;
  const headers = { authorization: `Bearer ${await sessions.issue(theo)}` };
  expect((await app.inject({ url, headers })).statusCode).toBe(REACHED);
  await database.pool.query(`update user_roles set role = 'Consignee' where user_id = $1`, [theo.userId]);
  expect((await app.inject({ url, headers })).statusCode).toBe(403);
  await database.pool.query('delete from user_roles where user_id = $1', [theo.userId]);
  expect((await app.inject({ url, headers })).statusCode).toBe(401);
});

test('Reading the contract fails for an operation that is not public and has no roles', () => {
  const text = (extra: string) =>
    `{"openapi":"3.1.0","components":{"schemas":{}},"paths":{"/x":{"get":{"operationId":"open","responses":{}${extra}}}}}`;
  expect(() => readContract(text(''))).toThrow("The contract's open has no x-roles and is not public");
  expect(() => readContract(text(',"x-roles":[]'))).toThrow('has no x-roles and is not public');
  expect(() => readContract(text(',"x-roles":["A"],"x-self":"header.id"'))).toThrow('an invalid place');
  expect(() => readContract(text(',"security":[{"somethingElse":[]}]'))).toThrow('does not know');
  expect(readContract(text(',"security":[]')).rules.size).toBe(1);
});
