import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApi, type ServiceName } from '@instore/api';
import { CANAL } from '../../support/goods.ts';
import { startNode, type TestNode } from '../../support/node.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
/** The time of the store in a test that stops its clock. */
let stopped: Date | undefined;
beforeAll(async () => {
  shop = await openShop({ now: () => stopped ?? new Date() });
});
afterAll(() => shop?.close());
beforeEach(() => shop.rows('delete from wrong_keys'));

const ruth = () => shop.as('ruth-feldman');
const codeFor = async (name: string) => ok(await ruth().kiosk.createPairingCode({ locationId: CANAL, name })).code;

/** A client of this device, signed in with its key. */
async function signedIn({ deviceId, key }: { deviceId: string; key: string }) {
  const { token } = ok(await shop.as('front-door').userauth.authenticateDevice({ deviceId, key }));
  return createApi({
    services: new Proxy({} as Record<ServiceName, string>, {
      get: (_, name) => `${shop.node.url}/api/${String(name)}`,
    }),
    getToken: () => token,
    getStore: () => null,
    fetch,
  });
}

test('A code makes one kiosk, which signs in and is listed with its name', { tags: 'C-09' }, async () => {
  const code = await codeFor('Mirror');
  expect(code).toMatch(/^\d{8}$/);
  const device = ok(await ruth().userauth.pairKiosk({ code }));
  expect(device.name).toBe('Mirror');
  const kiosk = await signedIn(device);
  expect(ok(await kiosk.store.getStoreLocations())[0]?.locations).toEqual([{ id: CANAL, name: 'Canal Street' }]);
  expect(ok(await ruth().kiosk.getDevices({ locationId: CANAL }))).toContainEqual({
    deviceId: device.deviceId,
    kind: 'kiosk',
    name: 'Mirror',
    locationId: CANAL,
    lockMinutes: null,
    enrolledAt: null,
    inUseBy: null,
    people: [],
    seenAt: null,
    version: null,
    battery: null,
    isCharging: null,
  });
  const names = ok(await ruth().kiosk.getDevices({ locationId: CANAL })).map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  const elsewhere = ok(await ruth().kiosk.getDevices({ locationId: 'bedford-avenue' }));
  expect(new Set(elsewhere.map(({ locationId }) => locationId))).toEqual(new Set(['bedford-avenue']));
  expect(refusal(await ruth().userauth.pairKiosk({ code }))).toEqual({
    status: 422,
    field: '/code',
    message: 'This code has been used. Make a new one.',
  });
});

test('A code for a location that does not exist is refused', { tags: 'C-09' }, async () => {
  const answer = await ruth().kiosk.createPairingCode({ locationId: 'nowhere', name: 'Mirror' });
  expect(refusal(answer)).toEqual({ status: 404, field: '/locationId', message: 'There is no location nowhere.' });
});

test('A name of spaces is refused with its field, for a code and for a kiosk', { tags: 'C-09' }, async () => {
  for (const name of ['', '   ', '\u00a0\u3000']) {
    const made = await ruth().kiosk.createPairingCode({ locationId: CANAL, name });
    expect(refusal(made)).toMatchObject({ status: 400, field: '/name' });
    const renamed = await ruth().kiosk.renameDevice({ deviceId: 'front-door', body: { name } });
    expect(refusal(renamed)).toMatchObject({ status: 400, field: '/name' });
  }
});

test('A code can be used for ten minutes, then it is refused as expired for a day', { tags: 'C-09' }, async () => {
  const pair = (code: string) => ruth().userauth.pairKiosk({ code });
  const start = Date.now();
  const at = (ms: number) => (stopped = new Date(start + ms));
  try {
    at(0);
    const [used, late] = [await codeFor('In time'), await codeFor('Late')];
    at(10 * 60_000 - 1);
    ok(await pair(used));
    at(10 * 60_000);
    const expired = { status: 422, field: '/code', message: 'This code has expired. Make a new one.' };
    expect(refusal(await pair(late))).toEqual(expired);
    // The next code removes those that expired a day ago.
    at(24 * 60 * 60_000);
    await codeFor('Next day');
    expect(refusal(await pair(late))).toEqual(expired);
    at(24 * 60 * 60_000 + 11 * 60_000);
    await codeFor('Later that day');
    expect(refusal(await pair(late)).message).toBe('This code is wrong. Check its eight digits.');
  } finally {
    stopped = undefined;
  }
});

const pairWith = (code: string) => shop.node.ask(undefined, 'POST', '/api/userauth/authenticate/pairing', { code });

