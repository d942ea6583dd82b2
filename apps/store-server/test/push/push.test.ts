import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPost } from '../../src/base/post.ts';
import { createPushSender } from '../../src/push/sender.ts';
import { loadPushKeys } from '../../src/security/pushKeys.ts';
import { openPush, type TestPush } from '../support/push/openPush.ts';
import { certificate } from '../support/push/pushService.ts';
import { ok } from '../support/shop.ts';
import { enrolTablet, withToken } from '../support/tablet.ts';

const tags = ['N-09'];
const MAREN = 'maren-okafor';

let push: TestPush;
beforeAll(async () => {
  push = await openPush();
});
beforeEach(() => push.reset());
afterAll(() => push?.close());

const payloads = () => push.service.received.map(({ payload }) => payload);
const kinds = () => payloads().map(({ kind }) => kind);
const devices = async () =>
  (await push.shop.rows<{ name: string }>('select name from push_devices')).map((one) => one.name);
const waiting = async () =>
  (await push.shop.rows<{ id: string }>('select id from push_messages where sent_at is null')).length;

test('The browser decrypts size, product and kiosk of a new request', { tags }, async () => {
  await push.call(MAREN, 'phone');
  const { tryoutItemId } = await push.request('10.5');
  await push.send();
  const [message] = push.service.received;
  expect(message?.payload).toEqual({
    kind: 'show',
    tag: `tryout:${tryoutItemId}`,
    id: expect.stringMatching(/^\d+$/),
    about: 'tryout',
    size: '10.5',
    name: 'Halden Court 82',
    place: 'Front door',
    more: 0,
    url: '/shoesize',
    language: null,
    badge: 1,
    mustShow: false,
  });
  expect(message?.headers).toMatchObject({
    ttl: expect.stringMatching(/^1(1\d|20)$/),
    urgency: 'high',
    topic: expect.stringMatching(/^[\w-]{32}$/),
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(/^vapid t=[^,]+, k=[\w-]{87}$/),
  });
  await push.send();
  expect(push.service.received).toHaveLength(1);
});

test('A product with a name of 5 KB is cut: no message has more than 3 KB', { tags }, async () => {
  await push.call(MAREN, 'phone');
  const { rows } = push.shop;
  await push.request('9');
  await rows(`update products set title = repeat('é', 2500) where title = 'Halden Court 82'`);
  await push.send();
  await rows(`update products set title = 'Halden Court 82' where title like 'éé%'`);
  expect(payloads()).toMatchObject([{ name: expect.stringMatching(/^é{119}…$/) }]);
  expect(push.service.received[0]?.bytes).toBeLessThan(3_072);
});

test('A request that a colleague accepts closes the notice on every device', { tags }, async () => {
  await push.call(MAREN, 'phone');
  const { tryoutItemId, accept } = await push.request();
  await push.send();
  await accept('tomas-reyes');
  await push.send();
  expect(payloads()[1]).toMatchObject({ kind: 'close', tag: `tryout:${tryoutItemId}`, locked: null });
  const [shown, closed] = push.service.received.map(({ headers }) => headers['topic']);
  expect(closed).toBe(shown);
});

test.each(['acknowledged', 'postponed'])(
  'A notification that is %s elsewhere closes its notice',
  { tags },
  async (how) => {
    await push.call(MAREN, 'phone');
    await push.request();
    await push.send();
    const [shown] = payloads();
    const notificationId = shown?.kind === 'show' ? shown.id : '';
    const { notification } = push.shop.as(MAREN);
    if (how === 'acknowledged') ok(await notification.acknowledgeNotification({ notificationId }));
    else ok(await notification.postponeNotification({ notificationId, body: { until: '15min' } }));
    await push.send();
    expect(kinds()).toEqual(['show', 'close']);
  },
);

test('What is handled before it is sent calls nobody', { tags }, async () => {
  await push.call(MAREN, 'phone');
  const { accept } = await push.request();
  await accept('tomas-reyes');
  await push.send();
  expect(payloads()).toEqual([]);
  expect(await waiting()).toBe(0);
});

