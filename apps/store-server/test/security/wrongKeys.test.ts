import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { networkOf, WRONG_PER_ADDRESS, WRONG_PER_KIOSK } from '../../src/security/wrongKeys.ts';
import { closeAll } from '../support/closeAll.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startNode, type TestNode } from '../support/node.ts';

let database: TestDatabase;
let node: TestNode;
let otherNode: TestNode;
beforeAll(async () => {
  database = await startTestDatabase();
  node = await startNode(database);
  otherNode = await startNode(database);
});
afterAll(() => closeAll(otherNode, node, database));
afterEach(() => database.pool.query('truncate wrong_keys'));

const SHOP = '203.0.113.7';
const rightKey = (deviceId: string) => `demo-key-${deviceId}`;

function signIn(deviceId: string, key: string, address = SHOP, app: FastifyInstance = node.app) {
  const url = '/api/userauth/authenticate/device';
  return app.inject({ method: 'POST', url, remoteAddress: address, payload: { deviceId, key } });
}

/** How often each status was answered. */
function counted(answers: LightMyRequestResponse[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

const guess = (times: number, deviceId = (_index: number) => 'front-door', app?: FastifyInstance) =>
  Promise.all(Array.from({ length: times }, (_, index) => signIn(deviceId(index), `guess-${index}`, SHOP, app)));

describe('[S-05] Wrong kiosk keys', () => {
  test('are refused after a few, even in parallel, and the answer names the time to wait', async () => {
    const answers = await guess(200);
    expect(counted(answers)).toEqual({ 401: WRONG_PER_KIOSK, 429: 200 - WRONG_PER_KIOSK });
    const refused = await signIn('front-door', rightKey('front-door'));
    expect(refused.statusCode).toBe(429);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.json()).toMatchObject({
      title: 'Too many wrong keys',
      status: 429,
      detail: `Too many wrong keys. Try again in ${seconds} seconds.`,
    });
  });

  test('do not lock out the other kiosks of the shop, nor the same kiosk at another address', async () => {
    await guess(50);
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await signIn('mezzanine', rightKey('mezzanine'))).statusCode).toBe(200);
    }
    expect((await signIn('front-door', rightKey('front-door'), '203.0.113.8')).statusCode).toBe(200);
  });

  test('count on every node together', async () => {
    await guess(WRONG_PER_KIOSK - 1);
    await guess(1, () => 'front-door', otherNode.app);
    expect((await signIn('front-door', rightKey('front-door'))).statusCode).toBe(429);
  });

  test('that are tried on several nodes at once are counted before any of them is compared', async () => {
    await guess(WRONG_PER_KIOSK - 1);
    const holder = await database.pool.connect();
    await holder.query(`begin; select 1 from wrong_keys where key like 'kiosk:%' for update`);
    const waiting = async () =>
      (
        await database.pool.query(
          'select 1 from pg_stat_activity where datname = current_database() and wait_event_type = $1',
          ['Lock'],
        )
      ).rowCount;
    const wrong = signIn('front-door', 'the last wrong key');
    await vi.waitUntil(async () => (await waiting()) === 1);
    const right = signIn('front-door', rightKey('front-door'), SHOP, otherNode.app);
    await Promise.race([right, vi.waitUntil(async () => (await waiting()) === 2)]);
    await holder.query('commit');
    holder.release();
    expect((await wrong).statusCode).toBe(401);
    expect((await right).statusCode).toBe(429);
  });

  test('are forgotten after the time that the answer names', async () => {
    await guess(WRONG_PER_KIOSK);
    await database.pool.query('update wrong_keys set expire = $1', [Date.now() - 1]);
    expect((await signIn('front-door', rightKey('front-door'))).statusCode).toBe(200);
    expect((await signIn('front-door', 'a wrong key again')).statusCode).toBe(401);
    const { rows } = await database.pool.query('select points from wrong_keys');
    expect(rows).toEqual([{ points: 1 }, { points: 1 }]);
  });

  test('for many kiosks reach the limit of their address, where right keys still work', async () => {
    const extra = 30;
    const answers = await guess(WRONG_PER_ADDRESS + extra, (index) => `invented-${index}`);
    expect(counted(answers)).toEqual({ 401: WRONG_PER_ADDRESS, 429: extra });
    expect(Number(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after'])).toBeGreaterThan(1);
    // Invented kiosks stop filling the table, and guesses for a real kiosk still count.
    const { rows } = await database.pool.query('select key from wrong_keys');
    expect(rows).toHaveLength(WRONG_PER_ADDRESS + 1);
    expect((await signIn('front-door', rightKey('front-door'))).statusCode).toBe(200);
    expect(counted(await guess(2 * WRONG_PER_KIOSK))).toEqual({ 429: 2 * WRONG_PER_KIOSK });
    expect((await signIn('front-door', rightKey('front-door'))).statusCode).toBe(429);
    expect((await signIn('mezzanine', rightKey('mezzanine'))).statusCode).toBe(200);
  });
});

test('[S-05] A right key does not count: a busy shop can sign in any number of times', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => signIn('front-door', rightKey('front-door'))));
  expect(counted(answers)).toEqual({ 200: 200 });
  expect((await database.pool.query('select key from wrong_keys')).rows).toEqual([]);
});

test('[S-05] All addresses of an IPv6 network count as one', () => {
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2:bbbb:cccc:dddd:eeee'));
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
});

test('[S-05] The port that a proxy adds does not make another network of an address', () => {
  expect(networkOf('203.0.113.7:49152')).toBe(networkOf('203.0.113.7'));
  expect(networkOf('[2001:db8:1:2::1]:49152')).toBe(networkOf('2001:db8:1:2::1'));
  expect(networkOf('no address')).toBe(networkOf('another text'));
});
