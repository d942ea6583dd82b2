import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeAll } from '../support/closeAll.ts';
import { loadSessionKeys, type SessionKeys } from '../../src/security/keys.ts';
import { createSessions, SESSION_SECONDS, type Sessions } from '../../src/security/sessions.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { buildRules, REACHED } from '../support/rules.ts';

const maren = { sub: 'maren-okafor', userId: '1001', name: 'Maren Okafor', role: 'Sales_Associate' };
const NOW = new Date('2026-03-02T09:00:00Z');
const seconds = Math.floor(NOW.getTime() / 1000);

let database: TestDatabase;
let app: FastifyInstance;
let keys: SessionKeys;
let sessions: Sessions;

beforeAll(async () => {
  database = await startTestDatabase('empty');
  ({ app, keys, sessions } = await buildRules(database, () => NOW));
});
afterAll(() => closeAll(app, database));

const statusOf = async (authorization: string) =>
  (await app.inject({ url: '/api/user/1001', headers: { authorization } })).statusCode;

const claims = { sub: 'maren-okafor', user_id: '1001', name: 'Maren Okafor', role: 'Sales_Associate' };
const draft = (extra: Record<string, unknown> = {}) =>
  new SignJWT({ ...claims, iss: 'in-store-portal', aud: 'in-store-api', iat: seconds, exp: seconds + 60, ...extra });
const signed = (jwt: SignJWT) => jwt.setProtectedHeader({ alg: 'ES256', kid: keys.kid }).sign(keys.privateKey);

test('A session is valid for 60 minutes', { tags: 'S-05' }, async () => {
  const token = await sessions.issue(maren);
  expect(await statusOf(`Bearer ${token}`)).toBe(REACHED);
  const later = (ms: number) => createSessions(keys, () => new Date(NOW.getTime() + ms));
  await expect(later((SESSION_SECONDS - 1) * 1000).verify(token)).resolves.toMatchObject({ userId: '1001' });
  await expect(later((SESSION_SECONDS + 30) * 1000).verify(token)).rejects.toThrow('"exp"');
});

test('A session that a node knows ends after 60 minutes, too', { tags: 'S-05' }, async () => {
  let now = NOW;
  const node = createSessions(keys, () => now);
  const token = await node.issue(maren);
  await expect(node.verify(token)).resolves.toMatchObject({ userId: '1001' });
  await expect(node.verify(token)).resolves.toMatchObject({ userId: '1001' });
  now = new Date(NOW.getTime() + (SESSION_SECONDS + 5) * 1000);
  await expect(node.verify(token), 'at the end of the tolerance of clocks').rejects.toThrow('"exp"');
  now = new Date(NOW.getTime() + (SESSION_SECONDS + 30) * 1000);
  await expect(node.verify(token)).rejects.toThrow('"exp"');
});

test('A token that was tampered with is refused', { tags: 'S-07' }, async () => {
  const token = await sessions.issue(maren);
  const [header = '', payload = '', signature = ''] = token.split('.');
  const changed = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), user_id: '1007' }),
  ).toString('base64url');
  const foreign = await generateKeyPair('ES256');
  const publicJwk = await exportJWK(keys.publicKey);
  const attempts: Record<string, string> = {
    'another payload': `${header}.${changed}.${signature}`,
    'no signature': `${header}.${payload}.`,
    'alg none': new UnsecuredJWT({
      ...claims,
      iss: 'in-store-portal',
      aud: 'in-store-api',
      exp: seconds + 60,
    }).encode(),
    'a foreign key': await draft().setProtectedHeader({ alg: 'ES256', kid: keys.kid }).sign(foreign.privateKey),
    'the public key as a secret': await draft()
      .setProtectedHeader({ alg: 'HS256', kid: keys.kid })
      .sign(new TextEncoder().encode(JSON.stringify(publicJwk))),
    'a key that the token brings along': await draft()
      .setProtectedHeader({ alg: 'ES256', jwk: await exportJWK(foreign.publicKey) })
      .sign(foreign.privateKey),
    'another audience': await signed(draft({ aud: 'somebody-else' })),
    'no audience': await signed(draft({ aud: undefined })),
    'another issuer': await signed(draft({ iss: 'somebody-else' })),
    'issued in the future': await signed(draft({ iat: seconds + 30, exp: seconds + 60 })),
    expired: await signed(draft({ iat: seconds - 120, exp: seconds - 60 })),
    'no end': await signed(draft({ exp: undefined })),
    'not yet valid': await signed(draft({ nbf: seconds + 60 })),
    'no user': await signed(draft({ user_id: undefined })),
    "another person's user id": await signed(draft({ user_id: '1002' })),
    'an unknown person': await signed(draft({ sub: 'nobody' })),
    'a person who says to be a kiosk': await signed(draft({ role: 'Kiosk' })),
    rubbish: 'a.b.c',
    empty: '',
  };
  for (const [what, attempt] of Object.entries(attempts)) {
    expect(await statusOf(`Bearer ${attempt}`), what).toBe(401);
  }
  expect(await statusOf(`Bearer ${await signed(draft())}`), 'the same, unchanged').toBe(REACHED);
  expect(await statusOf(`Basic ${token}`), 'another scheme').toBe(401);
  expect(await statusOf(token), 'no scheme').toBe(401);
});

test('A session that is minutes early or late is refused, but seconds are accepted', { tags: 'S-07' }, async () => {
  const minutes = (count: number) => seconds + count * 60;
  const statusFor = async (iat: number, exp: number) =>
    statusOf(`Bearer ${await signed(draft({ iat, nbf: iat, exp }))}`);
  expect(await statusFor(seconds + 3, minutes(60)), 'issued by a node 3 s ahead').toBe(REACHED);
  expect(await statusFor(minutes(-60), seconds - 3), 'ended 3 s ago').toBe(REACHED);
  expect(await statusFor(minutes(5), minutes(65)), 'issued by a clock 5 min ahead').toBe(401);
  expect(await statusFor(minutes(-65), minutes(-5)), 'issued by a clock 5 min behind, and over').toBe(401);
});

test('All nodes of a store sign with the same key, also when they start together', { tags: 'S-05' }, async () => {
  await database.pool.query('delete from signing_keys');
  // Each has a connection: while one is opened, another node would be done.
  const clients = await Promise.all(Array.from({ length: 8 }, () => database.pool.connect()));
  for (const client of clients) client.release();
  const loaded = await Promise.all(Array.from({ length: 8 }, () => loadSessionKeys(database.db)));
  expect(new Set(loaded.map((each) => each.kid)).size).toBe(1);
  const [first, last] = [loaded[0], loaded.at(-1)];
  if (!first || !last) throw new Error('no keys');
  const token = await createSessions(first, () => NOW).issue(maren);
  await expect(createSessions(last, () => NOW).verify(token)).resolves.toMatchObject(maren);
});
