import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperationId } from '@instore/api';
import { listApiKeys, makeApiKey, revokeApiKey } from '../../src/domain/systems/index.ts';
import { findPerson } from '../../src/security/callers.ts';
import { readContract } from '../../src/security/contract.ts';
import type { Sessions } from '../../src/security/sessions.ts';
import { closeAll } from '../support/closeAll.ts';
import { run } from '../support/command.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { putResources } from '../support/resources.ts';
import { buildRules, REACHED } from '../support/rules.ts';
import { samples } from '../support/samples.ts';

const tags = ['O-10'];
const MOST_CALLS = 5;
const { rules } = readContract();
const open = [...rules.values()].filter(({ takesKeys }) => takesKeys);
const START = Date.UTC(2026, 10, 30, 9);
const HERE = { userId: '1', sub: 'a', locationId: 'canal-street' };

let database: TestDatabase;
let app: FastifyInstance;
let sessions: Sessions;
let now = new Date(START);

beforeAll(async () => {
  database = await startTestDatabase('empty');
  await putResources(database);
  ({ app, sessions } = await buildRules(database, () => now, MOST_CALLS));
});
afterAll(() => closeAll(app, database));
beforeEach(async () => {
  now = new Date(START);
  await database.pool.query('delete from api_keys');
  await database.pool.query('delete from wrong_keys');
});

/** Makes a key for the figures of Canal Street. */
async function keyFor(over: { operations?: string[]; role?: string; locationIds?: string[] | undefined } = {}) {
  const wanted = { id: 'tool', name: 'Data warehouse', role: 'Store_Admin', operations: ['getInsight'], days: 30 };
  return (await makeApiKey(database.db, { ...wanted, locationIds: ['canal-street'], ...over }, now)).key;
}

async function ask(id: OperationId, headers: Record<string, string>, locationId = HERE.locationId) {
  const { path, body } = samples[id]({ ...HERE, locationId });
  const method = rules.get(id)?.method as 'GET';
  return app.inject({ method, url: path, headers, payload: body as object | undefined });
}

const statusOf = async (id: OperationId, key: string, locationId?: string): Promise<number> =>
  (await ask(id, { 'x-api-key': key }, locationId)).statusCode;

describe('An API key', () => {
  test('calls the operations that it was made for, and no other', { tags }, async () => {
    const key = await keyFor();
    expect(await statusOf('getInsight', key)).toBe(REACHED);
    expect(await statusOf('getDeliveries', key)).toBe(403);
    expect(await statusOf('placeRequest', key)).toBe(403);
  });

  test('reads only its locations', { tags: [...tags, 'R-04'] }, async () => {
    const key = await keyFor();
    expect(await statusOf('getInsight', key, 'bedford-avenue')).toBe(403);
    await database.pool.query('delete from api_keys');
    const everywhere = await keyFor({ locationIds: undefined });
    expect(await statusOf('getInsight', everywhere, 'bedford-avenue')).toBe(REACHED);
  });

  test('is refused from its last second on', { tags }, async () => {
    const key = await keyFor();
    now = new Date(START + 30 * 24 * 3_600_000 - 1);
    expect(await statusOf('getInsight', key)).toBe(REACHED);
    now = new Date(START + 30 * 24 * 3_600_000);
    expect(await statusOf('getInsight', key)).toBe(401);
  });

  test('is refused at once when it is revoked', { tags }, async () => {
    const key = await keyFor();
    await revokeApiKey(database.db, 'tool', now);
    expect(await statusOf('getInsight', key)).toBe(401);
    await expect(revokeApiKey(database.db, 'tool', now)).rejects.toThrow(
      'There is no API key tool that could be revoked.',
    );
  });

  test('may call only so often within a minute, and is told when again', { tags }, async () => {
    const key = await keyFor();
    for (let call = 0; call < MOST_CALLS; call += 1) expect(await statusOf('getInsight', key)).toBe(REACHED);
    const refused = await ask('getInsight', { 'x-api-key': key });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('is only its hash in the database', { tags }, async () => {
    const key = await keyFor();
    const { rows } = await database.pool.query('select * from api_keys');
    expect(JSON.stringify(rows)).not.toContain(key.slice(4));
    expect(JSON.stringify(await listApiKeys(database.db))).not.toContain('Hash');
  });

  test('notes its last use to the minute', { tags }, async () => {
    const key = await keyFor();
    const used = async () => (await listApiKeys(database.db))[0]?.lastUsedAt?.getTime();
    expect(await used()).toBeUndefined();
    await statusOf('getInsight', key);
    now = new Date(START + 59_000);
    await statusOf('getInsight', key);
    expect(await used()).toBe(START);
    now = new Date(START + 61_000);
    await statusOf('getInsight', key);
    expect(await used()).toBe(START + 61_000);
  });

  test('that has called within a minute is not written again', { tags }, async () => {
    const key = await keyFor();
    await statusOf('getInsight', key);
    const reader = await database.pool.connect();
    // Rows can be read, not written.
    await reader.query('begin; lock table api_keys in share mode');
    expect(await statusOf('getInsight', key)).toBe(REACHED);
    await reader.query('rollback');
    reader.release();
  });

  test('beside a session is not looked at', { tags }, async () => {
    const person = await findPerson(database.db, 'tomas-reyes');
    const authorization = `Bearer ${person && (await sessions.issue(person))}`;
    expect((await ask('getInsight', { authorization, 'x-api-key': 'isk_guess' })).statusCode).toBe(REACHED);
  });
});

test('An unknown key is refused', { tags }, async () => {
  await keyFor();
  const answer = await ask('getInsight', { 'x-api-key': 'isk_guess' });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ detail: 'The API key is unknown, revoked or expired.' });
});

