import { describe, expect, test } from 'vitest';
import { ask, CANAL, cartLine, marked, orderFor, stockUp } from '../support/goods.ts';
import { ok } from '../support/shop.ts';
import {
  type Changes,
  changesNoList,
  changing,
  dario,
  document,
  lena,
  maren,
  place,
  published,
  shop,
  unitOf,
} from './changesOfWrites.ts';

test('Each write of the contract publishes its tested changes, or changes no list', { tags: 'W-09' }, () => {
  const isWrite = (operation: object) => JSON.stringify(operation).includes('"#/components/parameters/IdempotencyKey"');
  const writes = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .filter(isWrite)
    .map((operation) => operation.operationId);
  expect(writes.length).toBeGreaterThan(10);
  expect([...Object.keys(changing), ...changesNoList].toSorted()).toEqual(writes.toSorted());
});

describe('Every subscriber of a location gets its changes by', { tags: ['K-10', 'W-09'] }, () => {
  test.each(Object.entries(changing))('%s', async (_name, prepare) => {
    const { write, changes } = await prepare();
    const events = await published(write);
    expect(events).toHaveLength(1);
    const [event] = events;
    const expected: Partial<Changes> = changes();
    expect(event?.all).toBe(false);
    expect(event?.units.toSorted()).toEqual((expected.units ?? []).toSorted());
    // Lines and requests of the same variant may be served by another unit now: they are named, too.
    expect(event?.lines).toEqual(expect.arrayContaining(expected.lines ?? []));
    expect(event?.tryouts).toEqual(expect.arrayContaining(expected.tryouts ?? []));
    expect(event?.counts).toEqual(expected.counts);
    expect(event?.countPlans).toEqual(expected.countPlans);
    expect(event?.endOfDay).toEqual(expected.endOfDay);
    expect(event?.customerHolds).toEqual(expected.customerHolds);
    expect(event?.movements).toEqual(expected.movements);
    expect(event?.transfers).toEqual(expected.transfers);
    expect(event?.announced).toEqual(expected.announced);
    expect(event?.settings?.toSorted()).toEqual(expected.settings?.toSorted());
  });
});

test(
  'An accepted line has no unit; its cancellation is published all the same',
  { tags: ['Z-11', 'W-09'] },
  async () => {
    const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
    const { lines } = await ask(shop, [goods]);
    ok(await maren().storefront.acceptTryout(marked(lines)));
    const lineIds = lines.map((line) => line.lineId ?? '');
    const cancel = async () => ok(await maren().inventory.cancelRequest({ locationId: CANAL, lineIds }));
    expect(await published(cancel)).toMatchObject([{ all: false, lines: lineIds, tryouts: [], units: [] }]);
  },
);

test('Each inserted, changed or deleted row is published, whichever program writes it', { tags: 'W-09' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '11', 0);
  const statements: [kind: 'lines' | 'tryouts' | 'units', sql: string, values: unknown[]][] = [
    [
      'lines',
      `insert into request_lines (id, location_id, owner_id, variant_id, status, requested_by, requested_at, try_out_item)
       values (900001, $1, '1001', $2, 'accepted', 'Kiosk', now(), true)`,
      [CANAL, goods.variantId],
    ],
    ['lines', `update request_lines set note = 'Asked again' where id = 900001`, []],
    ['lines', 'delete from request_lines where id = 900001', []],
    [
      'tryouts',
      `insert into tryouts (id, location_id, name, requested_at) values (900001, $1, 'Kiosk', now())`,
      [CANAL],
    ],
    ['tryouts', `update tryouts set name = 'Front door' where id = 900001`, []],
    ['tryouts', 'delete from tryouts where id = 900001', []],
    [
      'units',
      `insert into units (id, barcode, variant_id, location_id) overriding system value values (900001, 'T1', $2, $1)`,
      [CANAL, goods.variantId],
    ],
    ['units', `update units set barcode = 'T2' where id = 900001`, []],
    ['units', 'delete from units where id = 900001', []],
  ];
  for (const [kind, sql, values] of statements) {
    const events = await published(() => shop.rows(sql, ...values));
    expect(events, sql).toMatchObject([{ all: false, lines: [], tryouts: [], units: [], [kind]: ['900001'] }]);
  }
});

test('A write that fails, or that changes nothing, publishes nothing', { tags: 'W-09' }, async () => {
  const { barcode } = await place();
  const refused = () => dario().inventory.checkIn({ locationId: CANAL, barcode });
  const held = () => lena().consignee.setBarcodeOnHold({ barcode, onHold: false });
  const same = () => shop.rows('update units set on_hold = on_hold where barcode = $1', barcode);
  expect(await published(refused)).toEqual([]);
  expect(await published(held)).toEqual([]);
  expect(await published(same)).toEqual([]);
});