test.each([404, 410])('A subscription that is answered %i is removed', { tags }, async (status) => {
  await push.call(MAREN, 'gone');
  await push.call(MAREN, 'phone');
  push.service.answers.set('gone', status);
  await push.request();
  await push.send();
  expect(await devices()).toEqual(['phone']);
});

test('A push service that wants a pause gets the message after it', { tags }, async () => {
  await push.call(MAREN, 'phone');
  push.service.answers.set('phone', { status: 429, retryAfter: 30 });
  await push.request();
  await push.send();
  push.service.answers.clear();
  push.pass(29);
  await push.send();
  expect(push.service.received).toHaveLength(1);
  push.pass(2);
  await push.send();
  expect(push.service.received).toHaveLength(2);
  expect(await waiting()).toBe(0);
});

test('A message is sent again until its two minutes are over', { tags }, async () => {
  await push.call(MAREN, 'phone');
  push.service.answers.set('phone', 'nothing');
  await push.request();
  for (const seconds of [0, 6, 11, 21]) {
    push.pass(seconds);
    await push.send();
  }
  expect(push.service.received).toHaveLength(4);
  push.service.answers.clear();
  push.pass(90);
  await push.send();
  expect(push.service.received).toHaveLength(4);
  expect(await waiting()).toBe(0);
});

test('A push service that does not answer delays no other one', { tags }, async () => {
  await push.call(MAREN, 'slow');
  await push.call(MAREN, 'phone', push.other);
  push.service.answers.set('slow', 'nothing');
  await push.request();
  const sender = push.sender();
  await push.shop.rows('delete from push_sender');
  await sender.run();
  await expect.poll(() => push.other.received.length).toBe(1);
  // The first one has not answered yet, and the next run goes on without it.
  await push.request('8');
  await sender.run();
  await expect.poll(() => push.other.received.length).toBe(2);
  expect(await devices()).toHaveLength(2);
  await sender.end();
});

test('A refusal drops the message and is reported', { tags }, async () => {
  await push.call(MAREN, 'phone');
  push.service.answers.set('phone', 400);
  await push.request();
  await push.send();
  expect(await waiting()).toBe(0);
  expect(push.errors).toEqual([new Error(`https://${push.service.host} refuses a push message: 400`)]);
});

test('Of many nodes one sends, and another one when it ends', { tags }, async () => {
  await push.call(MAREN, 'phone');
  await push.request();
  await push.shop.rows('delete from push_sender');
  const nodes = Array.from({ length: 6 }, push.sender);
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(nodes.map(({ run }) => run()));
    await Promise.all(nodes.map(({ settled }) => settled()));
    await push.request('8');
  }
  expect(push.service.received).toHaveLength(5);
  const leaders = await push.shop.rows<{ node: string }>('select node from push_sender');
  expect(leaders).toHaveLength(1);
  // A node that was killed: its time is over.
  await push.shop.rows(`update push_sender set node = gen_random_uuid(), until = now() + interval '1 minute'`);
  for (const { run } of nodes) await run();
  expect(push.service.received).toHaveLength(5);
  await push.shop.rows(`update push_sender set until = now() - interval '1 second'`);
  await Promise.all(nodes.map(({ run }) => run()));
  await Promise.all(nodes.map(({ settled }) => settled()));
  expect(push.service.received).toHaveLength(6);
  await Promise.all(nodes.map(({ end }) => end()));
});

test('A message that a killed node had taken is sent by the next one', { tags }, async () => {
  await push.call(MAREN, 'phone');
  await push.request();
  await push.shop.rows('update push_messages set claimed_at = $1', push.now());
  await push.send();
  expect(push.service.received).toHaveLength(0);
  push.pass(16);
  await push.send();
  expect(push.service.received).toHaveLength(1);
});