test('Calls of one key do not count for another', { tags }, async () => {
  const key = await keyFor();
  for (let call = 0; call <= MOST_CALLS; call += 1) await statusOf('getInsight', key);
  const wanted = { id: 'other', name: 'Other', role: 'Store_Admin', operations: ['getInsight'], days: 1 };
  const other = await makeApiKey(database.db, wanted, now);
  expect(await statusOf('getInsight', other.key)).toBe(REACHED);
});

test('Invented keys delay no known key and no other network', { tags }, async () => {
  const key = await keyFor();
  await statusOf('getInsight', key);
  const holder = await database.pool.connect();
  await holder.query('begin; lock table api_keys in access exclusive mode');
  const lookUps = async () => {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int from pg_locks join pg_database on pg_database.oid = pg_locks.database
       where datname = current_database() and relation = 'api_keys'::regclass and not granted`,
    );
    return rows[0]?.count;
  };
  const { method, path } = { method: 'GET' as const, path: samples.getInsight(HERE).path };
  const call = (text: string, remoteAddress: string) =>
    app
      .inject({ method, url: path, headers: { 'x-api-key': text }, remoteAddress })
      .then((answer) => answer.statusCode);
  const invented = [1, 2, 3, 4].map((number) => call(`isk_${number}`, '203.0.113.7'));
  await expect.poll(lookUps).toBeGreaterThan(0);
  const others = [call(key, '203.0.113.7'), call('isk_5', '203.0.113.8')];
  await expect.poll(lookUps).toBeGreaterThan(2);
  expect(await lookUps()).toBe(3);
  await holder.query('rollback');
  holder.release();
  expect(await Promise.all([...invented, ...others])).toEqual([401, 401, 401, 401, REACHED, 401]);
});

test.each(open.map(({ id }) => id))('%s can be called by a key of its role', { tags }, async (id) => {
  const role = rules.get(id)?.roles.find((name) => name.endsWith('_Admin')) ?? '';
  expect(await statusOf(id, await keyFor({ operations: [id], role }))).toBe(REACHED);
});

test('No operation that names a person or needs a full sign-in takes a key', { tags }, () => {
  expect(open.filter(({ self, signIn }) => self !== undefined || signIn !== undefined)).toEqual([]);
});

test.each([
  ['an operation without keys', { operations: ['placeRequest'] }, 'No key can call placeRequest. Keys can call: '],
  ['no operation', { operations: [] }, 'Choose at least one operation.'],
  ['a role that may not call it', { role: 'Consignee' }, 'The role Consignee may not call getInsight. These may: '],
  ['an unknown role', { role: 'Boss' }, 'A role'],
  ['an unknown location', { locationIds: ['nowhere'] }, 'There is no location "nowhere"'],
])('A key with %s is refused with the reason', { tags }, async (_what, over, message) => {
  await expect(keyFor(over)).rejects.toThrow(message);
});

test('An id is used once, so that a log names one tool', { tags }, async () => {
  await keyFor();
  await revokeApiKey(database.db, 'tool', now);
  await expect(keyFor()).rejects.toThrow('There is or was an API key with the id tool. Choose another id.');
});

test('A command makes, lists and revokes a key', { tags }, async () => {
  now = new Date();
  const env = { DATABASE_URL: database.url };
  const scope = ['--role', 'Store_Admin', '--operation', 'getInsight', '--location', 'canal-street', '--days', '1'];
  const made = await run('api-key', env, ['--id', 'tool', '--name', 'Data warehouse', ...scope]);
  expect(made.code, made.text).toBe(0);
  const [key = ''] = /^isk_[\w-]{43}$/m.exec(made.text) ?? [];
  expect(await statusOf('getInsight', key)).toBe(REACHED);
  const listed = await run('api-key', env, ['--list']);
  expect(listed.text).toMatch(/^tool \(Data warehouse\): until .*; Store_Admin at canal-street: getInsight$/m);
  expect(listed.text).not.toContain(key);
  expect((await run('api-key', env, ['--revoke', 'tool'])).code).toBe(0);
  expect(await statusOf('getInsight', key)).toBe(401);
});
