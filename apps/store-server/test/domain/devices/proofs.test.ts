import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';
import { enrolTablet, makeKeyPair, type TestTablet, withToken } from '../../support/tablet.ts';

let shop: Shop;
let tablet: TestTablet;
/** The time of the store in a test that moves its clock. */
let moved: Date | undefined;
beforeAll(async () => {
  shop = await openShop({ now: () => moved ?? new Date() });
  tablet = await enrolTablet(shop);
});
afterAll(() => shop?.close());
beforeEach(() => shop.rows('delete from wrong_keys'));

const stranger = () => withToken(shop, null).userauth;
const NOT_VALID = {
  status: 401,
  message: 'This challenge has expired, was used or belongs to another device. Ask for a new one.',
};
const REFUSED = { status: 401, message: 'Unknown device or wrong key.' };

test('A tablet that signs a challenge opens the session of its lock screen', { tags: 'D-03' }, async () => {
  const seen = ok(await withToken(shop, await tablet.lock()).userauth.getTabletPeople());
  expect(seen).toMatchObject({ deviceId: tablet.deviceId, name: 'Tablet 2', location: 'Canal Street', lockMinutes: 2 });
});

test('A challenge is used once, also by two calls at once', { tags: 'D-02' }, async () => {
  const proof = await tablet.proof();
  const answers = await Promise.all([stranger().authenticateTablet(proof), stranger().authenticateTablet(proof)]);
  const refused = answers.filter(({ ok: isDone }) => !isDone);
  expect(refused).toHaveLength(1);
  expect(refusal(refused[0]!)).toMatchObject(NOT_VALID);
  expect(refusal(await stranger().authenticateTablet(proof))).toMatchObject(NOT_VALID);
});

test('A challenge that is two minutes old is refused', { tags: 'D-02' }, async () => {
  const proof = await tablet.proof();
  try {
    moved = new Date(Date.now() + 120_000);
    expect(refusal(await stranger().authenticateTablet(proof))).toMatchObject(NOT_VALID);
  } finally {
    moved = undefined;
  }
});

test('The clock of the tablet does not matter: a challenge has no time of the tablet', { tags: 'D-02' }, async () => {
  const anHourLate = shop.as('maren-okafor', { now: () => Date.now() - 3_600_000 });
  ok(await anHourLate.userauth.authenticateTablet(await tablet.proof()));
});

test('A challenge of another tablet is refused', { tags: 'D-02' }, async () => {
  const other = await enrolTablet(shop, 'Tablet 3');
  const { challenge } = await other.proof();
  const signature = await tablet.keys.sign(challenge);
  const answer = await stranger().authenticateTablet({ deviceId: tablet.deviceId, challenge, signature });
  expect(refusal(answer)).toMatchObject(NOT_VALID);
});

test('A session is no challenge, and a challenge no session', { tags: 'D-02' }, async () => {
  const challenge = await tablet.lock();
  const signature = await tablet.keys.sign(challenge);
  const answer = await stranger().authenticateTablet({ deviceId: tablet.deviceId, challenge, signature });
  expect(refusal(answer)).toMatchObject(NOT_VALID);
  const { challenge: made } = await tablet.proof();
  expect(refusal(await withToken(shop, made).userauth.getTabletPeople()).status).toBe(401);
});

test('The signature of another key is refused', { tags: 'D-02' }, async () => {
  const { deviceId, challenge } = await tablet.proof();
  const signature = await (await makeKeyPair()).sign(challenge);
  const answer = await stranger().authenticateTablet({ deviceId, challenge, signature });
  expect(refusal(answer)).toMatchObject(REFUSED);
  expect(answer).toMatchObject({ problem: { needs: 'enrolment' } });
});

test('After ten wrong signatures within a minute the next wrong one gets 429', { tags: 'D-02' }, async () => {
  const { deviceId, challenge } = await tablet.proof();
  const body = { deviceId, challenge, signature: await (await makeKeyPair()).sign(challenge) };
  const send = () => shop.node.ask(undefined, 'POST', '/api/userauth/authenticate/tablet', body);
  for (let tried = 0; tried < 10; tried += 1) expect((await send()).status).toBe(401);
  const answer = await send();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  // A stranger does not lock the tablet out.
  await tablet.lock();
});

test('A removed tablet is refused like one that never was', { tags: 'D-01' }, async () => {
  const lost = await enrolTablet(shop, 'Lost');
  const locked = await lost.lock();
  const token = await lost.choosePin('maren-okafor', '194728');
  const removed = ok(await shop.as('tomas-reyes').kiosk.removeDevice({ deviceId: lost.deviceId }));
  expect(removed).toMatchObject({ kind: 'tablet', inUseBy: '1001' });
  expect(refusal(await withToken(shop, token).user.getUser({ id: '1001' })).status).toBe(401);
  expect(refusal(await withToken(shop, locked).userauth.getTabletPeople()).status).toBe(401);
  const answer = await lost.enterPin('1001', '194728');
  expect(refusal(answer)).toMatchObject(REFUSED);
  expect(answer).toMatchObject({ problem: { needs: 'enrolment' } });
  const stored = await shop.rows('select * from device_people where device_id = $1', lost.deviceId);
  expect(stored).toEqual([]);
});

test('A key that is no point of the curve is refused with its field', { tags: 'D-01' }, async () => {
  const { publicKey } = await makeKeyPair();
  const wrong = { ...publicKey, y: 'A'.repeat(43) };
  const body = { locationId: 'canal-street', name: 'Tablet 4', lockMinutes: 2, publicKey: wrong };
  const answer = await shop.as('tomas-reyes').kiosk.enrolDevice(body);
  expect(refusal(answer)).toMatchObject({ status: 422, field: '/publicKey' });
});

test('A tablet is no kiosk: the hash of no key opens it', { tags: 'D-01' }, async () => {
  const { deviceId } = tablet;
  for (const key of ['x', tablet.keys.publicKey.x]) {
    expect(refusal(await stranger().authenticateDevice({ deviceId, key })).status).toBe(401);
  }
  const kiosk = { ...(await tablet.proof()), deviceId: 'front-door' };
  expect(refusal(await stranger().authenticateTablet(kiosk)).status).toBe(401);
});

test('Admins see, rename and lock tablets and set the time until they lock', { tags: 'D-01' }, async () => {
  const { deviceId } = tablet;
  const { kiosk } = shop.as('tomas-reyes');
  const token = await tablet.signIn('maren-okafor');
  const listed = ok(await kiosk.getDevices({ locationId: 'canal-street' }));
  expect(listed.find((device) => device.deviceId === deviceId)).toMatchObject({
    kind: 'tablet',
    inUseBy: '1001',
    people: [{ id: '1001', name: 'Maren Okafor', state: 'fullSignIn' }],
  });
  expect(ok(await kiosk.renameDevice({ deviceId, body: { name: 'Bench' } })).name).toBe('Bench');
  expect(ok(await kiosk.setLockMinutes({ deviceId, body: { lockMinutes: 30 } })).lockMinutes).toBe(30);
  for (const lockMinutes of [0, 31, 1.5]) {
    const answer = await kiosk.setLockMinutes({ deviceId, body: { lockMinutes } });
    expect(refusal(answer)).toMatchObject({ status: 400, field: '/lockMinutes' });
  }
  expect(ok(await kiosk.lockDevice({ deviceId })).inUseBy).toBeNull();
  expect(refusal(await withToken(shop, token).user.getUser({ id: '1001' })).status).toBe(401);
});
