import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashPin, isPinOf } from '../../../src/security/pins.ts';
import { startNode } from '../../support/node.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';
import { accessTokenOf, enrolTablet, quickHash, type TestTablet, withToken } from '../../support/tablet.ts';

const MAREN = '1001';
const INES = '1002';
const DAY_MS = 24 * 60 * 60_000;

let shop: Shop;
let tablet: TestTablet;
/** The time of the store in a test that moves its clock. */
let moved: Date | undefined;
beforeAll(async () => {
  shop = await openShop({ now: () => moved ?? new Date() });
});
afterAll(() => shop?.close());
beforeEach(async () => {
  moved = undefined;
  await shop.rows('delete from wrong_keys');
  tablet = await enrolTablet(shop);
});

const hasEnded = async (token: string) => refusal(await withToken(shop, token).user.getUser({ id: MAREN })).status;

test('A PIN opens a session that names tablet and sign-in', { tags: 'D-02' }, async () => {
  await tablet.choosePin('maren-okafor', '194728');
  await tablet.lock();
  const { token } = ok(await tablet.enterPin(MAREN, '194728'));
  expect(decodeJwt(token)).toMatchObject({ user_id: MAREN, amr: ['pin'], device: tablet.deviceId });
  expect(ok(await withToken(shop, token).user.getUser({ id: MAREN })).name).toBe('Maren Okafor');
});

test.each([
  ['letters', 'abcdef'],
  ['5 digits', '19472'],
  ['7 digits', '1947280'],
  ['digits of another script', '١٩٤٧٢٨'],
  ['equal digits', '777777'],
  ['a run', '345678'],
  ['a run backwards', '765432'],
  ['a run over the nine', '890123'],
])('A PIN of %s is refused with its field', { tags: 'D-02' }, async (_what, pin) => {
  const token = await tablet.signIn('maren-okafor');
  expect(refusal(await withToken(shop, token).userauth.setPin({ pin }))).toMatchObject({ status: 422, field: '/pin' });
  const [stored] = await shop.rows('select pin_hash from device_people where device_id = $1', tablet.deviceId);
  expect(stored).toEqual({ pin_hash: null });
});

test('A text that is no PIN costs no try', { tags: 'D-02' }, async () => {
  await tablet.choosePin('maren-okafor', '194728');
  for (const pin of ['abcdef', '19472', '1947280']) {
    expect(refusal(await tablet.enterPin(MAREN, pin))).toMatchObject({ status: 422, field: '/pin' });
  }
  expect(refusal(await tablet.enterPin(MAREN, '555123')).message).toBe('Wrong PIN. Tries left: 4.');
});

test('Five wrong PINs need the full sign-in, which gives five new tries', { tags: 'D-02' }, async () => {
  await tablet.choosePin('maren-okafor', '194728');
  await tablet.choosePin('ines-calloway', '830517');
  for (const left of [4, 3, 2, 1]) {
    const wrong = refusal(await tablet.enterPin(MAREN, '555123'));
    expect(wrong).toEqual({ status: 401, field: '/pin', message: `Wrong PIN. Tries left: ${left}.` });
  }
  for (const pin of ['555123', '194728']) {
    const answer = await tablet.enterPin(MAREN, pin);
    expect(refusal(answer)).toMatchObject({ status: 403, message: 'Too many wrong PINs. Sign in fully.' });
    expect(answer).toMatchObject({ problem: { needs: 'fullSignIn' } });
  }
  ok(await tablet.enterPin(INES, '830517'));
  await tablet.signIn('maren-okafor');
  ok(await tablet.enterPin(MAREN, '194728'));
});

test('A right PIN takes wrong tries back', { tags: 'D-02' }, async () => {
  await tablet.choosePin('maren-okafor', '194728');
  for (let round = 0; round < 3; round += 1) {
    for (let wrong = 0; wrong < 4; wrong += 1) await tablet.enterPin(MAREN, '555123');
    ok(await tablet.enterPin(MAREN, '194728'));
  }
});