test('Nothing is sent to an address in a private network', { tags }, async () => {
  await push.call(MAREN, 'phone');
  await push.request();
  await push.shop.rows('delete from push_sender');
  const { db } = push.shop.database;
  const strict = createPushSender({
    db,
    keys: await loadPushKeys(db),
    contact: 'mailto:it@chain.example',
    post: createPost({ allowsPrivate: false, ca: certificate }),
    now: push.now,
    stop: new AbortController().signal,
    onError: (error) => push.errors.push(error),
  });
  await strict.run();
  await strict.end();
  expect(push.service.received).toEqual([]);
  expect(await waiting()).toBe(1);
});

test('Nobody is called in the quiet time, or for what was not chosen', { tags }, async () => {
  await push.call(MAREN, 'phone');
  const { notification } = push.shop.as(MAREN);
  const local = (minutes: number) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' }).format(
      push.now().getTime() + minutes * 60_000,
    );
  ok(await notification.setPush({ kinds: ['tryout'], quietFrom: local(-60), quietTo: local(60) }));
  await push.request();
  await push.send();
  ok(await notification.setPush({ kinds: ['delivery'], quietFrom: local(60), quietTo: local(-60) }));
  await push.request('8');
  await push.send();
  expect(payloads()).toEqual([]);
  ok(await notification.setPush({ kinds: ['tryout'], quietFrom: local(60), quietTo: local(-60) }));
  await push.request('10');
  await push.send();
  expect(kinds()).toEqual(['show']);
});

test('A locked tablet says only how many, once for all who share it', { tags }, async () => {
  const tablet = await enrolTablet(push.shop);
  const subscription = push.service.subscribe('tablet');
  for (const sub of ['ines-calloway', MAREN]) {
    const { notification } = withToken(push.shop, await tablet.signIn(sub));
    ok(await notification.addPushDevice(subscription));
  }
  // Maren uses it: she is called, Ines is not.
  await push.request();
  await push.send();
  expect(payloads()).toMatchObject([{ kind: 'show', name: 'Halden Court 82' }]);
  await tablet.lock();
  const { accept } = await push.request('8');
  await push.send();
  expect(payloads().slice(1)).toMatchObject([{ kind: 'locked', count: 2 }]);
  expect(JSON.stringify(payloads()[1])).not.toContain('Halden');
  await accept('tomas-reyes');
  await push.send();
  expect(payloads().slice(2)).toMatchObject([
    { kind: 'close', locked: 1 },
    { kind: 'close', locked: 1 },
  ]);
});

test('A person whose access is removed, and a removed tablet, are called no more', { tags }, async () => {
  const tablet = await enrolTablet(push.shop);
  const { notification } = withToken(push.shop, await tablet.signIn('ines-calloway'));
  ok(await notification.addPushDevice(push.service.subscribe('tablet')));
  await push.call(MAREN, 'phone');
  ok(await push.shop.as('tomas-reyes').kiosk.removeDevice({ deviceId: tablet.deviceId }));
  expect(await devices()).toEqual(['phone']);
  await push.request();
  const roles = await push.shop.rows<{ role: string }>(`delete from user_roles where user_id = '1001' returning *`);
  await push.send();
  expect(await devices()).toEqual([]);
  expect(payloads()).toEqual([]);
  for (const row of roles) {
    const columns = Object.keys(row);
    const places = columns.map((_, at) => `$${at + 1}`).join();
    await push.shop.rows(`insert into user_roles (${columns.join()}) values (${places})`, ...Object.values(row));
  }
});

test('Safari gets no message that shows nothing', { tags }, async () => {
  await push.call(MAREN, 'phone');
  const { accept } = await push.request();
  await push.send();
  await push.shop.rows(`update push_devices set endpoint = 'https://web.push.apple.com/x'`);
  await accept('tomas-reyes');
  await push.send();
  expect(kinds()).toEqual(['show']);
  expect(await waiting()).toBe(0);
});
