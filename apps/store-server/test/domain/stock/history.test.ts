import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HistoryKind } from '@instore/api';
import { lockUnits } from '../../../src/domain/stock/index.ts';
import { type KnownEvent, withoutConsignment } from '../../../src/domain/stock/rules/withoutConsignment.ts';
import { CANAL, cartLine, orderFor, stockUp } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const maren = () => shop.as('maren-okafor');
const dario = () => shop.as('dario-vance').inventory;
const read = async (barcode: string, reader = maren()) =>
  ok(await reader.inventory.getUnitHistory({ barcode, locationId: CANAL }));

test('The history of a unit says what happened, when, by whom and where', { tags: 'Z-10' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
  const [barcode = ''] = goods.barcodes;
  expect(await read(barcode)).toMatchObject([{ kind: 'received', toBin: 'E-24-01', toState: 'Checked In' }]);
  const placed = ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  const lineId = placed.lines[0]?.lineId ?? '';
  const at = { locationId: CANAL, lineId };
  ok(await maren().inventory.cancelRequest({ locationId: CANAL, lineIds: [lineId] }));
  const again = ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  at.lineId = again.lines[0]?.lineId ?? '';
  ok(await dario().checkOut({ ...at, barcode }));
  ok(await maren().storefront.handOver(at));
  ok(await maren().storefront.assignLine({ ...at, ownerId: '1002' }));
  ok(await shop.as('ines-calloway').storefront.sendBack(at));
  ok(await dario().checkIn({ locationId: CANAL, barcode }));
  const [row] = await shop.rows<{ id: string }>('select id from units where barcode = $1', barcode);
  const record = { rowId: row?.id ?? '', body: { locationId: CANAL, version: 0, bin: 'E-24-02' } };
  ok(await dario().correctBinShelfRecord(record));
  ok(await shop.as('lena-park').consignee.setBarcodeOnHold({ barcode, note: 'Photo shoot' }));
  ok(await shop.as('lena-park').consignee.setBarcodeOnHold({ barcode, onHold: false }));
  ok(await shop.as('lena-park').consignee.setBarcodeMissing({ barcode }));
  await shop.rows('update units set missing = false where barcode = $1', barcode);
  const orderNumber = await orderFor(shop, 'YK-H1', [goods.variantId]);
  const [item] = await shop.rows<{ id: string }>('select id from order_items where order_number = $1', orderNumber);
  const body = { orderNumber, items: [{ itemId: item?.id ?? '', barcode }] };
  ok(await shop.as('lena-park').consignee.fulfilRetailOrder(body));
  ok(await shop.as('lena-park').consignee.markOrderSold({ orderNumber }));

  const [received, ...events] = (await read(barcode)).toReversed();
  expect(received?.kind).toBe('received');
  expect(events.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
    'reserved Maren Okafor',
    'released Maren Okafor',
    'reserved Maren Okafor',
    'checked-out Dario Vance',
    'handed-over Maren Okafor',
    'assigned Maren Okafor',
    'sent-back Ines Calloway',
    'checked-in Dario Vance',
    'moved Dario Vance',
    'on-hold Lena Park',
    'hold-ended Lena Park',
    'missing Lena Park',
    'found null',
    'reserved Lena Park',
    'ordered Lena Park',
    'sold Lena Park',
  ]);
  expect(events[1]).toMatchObject({ fromState: 'Pending', toState: 'Checked In', requestId: placed.requestId });
  expect(events[3]).toMatchObject({ fromBin: 'E-24-01', requestId: again.requestId });
  expect(events[5]).toMatchObject({ to: 'Ines Calloway' });
  expect(events[8]).toMatchObject({ fromBin: 'E-24-01', toBin: 'E-24-02' });
  // Why a pair is on hold is for the roles that read the consignment queue.
  expect(events[9]).toMatchObject({ note: null });
  expect((await read(barcode, shop.as('petra-lindqvist'))).toReversed()[10]).toMatchObject({ note: 'Photo shoot' });
  expect(events.at(-1)).toMatchObject({ orderNumber: 'YK-H1', fromBin: 'E-24-02', toBin: null, toState: 'Sold' });
});

test('A refused write adds nothing, and the history cannot be changed or deleted', { tags: 'Z-10' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '9.5', 1);
  const [barcode = ''] = goods.barcodes;
  const before = await read(barcode);
  expect(refusal(await dario().checkOut({ locationId: CANAL, barcode })).status).toBe(409);
  expect(await read(barcode)).toEqual(before);
  for (const statement of [
    `update unit_history set kind = 'sold'`,
    'delete from unit_history',
    'truncate unit_history',
  ]) {
    await expect(shop.rows(statement)).rejects.toThrow('The history of units cannot be changed.');
  }
});

test('The history of an unknown barcode or a unit of another location is not found', { tags: 'Z-10' }, async () => {
  const [elsewhere] = await shop.rows<{ barcode: string }>(
    `select barcode from units where location_id = 'bedford-avenue' and barcode is not null limit 1`,
  );
  for (const barcode of [elsewhere?.barcode ?? '', '123']) {
    const answer = await maren().inventory.getUnitHistory({ barcode, locationId: CANAL });
    expect(refusal(answer)).toMatchObject({ status: 404, field: 'barcode' });
  }
});

