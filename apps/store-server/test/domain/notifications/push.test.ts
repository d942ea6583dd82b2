import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadPushKeys } from '../../../src/security/pushKeys.ts';
import { openPush, type TestPush } from '../../support/push/openPush.ts';
import { ok, refusal } from '../../support/shop.ts';
import { enrolTablet, withToken } from '../../support/tablet.ts';

const tags = ['N-09'];
const MAREN = 'maren-okafor';

let push: TestPush;
beforeAll(async () => {
  push = await openPush();
});
beforeEach(() => push.reset());
afterAll(() => push?.close());

const maren = () => push.shop.as(MAREN).notification;
const subscription = () => push.service.subscribe('phone');

test('The keys are made once, also by nodes that start at the same time', { tags }, async () => {
  const { db } = push.shop.database;
  const keys = await Promise.all(Array.from({ length: 5 }, () => loadPushKeys(db)));
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
  const { publicKey } = ok(await maren().getPush());
  expect(publicKey).toBe(keys[0]?.publicKey);
  expect(await push.shop.rows('select public_key from push_keys')).toHaveLength(1);
});

test('A person sees the own devices and what is chosen', { tags }, async () => {
  expect(ok(await maren().getPush())).toMatchObject({
    kinds: ['tryout', 'late', 'placed', 'checked-out', 'not-available'],
    quietFrom: null,
    quietTo: null,
    devices: [],
  });
  await push.call('tomas-reyes', 'tablet');
  const { id } = ok(await maren().addPushDevice({ ...subscription(), name: 'Chrome on Android' }));
  ok(await maren().setPush({ kinds: ['late'], quietFrom: '20:00', quietTo: '09:00' }));
  const seen = ok(await maren().getPush());
  expect(seen).toMatchObject({ kinds: ['late'], quietFrom: '20:00', quietTo: '09:00' });
  expect(seen.devices).toEqual([
    {
      id,
      name: 'Chrome on Android',
      addedAt: expect.any(String),
      isTablet: false,
      mark: expect.stringMatching(/^[\w-]{43}$/),
    },
  ]);
  expect(JSON.stringify(seen)).not.toContain('localhost');
});

test('A browser that subscribes again keeps its id and gets its new keys', { tags }, async () => {
  const first = subscription();
  const { id } = ok(await maren().addPushDevice(first));
  const again = { ...subscription(), endpoint: first.endpoint, name: 'My phone' };
  expect(ok(await maren().addPushDevice(again))).toMatchObject({ id, name: 'My phone' });
  expect(await push.shop.rows('select p256dh, auth from push_devices')).toEqual([
    { p256dh: again.p256dh, auth: again.auth },
  ]);
});

test.each([
  'https://push.attacker.example/x',
  'https://127.0.0.1/x',
  'https://localhost/x',
  'https://push.apple.com.attacker.example/x',
  'https://user:secret@web.push.apple.com/x',
])('An endpoint that is at no known push service is refused: %s', { tags }, async (endpoint) => {
  const refused = refusal(await maren().addPushDevice({ ...subscription(), endpoint }));
  expect(refused).toMatchObject({ status: 422, field: '/endpoint' });
  expect(await push.shop.rows('select from push_devices')).toEqual([]);
});

test('An address without TLS, and a subscription of 5 KB, are refused', { tags }, async () => {
  const { endpoint } = subscription();
  for (const wrong of [{ endpoint: endpoint.replace('https', 'http') }, { endpoint: endpoint + 'x'.repeat(5_000) }]) {
    const refused = refusal(await maren().addPushDevice({ ...subscription(), ...wrong }));
    expect(refused).toMatchObject({ status: 400, field: '/endpoint' });
  }
});

test('Keys that are none are refused', { tags }, async () => {
  const p256dh = `B${'A'.repeat(86)}`;
  const refused = refusal(await maren().addPushDevice({ ...subscription(), p256dh }));
  expect(refused).toMatchObject({ status: 422, field: '/p256dh' });
});

