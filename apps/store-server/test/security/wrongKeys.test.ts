import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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

describe('Wrong kiosk keys', { tags: 'S-05' }, () => {
  test('are refused after a few, even in parallel, and the answer names the time to wait', async () => {
    const answers = await guess(50);
    expect(counted(answers)).toEqual({ 401: WRONG_PER_KIOSK, 429: 50 - WRONG_PER_KIOSK });
    const refused = await signIn('front-door', 'one more');
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

  test('of a stranger behind the address of a shop lock out no kiosk of it', async () => {
    await guess(50);
    for (const deviceId of ['front-door', 'mezzanine']) {
      expect((await signIn(deviceId, rightKey(deviceId))).statusCode).toBe(200);
    }
    // The right key has not taken back the wrong ones.
    expect((await signIn('front-door', 'one more')).statusCode).toBe(429);
  });

  test('of a stranger elsewhere do not count for a shop', async () => {
    await guess(WRONG_PER_KIOSK + 1);
    expect((await signIn('front-door', 'a wrong key', '198.51.100.9')).statusCode).toBe(401);
  });

  test('count on every node together', async () => {
    await guess(WRONG_PER_KIOSK - 1);
    await guess(1, () => 'front-door', otherNode.app);
    expect((await signIn('front-door', 'one more')).statusCode).toBe(429);
  });

  test('are forgotten after the time that the answer names', async () => {
    await guess(WRONG_PER_KIOSK + 1);
    await database.pool.query('update wrong_keys set expire = $1', [Date.now() - 1]);
    expect((await signIn('front-door', 'a wrong key again')).statusCode).toBe(401);
    const { rows } = await database.pool.query('select points from wrong_keys');
    expect(rows).toEqual([{ points: 1 }, { points: 1 }]);
  });

  test('for many kiosks reach the limit of their address, where right keys still work', async () => {
    const extra = 30;
    const answers = await guess(WRONG_PER_ADDRESS + extra, (index) => `invented-${index}`);
    expect(counted(answers)).toEqual({ 401: WRONG_PER_ADDRESS, 429: extra });
    expect(Number(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after'])).toBeGreaterThan(1);
    // Invented kiosks stop filling the table.
    const { rows } = await database.pool.query('select key from wrong_keys');
    expect(rows).toHaveLength(WRONG_PER_ADDRESS + 1);
    expect((await signIn('front-door', rightKey('front-door'))).statusCode).toBe(200);
    expect(counted(await guess(2 * WRONG_PER_KIOSK))).toEqual({ 429: 2 * WRONG_PER_KIOSK });
    expect((await signIn('front-door', rightKey('front-door'))).statusCode).toBe(200);
  });
});

test('A right key does not count: a busy shop can sign in any number of times', { tags: 'S-05' }, async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => signIn('front-door', rightKey('front-door'))));
  expect(counted(answers)).toEqual({ 200: 200 });
  expect((await database.pool.query('select key from wrong_keys')).rows).toEqual([]);
});

test('All addresses of an IPv6 network count as one', { tags: 'S-05' }, () => {
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2:bbbb:cccc:dddd:eeee'));
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
});

test('The port that a proxy adds does not make another network of an address', { tags: 'S-05' }, () => {
  expect(networkOf('203.0.113.7:49152')).toBe(networkOf('203.0.113.7'));
  expect(networkOf('[2001:db8:1:2::1]:49152')).toBe(networkOf('2001:db8:1:2::1'));
  expect(networkOf('no address')).toBe(networkOf('another text'));
});