test('A pair that is released later does not show why it was set aside before', { tags: 'Z-10' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '10', 1);
  const [barcode = ''] = goods.barcodes;
  ok(await shop.as('lena-park').consignee.setBarcodeMissing({ barcode, note: 'Not in its bin' }));
  ok(await dario().moveUnits({ locationId: CANAL, bin: 'E-24-02', barcodes: [barcode] }));
  const placed = ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  const lineIds = placed.lines.map(({ lineId }) => lineId);
  ok(await maren().inventory.cancelRequest({ locationId: CANAL, lineIds }));
  const events = (await read(barcode, shop.as('petra-lindqvist'))).map(({ kind, note }) => [kind, note]);
  expect(events.slice(0, 2)).toEqual([
    ['released', null],
    ['reserved', null],
  ]);
  expect(events).toContainEqual(['missing', 'Not in its bin']);
});

test('A write that waits for the move of a pair knows the new bin', { tags: 'Z-10' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
  const [unit] = await shop.rows<{ id: string }>('select id from units where barcode = $1', goods.barcodes[0]);
  const id = Number(unit?.id);
  const [bin] = await shop.rows<{ id: string }>(
    "select id from bins where location_id = $1 and code = 'E-24-02'",
    CANAL,
  );
  const { db } = shop.database;
  let waiting: Promise<string | null | undefined> = Promise.resolve(undefined);
  await db.transaction(async (tx) => {
    await lockUnits(tx, [id]);
    waiting = db.transaction(async (next) => (await lockUnits(next, [id]))[0]?.bin);
    await expect
      .poll(
        async () => (await shop.rows("select 1 from pg_locks where not granted and locktype = 'transactionid'")).length,
      )
      .toBe(1);
    await tx.execute(sql`update units set bin_id = ${Number(bin?.id)} where id = ${id}`);
  });
  expect(await waiting).toBe('E-24-02');
});

test(
  'A note of the store has its parts in the history, for those who may read it',
  { tags: ['Z-10', 'O-07'] },
  async () => {
    const goods = await stockUp(shop, 'hc82-104-cf', '10', 3);
    const placed = ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
    const { lineId = '', barcode } = placed.lines[0] ?? {};
    const first = barcode ?? '';
    const answered = ok(await dario().reportPairNotHere({ locationId: CANAL, lineId, reason: 'damaged' }));
    const second = answered.barcode ?? '';
    const third = goods.barcodes.find((other) => other !== first && other !== second) ?? '';
    const petra = shop.as('petra-lindqvist');
    ok(await petra.consignee.replaceMissingPair({ missingBarcode: second, selectedReplacementBarcode: third }));
    const newest = async (one: string, reader = petra) => (await read(one, reader))[0];
    expect(await newest(first)).toMatchObject({ note: 'damaged', noteText: 'damaged', noteValues: {} });
    expect(await newest(second)).toMatchObject({ noteText: 'Replaced by {barcode}', noteValues: { barcode: third } });
    expect(await newest(third)).toMatchObject({ noteText: 'Replaces {barcode}', noteValues: { barcode: second } });
    const hidden = await newest(first, maren());
    expect(hidden).toMatchObject({ note: null });
    expect(hidden).not.toHaveProperty('noteText');
    // A person's note leaves the text of the store behind.
    ok(await petra.consignee.setBarcodeOnHold({ barcode: first, onHold: false }));
    ok(await petra.consignee.setBarcodeOnHold({ barcode: first, note: 'Photo shoot' }));
    expect(await newest(first)).toMatchObject({ kind: 'on-hold', note: 'Photo shoot' });
    expect(await newest(first)).not.toHaveProperty('noteText');
  },
);

test('A role without the consignment queue does not read its notes in the history', { tags: ['G-04', 'S-07'] }, () => {
  const shown = (kind: HistoryKind) => {
    const { by, note } = withoutConsignment({ kind, by: 'Jonah Whitaker', note: 'Asks for it back' } as KnownEvent);
    return { by, note };
  };
  for (const kind of ['accepted', 'missing', 'on-hold', 'released'] as const) {
    expect(shown(kind), kind).toEqual({ by: 'Jonah Whitaker', note: null });
  }
  expect(shown('announced')).toEqual({ by: null, note: 'Asks for it back' });
  expect(shown('checked-in')).toEqual({ by: 'Jonah Whitaker', note: 'Asks for it back' });
});

test('Each pair of the demo has a first event, and each state has its event', { tags: 'Z-10' }, async () => {
  const wrong = await shop.rows(
    `select units.id, units.state, missing, on_hold from units where
       not exists (select from unit_history where unit_id = units.id and kind in ('received', 'announced'))
       or (units.missing and set_aside_at is not null and not exists (select from unit_history where unit_id = units.id and kind = 'missing'))
       or (units.on_hold and not units.missing and not exists (select from unit_history where unit_id = units.id and kind = 'on-hold'))
       or (state = 'Checked Out' and not exists (select from unit_history where unit_id = units.id and kind = 'checked-out'))
       or (state = 'Sold' and exists (select from order_items where unit_id = units.id)
           and not exists (select from unit_history where unit_id = units.id and kind = 'sold'))`,
  );
  expect(wrong).toEqual([]);
});
