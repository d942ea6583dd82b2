import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringBackPostponed } from '../../../src/domain/notifications/index.ts';
import { publish } from '../../../src/live/outbox.ts';
import { CANAL } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

const MINUTE = 60_000;

let shop: Shop;
let now = Date.now();
beforeAll(async () => {
  shop = await openShop({ now: () => new Date(now) });
});
afterAll(() => shop?.close());

const run = () => bringBackPostponed({ db: shop.database.db, now: () => new Date(now), publish });
const dario = () => shop.as('dario-vance').notification;
const listOf = async () => ok(await dario().getNotifications({ userId: '1003' }));

/** Sends Dario a notification and returns its id. */
async function receive(title: string): Promise<string> {
  const roles = ['Warehouse_Personal'];
  return ok(await shop.as('tomas-reyes').notification.announce({ title, roles, locationIds: [CANAL] })).id;
}

test('A postponed notification is back as the newest one, once, after its time', { tags: 'N-10' }, async () => {
  const first = await receive('First');
  const before = await listOf();
  const postponed = ok(await dario().postponeNotification({ notificationId: first, body: { until: '15min' } }));
  expect(postponed.postponedUntil).toBe(new Date(now + 15 * MINUTE).toISOString());
  expect((await listOf()).openElements).toBe((before.openElements ?? 0) - 1);
  const second = await receive('Second');
  now += 15 * MINUTE - 1;
  await run();
  expect((await listOf()).content[0]?.id).toBe(second);
  now += 1;
  await Promise.all(Array.from({ length: 5 }, run));
  const { content, openElements } = await listOf();
  expect(openElements).toBe((before.openElements ?? 0) + 1);
  expect(content.map(({ title }) => title).slice(0, 2)).toEqual(['First', 'Second']);
  expect(content[0]).not.toHaveProperty('postponedUntil');
  const events = await shop.rows<{ body: object }>(
    `select body from outbox where destination = '/user/1003/in-app-notifications' and body->>'replaces' = $1`,
    first,
  );
  expect(events).toEqual([{ body: { ...content[0], replaces: first } }]);
});

test('A postponed notification stays postponed when all are marked as read', { tags: 'N-10' }, async () => {
  const id = await receive('Later');
  ok(await dario().postponeNotification({ notificationId: id, body: { until: '1h' } }));
  ok(await dario().acknowledgeAllNotifications({ upTo: id }));
  expect((await listOf()).openElements).toBe(0);
  now += 60 * MINUTE;
  await run();
  expect((await listOf()).content[0]).toMatchObject({ title: 'Later', acknowledged: false });
});

test('A notification that is read while it is postponed does not come back', { tags: 'N-10' }, async () => {
  const id = await receive('Read meanwhile');
  ok(await dario().postponeNotification({ notificationId: id, body: { until: '15min' } }));
  ok(await dario().acknowledgeNotification({ notificationId: id }));
  now += 15 * MINUTE;
  await run();
  expect((await listOf()).content[0]).toMatchObject({ id, acknowledged: true });
  const again = await dario().postponeNotification({ notificationId: id, body: { until: '15min' } });
  expect(refusal(again)).toMatchObject({ status: 409 });
});

test('The next shift begins when the location opens, after a closing', { tags: ['N-10', 'B-04'] }, async () => {
  // A Friday at 20:00 in New York; shops open at 10:00.
  now = Date.parse('2030-01-05T01:00:00Z');
  const id = await receive('Tomorrow');
  const postpone = async () =>
    ok(await dario().postponeNotification({ notificationId: id, body: { until: 'nextShift' } }));
  expect((await postpone()).postponedUntil).toBe('2030-01-05T15:00:00.000Z');
  await shop.rows(`insert into holidays (location_id, day, from_time, to_time, name)
    values ('${CANAL}', '2030-01-05', '00:00', '12:30', 'Count')`);
  expect((await postpone()).postponedUntil).toBe('2030-01-05T17:30:00.000Z');
  await shop.rows(`insert into holidays (location_id, day, name) values ('${CANAL}', '2030-01-06', 'Closed')`);
  now = Date.parse('2030-01-06T01:00:00Z');
  expect((await postpone()).postponedUntil).toBe('2030-01-07T15:00:00.000Z');
});

test('The notification of another person cannot be postponed', { tags: ['N-10', 'N-05'] }, async () => {
  const id = await receive('Only for pickers');
  const maren = shop.as('maren-okafor').notification;
  expect(refusal(await maren.postponeNotification({ notificationId: id, body: { until: '1h' } }))).toMatchObject({
    status: 404,
  });
});