test('A unit that leaves the stock publishes the lines for its variant', { tags: ['K-06', 'K-10'] }, async () => {
  const goods = await stockUp(shop, 'kdh-077-oc', '10', 3);
  const waiting = await ask(shop, [goods]);
  const accepted = await ask(shop, [goods]);
  ok(await maren().storefront.acceptTryout(marked(accepted.lines)));
  const [event] = await published(() =>
    shop.as('ines-calloway').inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }),
  );
  expect(event?.tryouts).toContain(waiting.tryoutItemId);
  expect(event?.lines).toContain(accepted.lines[0]?.lineId);
});

test('A pair whose hold ended today changes the list of ended holds', { tags: ['M-04', 'W-09'] }, async () => {
  const [barcode = ''] = (await stockUp(shop, 'hc82-104-cf', '9', 1)).barcodes;
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const hold = { locationId: CANAL, barcode, firstName: 'Noor', until };
  const { holdId } = ok(await maren().storefront.holdForCustomer(hold));
  ok(await maren().storefront.letHeldPairGo({ locationId: CANAL, holdId }));
  const [event] = await published(() => shop.rows('update units set missing = true where barcode = $1', barcode));
  expect(event?.customerHolds).toEqual([holdId]);
});

test('A free pair that leaves or returns publishes the open lines', { tags: ['W-09', 'W-14'] }, async () => {
  const { lineId, variantId } = await place('kdh-077-oc', '9', 2);
  const [free] = await shop.rows<{ id: number; barcode: string }>(
    `select id, barcode from units where location_id = $1 and variant_id = $2 and state = 'Checked In'`,
    CANAL,
    variantId,
  );
  const setAside = (onHold: boolean) => shop.rows('update units set on_hold = $2 where id = $1', free?.id, onHold);
  expect(await published(() => setAside(true))).toMatchObject([{ lines: [lineId] }]);
  const { content } = ok(
    await dario().inventory.getWarehouseLines({ locationId: CANAL, status: 'request', ids: [lineId] }),
  );
  expect(content[0]?.otherBarcodes).not.toContain(free?.barcode);
  expect(await published(() => setAside(false))).toMatchObject([{ lines: [lineId] }]);
});

test('A checked-out line is published when an order takes its unit', { tags: ['W-09', 'Z-12'] }, async () => {
  const { lineId, barcode, variantId } = await place('kdh-077-oc', '9.5', 2);
  ok(await dario().inventory.checkOut({ locationId: CANAL, barcode }));
  const orderNumber = await orderFor(shop, 'CH-SOLD', [variantId, variantId]);
  const sell = () => maren().storefront.sellLine({ locationId: CANAL, lineId, orderNumber });
  expect(await published(sell)).toMatchObject([{ all: false, lines: [lineId] }]);
});

test('A scan publishes the lines that the picker holds', { tags: ['W-09', 'W-10'] }, async () => {
  const held = await place();
  const scanned = await place('hc82-104-cf', '10.5');
  ok(await dario().inventory.takePicks({ locationId: CANAL, requestIds: [held.requestId ?? ''] }));
  await shop.rows(`update pickers set last_scan_at = now() - interval '2 minutes'`);
  const [event] = await published(() => dario().inventory.checkOut({ locationId: CANAL, barcode: scanned.barcode }));
  expect(event?.lines).toEqual(expect.arrayContaining([held.lineId, scanned.lineId]));
});

test('A change of many units is published as "all", a moved unit to both locations', { tags: 'W-09' }, async () => {
  const many = () => shop.rows(`update units set set_aside_note = 'Counted' where location_id = $1`, CANAL);
  expect(await published(many)).toEqual([
    { id: expect.stringMatching(/./) as string, all: true, lines: [], tryouts: [], units: [] },
  ]);
  const { barcodes } = await stockUp(shop, 'hc82-104-cf', '9', 1);
  const unit = await unitOf(barcodes[0] ?? '');
  const there = 'bedford-avenue';
  const move = () => shop.rows('update units set location_id = $1, bin_id = null where id = $2', there, unit);
  const left = await published(move);
  expect(left).toMatchObject([{ all: false, units: [unit] }]);
  const back = () => shop.rows('update units set location_id = $1 where id = $2', CANAL, unit);
  expect(await published(back, there)).toMatchObject([{ all: false, units: [unit] }]);
  const gone = () => shop.rows('delete from units where id = $1', unit);
  expect(await published(gone)).toMatchObject([{ all: false, units: [unit] }]);
});

test('Changes that add up to more than an event may name say "all"', { tags: 'W-09' }, async () => {
  const write = async () => {
    await shop.database.db.transaction(async (tx) => {
      for (const offset of [0, 150]) {
        await tx.execute(
          `update units set set_aside_note = 'Counted again'
           where id in (select id from units where location_id = '${CANAL}' order by id limit 150 offset ${offset})`,
        );
      }
    });
  };
  expect(await published(write)).toMatchObject([{ all: true, lines: [], tryouts: [], units: [] }]);
});