test('After five refused codes within a minute the next wrong one gets 429', { tags: 'C-09' }, async () => {
  for (let tried = 0; tried < 5; tried += 1) expect((await pairWith('00000000')).status).toBe(422);
  const answer = await pairWith('00000000');
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('Wrong codes from the network of a shop do not refuse the right one', { tags: 'C-09' }, async () => {
  const code = await codeFor('Patient');
  for (let tried = 0; tried < 8; tried += 1) await pairWith('00000000');
  expect((await pairWith(code)).status).toBe(200);
});

test.each([
  ['50 tries of one network', 'pairing', '127.0.0.1', 50],
  ['500 tries in the whole store', 'pairings', 'store', 500],
])('After %s within a minute no code is checked', { tags: 'C-09' }, async (_limit, counter, key, tries) => {
  const code = await codeFor('Guessed');
  await shop.rows(
    'insert into wrong_keys (key, points, expire) values ($1, $2, $3)',
    `${counter}:${key}`,
    tries - 1,
    Date.now() + 60_000,
  );
  expect((await pairWith('00000000')).status).not.toBe(200);
  expect((await pairWith(code)).status).toBe(429);
});

test('Refused codes count on every node together', { tags: ['O-01', 'C-09'] }, async () => {
  const other = await startNode(shop.database);
  try {
    const pair = (node: TestNode) =>
      node.ask(undefined, 'POST', '/api/userauth/authenticate/pairing', { code: '00000000' });
    const statuses: number[] = [];
    for (const node of [other, other, other, shop.node, shop.node, shop.node, other]) {
      statuses.push((await pair(node)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  } finally {
    await other.close();
  }
});

test('Of two kiosks that use a code at once, one is paired', { tags: 'C-09' }, async () => {
  const code = await codeFor('Twice');
  const answers = await Promise.all([ruth().userauth.pairKiosk({ code }), ruth().userauth.pairKiosk({ code })]);
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
});

test('A kiosk that lost the answer pairs again with its key as the same kiosk', { tags: 'C-09' }, async () => {
  const code = await codeFor('Lost answer');
  const [first, second] = await Promise.all(
    [1, 2].map(() => ruth().userauth.pairKiosk({ code }, { key: 'pairing-key-1' })),
  );
  const device = ok(first!);
  expect(ok(second!)).toEqual(device);
  expect(ok(await ruth().userauth.pairKiosk({ code }, { key: 'pairing-key-1' }))).toEqual(device);
  const kiosk = await signedIn(device);
  expect(ok(await kiosk.store.getStoreLocations())).toHaveLength(1);
  const listed = ok(await ruth().kiosk.getDevices({ locationId: CANAL }));
  expect(listed.filter(({ name }) => name === 'Lost answer')).toHaveLength(1);
  expect(refusal(await ruth().userauth.pairKiosk({ code }, { key: 'pairing-key-2' }))).toMatchObject({
    status: 422,
    field: '/code',
    message: 'This code has been used. Make a new one.',
  });
  const other = await codeFor('Other code');
  expect(refusal(await ruth().userauth.pairKiosk({ code: other }, { key: 'pairing-key-1' }))).toMatchObject({
    status: 422,
    field: 'Idempotency-Key',
  });
});

test('The database contains no key of a paired kiosk, nor the source of the key', { tags: 'C-09' }, async () => {
  const { key } = ok(await ruth().userauth.pairKiosk({ code: await codeFor('Secret') }, { key: 'pairing-key-3' }));
  const stored = JSON.stringify([
    await shop.rows('select * from idempotency'),
    await shop.rows('select * from kiosks'),
    await shop.rows('select * from pairing_codes'),
  ]);
  expect(stored).toContain('Secret');
  expect(stored).not.toContain(key);
  expect(stored).not.toContain('pairing-key-3');
});

test('A kiosk is renamed, and a kiosk that is shut out is notified and refused', { tags: 'C-09' }, async () => {
  const device = ok(await ruth().userauth.pairKiosk({ code: await codeFor('Old name') }));
  const kiosk = await signedIn(device);
  const { deviceId } = device;
  expect(ok(await ruth().kiosk.renameDevice({ deviceId, body: { name: 'New name' } })).name).toBe('New name');
  ok(await ruth().kiosk.removeDevice({ deviceId }));
  const [event] = await shop.rows<{ body: object }>(
    'select body from outbox where destination = $1',
    `/kiosk/${deviceId}/changes`,
  );
  expect(event?.body).toMatchObject({ tryouts: [], revoked: true });
  expect(refusal(await kiosk.kiosk.getFeaturedProducts()).status).toBe(401);
  expect(refusal(await ruth().userauth.authenticateDevice({ deviceId, key: device.key })).status).toBe(401);
  expect(refusal(await ruth().kiosk.removeDevice({ deviceId })).status).toBe(404);
});
