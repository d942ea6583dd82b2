import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellOfOfflineDevices } from '../../../src/domain/devices/index.ts';
import { createDeviceReports } from '../../../src/security/deviceReports.ts';
import { publish } from '../../../src/live/outbox.ts';
import { CANAL, stockUp } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';
import { enrolTablet, type TestTablet, withToken } from '../../support/tablet.ts';

const MINUTE = 60_000;
/** A Friday at noon in New York; shops are open from 10:00 to 19:00. */
const NOON = Date.parse('2030-01-04T17:00:00Z');

let shop: Shop;
let now = Date.now();
let tablet: TestTablet;
const deviceReports = createDeviceReports();
beforeAll(async () => {
  shop = await openShop({ now: () => new Date(now), deviceReports });
  tablet = await enrolTablet(shop, 'Tablet 7');
});
afterAll(() => shop?.close());

const tell = () => tellOfOfflineDevices({ db: shop.database.db, now: () => new Date(now), publish });
const told = async () =>
  (
    await shop.rows<{ who: string }>(
      `select user_id || ': ' || title as who from notifications where type = 'device-offline' order by id`,
    )
  ).map(({ who }) => who);
const listed = async (deviceId: string) =>
  ok(await shop.as('tomas-reyes').kiosk.getDevices({ locationId: CANAL })).find((one) => one.deviceId === deviceId);
/** The number of writes of the table so far. */
const writes = async () => {
  await shop.rows('select pg_stat_force_next_flush()');
  const [row] = await shop.rows<{ count: string }>(
    `select n_tup_ins + n_tup_upd as count from pg_stat_user_tables where relname = 'device_health'`,
  );
  return Number(row?.count);
};

test('Reports cost no write until those of all devices are stored together', { tags: 'D-05' }, async () => {
  const maren = withToken(shop, await tablet.signIn('maren-okafor')).userauth;
  const kiosk = shop.as('front-door').userauth;
  for (let minute = 0; minute < 5; minute += 1) {
    now += MINUTE;
    ok(await maren.reportDevice({ version: '0.1.0', battery: 64 - minute, isCharging: false }));
    ok(await kiosk.reportDevice({ version: '0.0.9' }));
  }
  expect(await listed(tablet.deviceId)).toMatchObject({ seenAt: null, version: null, battery: null });
  expect(await writes()).toBe(0);
  await deviceReports.store(shop.database.db);
  await deviceReports.store(shop.database.db);
  const seenAt = new Date(now).toISOString();
  expect(await listed(tablet.deviceId)).toMatchObject({ seenAt, version: '0.1.0', battery: 60, isCharging: false });
  expect(await listed('front-door')).toMatchObject({ seenAt, version: '0.0.9', battery: null });
});

test('A locked tablet is seen by its looks, and keeps its version', { tags: 'D-05' }, async () => {
  const lock = withToken(shop, await tablet.lock()).userauth;
  now += MINUTE;
  ok(await lock.getTabletPeople());
  await deviceReports.store(shop.database.db);
  expect(await listed(tablet.deviceId)).toMatchObject({ seenAt: new Date(now).toISOString(), version: '0.1.0' });
});

test('A report of a removed device is dropped, and one without a device refused', { tags: 'D-05' }, async () => {
  deviceReports.note('gone', { version: '1' }, new Date(now));
  await deviceReports.store(shop.database.db);
  expect(await shop.rows(`select from device_health where device_id = 'gone'`)).toEqual([]);
  expect(refusal(await shop.as('maren-okafor').userauth.reportDevice({ version: '1' }))).toMatchObject({ status: 409 });
});

test('Store_Admins are notified once of a device that is offline for 10 minutes', { tags: 'D-05' }, async () => {
  const report = async () => {
    deviceReports.note(tablet.deviceId, { version: '0.1.0' }, new Date(now));
    await deviceReports.store(shop.database.db);
  };
  await shop.rows(`delete from device_health where device_id <> $1`, tablet.deviceId);
  now = NOON;
  await report();
  now += 10 * MINUTE - 1;
  await tell();
  expect(await told()).toEqual([]);
  now += 1;
  await Promise.all(Array.from({ length: 5 }, tell));
  now += MINUTE;
  await tell();
  expect(await told()).toEqual(['1005: Tablet 7 has been offline since 12:00.']);
  await report();
  now += 10 * MINUTE;
  await tell();
  expect(await told()).toHaveLength(2);
});

test('A device that is switched off at night is reported ten minutes after the opening', { tags: 'D-05' }, async () => {
  await shop.rows('update device_health set offline_told_at = null');
  const before = (await told()).length;
  // 22:00, then 10:09 and 10:10 of the next day.
  for (const [at, count] of [
    ['2030-01-05T03:00:00Z', 0],
    ['2030-01-05T15:09:00Z', 0],
    ['2030-01-05T15:10:00Z', 1],
  ] as const) {
    now = Date.parse(at);
    await tell();
    expect((await told()).length - before).toBe(count);
  }
});

test('The history of a unit names the tablet of a write', { tags: ['D-05', 'Z-10'] }, async () => {
  now = Date.now();
  const { variantId } = await stockUp(shop, 'hc82-104-cf', '12', 1);
  const [unit] = await shop.rows<{ barcode: string }>(
    `select barcode from units where variant_id = $1 and state = 'Checked In' order by id desc limit 1`,
    variantId,
  );
  const barcode = unit?.barcode ?? '';
  const dario = withToken(shop, await tablet.signIn('dario-vance')).inventory;
  ok(await dario.moveUnits({ locationId: CANAL, barcodes: [barcode], bin: 'B-01-01' }));
  const [moved] = ok(await dario.getUnitHistory({ locationId: CANAL, barcode }));
  expect(moved).toMatchObject({ kind: 'moved', by: 'Dario Vance', device: 'Tablet 7' });
  const others = shop.as('dario-vance').inventory;
  ok(await others.moveUnits({ locationId: CANAL, barcodes: [barcode], bin: 'B-01-02' }));
  expect(ok(await others.getUnitHistory({ locationId: CANAL, barcode }))[0]).toMatchObject({ device: null });
});