test('The 201st device is refused, and the others stay', { tags }, async () => {
  await push.shop.rows(
    `insert into push_devices (user_id, name, endpoint, origin, p256dh, auth, added_at)
     select '1001', 'x', 'https://web.push.apple.com/' || n, 'https://web.push.apple.com', '', '', now()
     from generate_series(1, 199) n`,
  );
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((browser) => maren().addPushDevice(push.service.subscribe(browser))),
  );
  const refused = answers.filter((answer) => !answer.ok);
  expect(refused.map(refusal)).toMatchObject([{ status: 409 }, { status: 409 }]);
  expect(ok(await maren().getPush()).devices).toHaveLength(200);
});

test.each([
  ['20:00', null],
  ['20:00', '20:00'],
])('A quiet time from %s to %s is refused', { tags }, async (quietFrom, quietTo) => {
  const refused = refusal(await maren().setPush({ kinds: [], quietFrom, quietTo }));
  expect(refused).toMatchObject({ status: 422, field: '/quietTo' });
});

test('Only the person removes a device, and what waits for it goes too', { tags }, async () => {
  const pushDeviceId = await push.call(MAREN, 'phone');
  await push.request();
  const other = push.shop.as('tomas-reyes').notification;
  expect(refusal(await other.removePushDevice({ pushDeviceId }))).toMatchObject({ status: 404 });
  expect(refusal(await other.testPush({ pushDeviceId }))).toMatchObject({ status: 404 });
  ok(await maren().removePushDevice({ pushDeviceId }));
  expect(await push.shop.rows('select from push_messages')).toEqual([]);
  expect(refusal(await maren().removePushDevice({ pushDeviceId }))).toMatchObject({ status: 404 });
});

test('A renewed subscription is called for all of its device; a stranger renews none', { tags }, async () => {
  await push.call(MAREN, 'phone');
  const shared = push.service.subscribe('phone');
  await push.shop.rows('update push_devices set auth = $1, p256dh = $2', shared.auth, shared.p256dh);
  ok(await push.shop.as('tomas-reyes').notification.addPushDevice(shared));
  const { name: _, ...next } = push.service.subscribe('phone-2');
  const renew = (auth: string) =>
    withToken(push.shop, null).notification.renewPushDevice({ ...next, before: { endpoint: shared.endpoint, auth } });
  expect(refusal(await renew('A'.repeat(22)))).toMatchObject({ status: 404 });
  ok(await renew(shared.auth));
  // The answer did not arrive.
  ok(await renew(shared.auth));
  const { devices } = ok(await maren().getPush());
  ok(await maren().testPush({ pushDeviceId: devices[0]!.id }));
  await push.send();
  expect(push.service.received).toMatchObject([{ browser: 'phone-2', payload: { kind: 'test' } }]);
  expect(await push.shop.rows('select from push_devices where endpoint = $1', next.endpoint)).toHaveLength(2);
});

test('A test message arrives, and a second one has to wait', { tags }, async () => {
  const pushDeviceId = await push.call(MAREN, 'phone');
  ok(await maren().testPush({ pushDeviceId }));
  expect(refusal(await maren().testPush({ pushDeviceId }))).toMatchObject({ status: 429 });
  await push.send();
  expect(push.service.received).toMatchObject([{ payload: { kind: 'test' } }]);
});

test.each(['resetPin', 'resetPins'] as const)('%s ends the calls on a tablet, and no others', { tags }, async (how) => {
  const tablet = await enrolTablet(push.shop);
  const { notification } = withToken(push.shop, await tablet.signIn(MAREN));
  ok(await notification.addPushDevice(push.service.subscribe('tablet')));
  await push.call(MAREN, 'phone');
  const tomas = push.shop.as('tomas-reyes');
  if (how === 'resetPin') ok(await tomas.kiosk.resetPin({ deviceId: tablet.deviceId, id: '1001' }));
  else ok(await tomas.store.resetPins({ id: '1001' }));
  expect(await push.shop.rows('select name from push_devices')).toEqual([{ name: 'phone' }]);
});

test('An admin who removes a person ends the calls on all devices', { tags }, async () => {
  await push.call('ines-calloway', 'phone');
  const people = push.shop.as('ruth-feldman').store;
  const { content } = ok(await people.getPeople({ search: 'Ines Calloway' }));
  const basedOn = content[0]?.version ?? '';
  ok(await people.removePerson({ id: '1002', body: { basedOn } }));
  expect(await push.shop.rows('select from push_devices')).toEqual([]);
});