test('Tries on two nodes at once are counted together', { tags: 'D-02' }, async () => {
  await tablet.choosePin('maren-okafor', '194728');
  const second = await startNode(shop.database);
  try {
    const proofs = await Promise.all(Array.from({ length: 8 }, tablet.proof));
    const answers = await Promise.all(
      proofs.map((proof, index) => {
        const { url } = index % 2 === 0 ? shop.node : second;
        const body = { ...proof, userId: MAREN, pin: `55512${index}` };
        const headers = { 'content-type': 'application/json' };
        return fetch(`${url}/api/userauth/authenticate/pin`, { method: 'POST', headers, body: JSON.stringify(body) });
      }),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(4);
    const [stored] = await shop.rows('select tries from device_people where device_id = $1', tablet.deviceId);
    expect(stored).toEqual({ tries: 5 });
  } finally {
    await second.close();
  }
});

test('A PIN without a full sign-in in the last 7 days is refused', { tags: 'D-02' }, async () => {
  await tablet.choosePin('maren-okafor', '194728');
  moved = new Date(Date.now() + 7 * DAY_MS - 60_000);
  ok(await tablet.enterPin(MAREN, '194728'));
  moved = new Date(Date.now() + 7 * DAY_MS + 60_000);
  const answer = await tablet.enterPin(MAREN, '194728');
  expect(refusal(answer).status).toBe(403);
  expect(answer).toMatchObject({ problem: { needs: 'fullSignIn' } });
});

test('The list of devices says whose PIN is older than 7 days', { tags: ['D-01', 'D-02'] }, async () => {
  await tablet.choosePin('maren-okafor', '194728');
  const stateIn = async () => {
    const listed = ok(await shop.as('tomas-reyes').kiosk.getDevices({ locationId: 'canal-street' }));
    return listed.find(({ deviceId }) => deviceId === tablet.deviceId)?.people.map(({ state }) => state);
  };
  expect(await stateIn()).toEqual(['pin']);
  moved = new Date(Date.now() + 7 * DAY_MS + 60_000);
  expect(await stateIn()).toEqual(['fullSignIn']);
});

test('A person without a PIN is sent to the full sign-in', { tags: 'D-02' }, async () => {
  await tablet.signIn('maren-okafor');
  expect(await tablet.enterPin(MAREN, '194728')).toMatchObject({ status: 403, problem: { needs: 'fullSignIn' } });
});

test.each([
  ['an admin resets it', () => shop.as('tomas-reyes').kiosk.resetPin({ deviceId: tablet.deviceId, id: MAREN })],
  [
    'the person loses the role',
    () => shop.rows(`update user_roles set location_id = 'state-street' where user_id = '1001'`),
  ],
])('A face that is removed meanwhile because %s gets 409', { tags: 'D-02' }, async (_why, remove) => {
  await tablet.choosePin('maren-okafor', '194728');
  await tablet.choosePin('ines-calloway', '830517');
  const locked = withToken(shop, await tablet.lock());
  try {
    await remove();
    const { people } = ok(await locked.userauth.getTabletPeople());
    expect(people).toEqual([{ id: INES, firstName: 'Ines', hasPhoto: false, state: 'pin' }]);
    expect(refusal(await tablet.enterPin(MAREN, '194728'))).toEqual({
      status: 409,
      field: undefined,
      message: 'This person no longer signs in on this device.',
    });
  } finally {
    await shop.rows(`update user_roles set location_id = 'canal-street' where user_id = '1001'`);
  }
});

test('The next person ends the session of the one before, on every node', { tags: 'D-02' }, async () => {
  const maren = await tablet.choosePin('maren-okafor', '194728');
  await tablet.choosePin('ines-calloway', '830517');
  expect(await hasEnded(maren)).toBe(401);
  const { token } = ok(await tablet.enterPin(MAREN, '194728'));
  ok(await tablet.enterPin(INES, '830517'));
  expect(await hasEnded(token)).toBe(401);
});

test('Of two people who switch at once one works, and the other one reads who', { tags: 'D-02' }, async () => {
  await tablet.choosePin('maren-okafor', '194728');
  await tablet.choosePin('ines-calloway', '830517');
  await tablet.lock();
  const proofs = await Promise.all([tablet.proof(), tablet.proof()]);
  const { authenticatePin } = withToken(shop, null).userauth;
  const answers = await Promise.all([
    authenticatePin({ ...proofs[0], userId: MAREN, pin: '194728' }),
    authenticatePin({ ...proofs[1], userId: INES, pin: '830517' }),
  ]);
  const winner = answers.find((answer) => answer.ok);
  const loser = answers.find((answer) => !answer.ok);
  const { user_id: id, name } = decodeJwt(ok(winner!).token);
  expect(refusal(loser!)).toMatchObject({
    status: 409,
    message: `${String(name).split(' ', 1)[0]} has signed in on this tablet at the same time. Switch person to work under your name.`,
  });
  expect((await withToken(shop, ok(winner!).token).user.getUser({ id: String(id) })).ok).toBe(true);
  // Their try counts as none, and the next one ends the session of the winner as always.
  const [other, pin] = id === MAREN ? [INES, '830517'] : [MAREN, '194728'];
  ok(await tablet.enterPin(other, pin));
});

test('A full sign-in does not take a tablet from the person who came first', { tags: 'D-02' }, async () => {
  await tablet.choosePin('ines-calloway', '830517');
  await tablet.lock();
  const device = await tablet.proof();
  ok(await tablet.enterPin(INES, '830517'));
  const accessToken = await accessTokenOf(shop, 'maren-okafor');
  const { authenticateOauth } = withToken(shop, null).userauth;
  expect(refusal(await authenticateOauth({ accessToken, device })).status).toBe(409);
  ok(await authenticateOauth({ accessToken, device: await tablet.proof() }));
});

test('The 7 days of a PIN count from the sign-in at the provider', { tags: 'D-02' }, async () => {
  await tablet.choosePin('maren-okafor', '194728');
  // The provider has renewed the access token for six days, and names the sign-in each time.
  const sixDaysAgo = Date.now() - 6 * DAY_MS;
  await shop.rows('update device_people set signed_in_at = $1', new Date(sixDaysAgo - 1000));
  const token = await tablet.signIn('maren-okafor', sixDaysAgo);
  expect(decodeJwt(token)['auth_time']).toBe(Math.floor(sixDaysAgo / 1000));
  moved = new Date(sixDaysAgo + 7 * DAY_MS + 60_000);
  expect(await tablet.enterPin(MAREN, '194728')).toMatchObject({ status: 403, problem: { needs: 'fullSignIn' } });
});

test('A renewed access token gives no new tries', { tags: 'D-02' }, async () => {
  await tablet.choosePin('maren-okafor', '194728');
  const [stored] = await shop.rows<{ signed_in_at: Date }>(
    'select signed_in_at from device_people where pin_hash is not null and device_id = $1',
    tablet.deviceId,
  );
  for (let wrong = 0; wrong < 5; wrong += 1) await tablet.enterPin(MAREN, '555123');
  await tablet.signIn('maren-okafor', stored!.signed_in_at.getTime());
  expect(refusal(await tablet.enterPin(MAREN, '194728')).status).toBe(403);
  await tablet.signIn('maren-okafor');
  ok(await tablet.enterPin(MAREN, '194728'));
});

test('A PIN is chosen within ten minutes of the full sign-in', { tags: ['D-02', 'D-04'] }, async () => {
  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
  const choose = async (token: string) => withToken(shop, token).userauth.setPin({ pin: '194728' });
  expect(await choose(await tablet.signIn('maren-okafor', minutesAgo(11)))).toMatchObject({
    status: 403,
    problem: { title: 'Full sign-in needed', needs: 'fullSignIn' },
  });
  ok(await choose(await tablet.signIn('maren-okafor', minutesAgo(9))));
});

test('An access token of a tablet opens no other session, and none after the lock', { tags: 'D-03' }, async () => {
  const accessToken = await accessTokenOf(shop, 'maren-okafor');
  const { authenticateOauth } = withToken(shop, null).userauth;
  const onTablet = async (at = tablet) => authenticateOauth({ accessToken, device: await at.proof() });
  ok(await onTablet());
  // The answer did not arrive: the same session.
  ok(await onTablet());
  expect(refusal(await authenticateOauth({ accessToken })).status).toBe(401);
  expect(refusal(await onTablet(await enrolTablet(shop, 'Tablet 3'))).status).toBe(401);
  await tablet.lock();
  expect(refusal(await onTablet()).status).toBe(401);
  expect(await shop.rows('select from device_sessions where device_id = $1', tablet.deviceId)).toEqual([]);
  expect(JSON.stringify(await shop.rows('select * from exchanged_tokens'))).not.toContain(accessToken.slice(-20));
});

test('A lock ends the session: a copy of its token is refused and not renewed', { tags: 'D-03' }, async () => {
  await tablet.choosePin('maren-okafor', '194728');
  const { token } = ok(await tablet.enterPin(MAREN, '194728'));
  await tablet.lock();
  expect(await hasEnded(token)).toBe(401);
  const stranger = withToken(shop, null).userauth;
  expect(refusal(await stranger.renewPinSession({ ...(await tablet.proof()), token })).status).toBe(401);
});

test('The page of a lock is for the same person only, and kept by the store', { tags: 'D-03' }, async () => {
  await tablet.choosePin('ines-calloway', '830517');
  const token = await tablet.choosePin('maren-okafor', '194728');
  const page = '/shoesize/inventory?search=HC82';
  ok(await withToken(shop, token).userauth.lockTablet({ page }));
  expect(await hasEnded(token)).toBe(401);
  expect(ok(await tablet.enterPin(INES, '830517')).page).toBeNull();
  expect(ok(await tablet.enterPin(MAREN, '194728')).page).toBe(page);
  const elsewhere = await shop.as('maren-okafor').userauth.lockTablet({ page });
  expect(refusal(elsewhere).status).toBe(409);
});

test('A locked tablet reads first names and the times of requests, nothing else', { tags: 'D-03' }, async () => {
  await tablet.choosePin('maren-okafor', '194728');
  const api = withToken(shop, await tablet.lock());
  const seen = ok(await api.userauth.getTabletPeople());
  expect(seen.people).toEqual([{ id: MAREN, firstName: 'Maren', hasPhoto: true, state: 'pin' }]);
  expect(JSON.stringify(seen)).not.toContain('Okafor');
  expect(refusal(await api.storefront.getShoesizeLines({ locationId: 'canal-street', status: '1' })).status).toBe(403);
  expect(refusal(await api.notification.getNotifications({ userId: MAREN })).status).toBe(403);
});

test('A session by PIN is renewed for 12 hours on its tablet', { tags: 'D-02' }, async () => {
  await tablet.choosePin('maren-okafor', '194728');
  let { token } = ok(await tablet.enterPin(MAREN, '194728'));
  const start = Date.now();
  const renew = async (by = tablet) => withToken(shop, null).userauth.renewPinSession({ ...(await by.proof()), token });
  const other = await enrolTablet(shop, 'Tablet 3');
  expect(refusal(await renew(other)).status).toBe(401);
  for (const hours of [1.5, 3, 8, 11.9]) {
    moved = new Date(start + hours * 3_600_000);
    ({ token } = ok(await renew()));
    expect(decodeJwt(token)).toMatchObject({ amr: ['pin'], device: tablet.deviceId });
  }
  expect(decodeJwt(token).exp).toBeLessThanOrEqual(start / 1000 + 12 * 3600 + 5);
  moved = new Date(start + 12 * 3_600_000 + 60_000);
  expect(await hasEnded(token)).toBe(401);
  expect(refusal(await renew()).status).toBe(401);
});

test('A session by PIN ends with the 7 days of the full sign-in', { tags: 'D-02' }, async () => {
  await tablet.choosePin('maren-okafor', '194728');
  const start = Date.now();
  moved = new Date(start + 7 * DAY_MS - 600_000);
  const { token } = ok(await tablet.enterPin(MAREN, '194728'));
  expect(decodeJwt(token).exp).toBeLessThanOrEqual((start + 7 * DAY_MS) / 1000 + 5);
  moved = new Date(start + 7 * DAY_MS + 60_000);
  const answer = await withToken(shop, null).userauth.renewPinSession({ ...(await tablet.proof()), token });
  expect(refusal(answer).status).toBe(401);
});

test('A session of the full sign-in is not renewed by the tablet alone', { tags: 'D-02' }, async () => {
  const token = await tablet.signIn('maren-okafor');
  const answer = await withToken(shop, null).userauth.renewPinSession({ ...(await tablet.proof()), token });
  expect(refusal(answer).status).toBe(401);
});

test('Admin work needs the full sign-in again', { tags: 'D-04' }, async () => {
  await tablet.choosePin('tomas-reyes', '194728');
  const { token } = ok(await tablet.enterPin('1005', '194728'));
  const api = withToken(shop, token);
  const { deviceId } = tablet;
  const calls = [
    api.notification.announce({ title: 'Sale' }),
    api.kiosk.removeDevice({ deviceId }),
    api.kiosk.createPairingCode({ locationId: 'canal-street', name: 'Mirror' }),
    api.storefront.setDeliverySpots({ locationId: 'canal-street', spots: [] }),
    api.userauth.setPin({ pin: '830517' }),
    api.userauth.issueBadge({ id: MAREN }),
  ];
  for (const call of calls) {
    expect(await call).toMatchObject({ status: 403, problem: { title: 'Full sign-in needed', needs: 'fullSignIn' } });
  }
  ok(await api.kiosk.getDevices({ locationId: 'canal-street' }));
  const full = withToken(shop, await tablet.signIn('tomas-reyes'));
  ok(await full.kiosk.renameDevice({ deviceId, body: { name: 'Bench' } }));
});

test('A PIN is only for a tablet of the shop where the person works', { tags: 'D-02' }, async () => {
  expect(refusal(await shop.as('maren-okafor').userauth.setPin({ pin: '194728' })).status).toBe(409);
  const token = await tablet.signIn('emil-strand');
  expect(refusal(await withToken(shop, token).userauth.setPin({ pin: '194728' })).status).toBe(409);
  expect(ok(await withToken(shop, await tablet.lock()).userauth.getTabletPeople()).people).toEqual([]);
});

test('A badge finds the face on its tablet until it is revoked or replaced', { tags: 'D-02' }, async () => {
  await tablet.choosePin('maren-okafor', '194728');
  const admin = shop.as('tomas-reyes').userauth;
  const { code: old } = ok(await admin.issueBadge({ id: MAREN }));
  const { code } = ok(await admin.issueBadge({ id: MAREN }));
  const { code: foreign } = ok(await admin.issueBadge({ id: INES }));
  const locked = withToken(shop, await tablet.lock()).userauth;
  expect(ok(await locked.findBadge({ code }))).toEqual({ id: MAREN });
  for (const wrong of [old, foreign, '']) expect((await locked.findBadge({ code: wrong })).ok).toBe(false);
  expect(JSON.stringify(await shop.rows('select * from badges'))).not.toContain(code);
  ok(await admin.revokeBadge({ id: MAREN }));
  expect(refusal(await locked.findBadge({ code })).status).toBe(404);
  expect(refusal(await admin.issueBadge({ id: '1013' })).status).toBe(404);
});

test('A stored PIN is a salted slow hash with its cost', { tags: 'D-02' }, async () => {
  const [one, other] = await Promise.all([hashPin('194728'), hashPin('194728')]);
  expect(one).toMatch(/^scrypt\$32768\$8\$2\$/);
  expect(one).not.toBe(other);
  expect(await isPinOf(one, '194728')).toBe(true);
  expect(await isPinOf(one, '194729')).toBe(false);
  // A hash of an older cost stays valid.
  const older = quickHash('194728');
  expect(await isPinOf(older, '194728')).toBe(true);
  expect(await isPinOf(older, '194729')).toBe(false);
});

test('A PIN that is reset while it is compared opens no session', { tags: 'D-02' }, async () => {
  // The hash of the store takes long enough to reset the PIN meanwhile.
  ok(await withToken(shop, await tablet.signIn('maren-okafor')).userauth.setPin({ pin: '194728' }));
  await tablet.lock();
  const tries = async () =>
    (await shop.rows('select from device_people where device_id = $1 and tries = 1', tablet.deviceId)).length;
  const entering = tablet.enterPin(MAREN, '194728');
  await expect.poll(tries, { interval: 5 }).toBe(1);
  ok(await shop.as('tomas-reyes').kiosk.resetPin({ deviceId: tablet.deviceId, id: MAREN }));
  expect(refusal(await entering)).toMatchObject({ status: 409 });
  expect(await shop.rows('select from device_sessions where device_id = $1', tablet.deviceId)).toEqual([]);
});
