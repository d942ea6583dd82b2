import type { Input } from '@instore/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localDay } from '../../../src/base/localTime.ts';
import { CANAL, orderFor, stockUp } from '../../support/goods.ts';
import { sold } from '../../support/sales.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const at = { locationId: CANAL };
const maren = () => shop.as('maren-okafor').storefront;
const ines = () => shop.as('ines-calloway').storefront;
const find = async (search: string) => maren().findSale({ ...at, search });

type Return = Partial<Input<'takeBack'>> & { barcode: string };
const returnOf = (asked: Return): Input<'takeBack'> => ({ ...at, reason: 'too small', condition: 'as new', ...asked });

const unitOf = async (barcode: string) =>
  (
    await shop.rows<{ state: string; bin: string | null; on_hold: boolean; note: string | null; missing: boolean }>(
      `select state, bins.code as bin, on_hold, missing, set_aside_note as note
       from units left join bins on bins.id = bin_id where barcode = $1`,
      barcode,
    )
  )[0];
const itemsOf = async (orderNumber: string) =>
  (
    await shop.rows<{ barcode: string | null }>(
      `select barcode from order_items left join units on units.id = unit_id where order_number = $1 order by order_items.position`,
      orderNumber,
    )
  ).map(({ barcode }) => barcode);
const lastEvent = async (barcode: string) =>
  ok(await shop.as('dario-vance').inventory.getUnitHistory({ ...at, barcode }))[0];
const toldOf = (type: string, objectId: string) =>
  shop.rows<{ title: string; user_id: string }>(
    'select title, user_id from notifications where type = $1 and object_id = $2 order by id',
    type,
    objectId,
  );
const bring = (barcode: string, consigneeId: string) =>
  shop.rows('update units set consignee_id = $2 where barcode = $1', barcode, consigneeId);

test('A sale is found by its order number, in any case, and by a barcode', { tags: 'M-05' }, async () => {
  const { barcodes, orderNumber } = await sold(shop, ['9', '10']);
  const [first = '', second = ''] = barcodes;
  const byOrder = ok(await find(` ${orderNumber.toLowerCase()} `));
  expect(byOrder).toMatchObject({ orderNumber, soldBy: 'Maren Okafor', mayUndo: true, scanned: null });
  expect(byOrder.pairs).toMatchObject([
    { barcode: first, size: '9', formerBin: 'E-24-01', consigned: false, returned: null },
    { barcode: second, size: '10', formerBin: 'E-24-01', consigned: false, returned: null },
  ]);
  expect(ok(await find(second))).toEqual({ ...byOrder, scanned: second });
  // Only the person who sold, and admins, undo the sale.
  expect(ok(await ines().findSale({ ...at, search: second })).mayUndo).toBe(false);
  expect(ok(await shop.as('petra-lindqvist').storefront.findSale({ ...at, search: second })).mayUndo).toBe(true);
});

test('A pair that comes back is free in its bin, and leaves its order', { tags: 'M-05' }, async () => {
  const { barcodes, orderNumber } = await sold(shop, ['9', '10']);
  const [first = '', second = ''] = barcodes;
  const back = ok(await ines().takeBack(returnOf({ barcode: first, orderNumber, bin: 'E-24-01' })));
  expect(back).toMatchObject({ barcode: first, orderNumber, bin: 'E-24-01', onHold: false });
  expect(back.returnNumber).toMatch(/^R-\d+$/);
  expect(await unitOf(first)).toMatchObject({ state: 'Checked In', bin: 'E-24-01', on_hold: false, missing: false });
  expect(await itemsOf(orderNumber)).toEqual([null, second]);
  const { pairs } = ok(await find(orderNumber));
  expect(pairs).toMatchObject([
    { barcode: first, returned: { by: 'Ines Calloway', reason: 'too small', condition: 'as new' } },
    { barcode: second, returned: null },
  ]);
  // A pair in its bin is no work of the stockroom.
  expect(await toldOf('returned', first)).toEqual([]);
  const order = await shop.as('petra-lindqvist').consignee.getOrderSale({ orderNumber });
  expect(ok(order)).toMatchObject({ status: 'sold', open: 1 });
  ok(await ines().takeBack(returnOf({ barcode: second })));
  expect(ok(await shop.as('petra-lindqvist').consignee.getOrderSale({ orderNumber })).status).toBe('returned');
});

test('The history names the reason, the order and the request', { tags: ['M-05', 'Z-10'] }, async () => {
  const { barcode, orderNumber } = await sold(shop);
  ok(await maren().takeBack(returnOf({ barcode, reason: 'too big' })));
  const event = await lastEvent(barcode);
  expect(event).toMatchObject({
    kind: 'returned',
    by: 'Maren Okafor',
    fromState: 'Sold',
    toState: 'Checked In',
    orderNumber,
    note: 'Too big',
    noteText: 'Too big',
    requestId: expect.any(String),
  });
});

test.each([
  ['faulty', 'as new', 'Faulty'],
  ['other', 'worn', 'Worn'],
] as const)('A pair that is %s and %s is on hold: %s', { tags: 'M-05' }, async (reason, condition, note) => {
  const { barcode } = await sold(shop);
  expect(ok(await maren().takeBack(returnOf({ barcode, reason, condition, bin: 'E-24-02' }))).onHold).toBe(true);
  expect(await unitOf(barcode)).toMatchObject({ state: 'Checked In', bin: 'E-24-02', on_hold: true, note });
  const told = await toldOf('returned', barcode);
  expect(new Set(told.map(({ title }) => title))).toEqual(
    new Set(['Halden Court 82, size 9 came back and is on hold']),
  );
});

test('Without a bin the stockroom is told to put the pair away', { tags: ['M-05', 'N-02'] }, async () => {
  const { barcode } = await sold(shop);
  ok(await maren().takeBack(returnOf({ barcode, condition: 'no lid' })));
  expect(await unitOf(barcode)).toMatchObject({ state: 'Checked In', bin: null, on_hold: false });
  const told = await toldOf('returned', barcode);
  expect(told.map(({ user_id: id }) => id)).toContain('1004');
  expect(told[0]?.title).toBe('Halden Court 82, size 9 came back. It has no bin yet');
});

test(
  "The consignee is told, and the pair is among the owner's pairs in stock",
  { tags: ['M-05', 'G-06'] },
  async () => {
    const { barcode } = await sold(shop);
    await bring(barcode, '1008');
    const of = async (kind: 'sold' | 'inStock') =>
      ok(await shop.as('jonah-whitaker').consignee.getConsignmentQueue({ ...at, kind, size: 200 })).content.filter(
        (pair) => pair.barcode === barcode,
      );
    expect(await of('sold')).toHaveLength(1);
    ok(await maren().takeBack(returnOf({ barcode })));
    expect(await of('sold')).toEqual([]);
    expect(await of('inStock')).toHaveLength(1);
    expect(await toldOf('consigned-returned', barcode)).toEqual([
      { title: 'Consigned pair came back from its customer', user_id: '1008' },
    ]);
  },
);

test('A sale that came back is no sale in the figures, and its row says so', { tags: ['M-05', 'V-03'] }, async () => {
  const day = localDay(new Date(), { timeZone: 'America/New_York' });
  const days = { from: day, to: day };
  const read = async () => {
    const { figures } = ok(await shop.as('tomas-reyes').cube.getInsight({ ...at, ...days }));
    const rows = ok(
      await shop
        .as('tomas-reyes')
        .cube.getInsightRows({ ...at, ...days, measure: 'sold', outcome: 'brought', size: 200 }),
    );
    const { part, cases } = figures.find(({ measure }) => measure === 'sold') ?? { part: -1, cases: -1 };
    return { part, cases, rows: rows.content.filter(({ isPart }) => isPart).length, total: rows.cases };
  };
  const before = await read();
  const { barcode } = await sold(shop);
  const after = await read();
  expect(after).toEqual({
    part: before.part + 1,
    cases: before.cases + 1,
    rows: before.rows + 1,
    total: before.total + 1,
  });
  ok(await maren().takeBack(returnOf({ barcode })));
  // The customer had the pair: it was brought.
  expect(await read()).toEqual({ ...after, part: before.part, rows: before.rows });
});

test('Of two people who take a pair back one wins, and the other reads who it was', { tags: 'M-05' }, async () => {
  const { barcode, orderNumber } = await sold(shop);
  const both = await Promise.all([
    maren().takeBack(returnOf({ barcode, orderNumber })),
    ines().takeBack(returnOf({ barcode, orderNumber })),
  ]);
  expect(both.filter(({ ok: isDone }) => isDone)).toHaveLength(1);
  const lost = both.find(({ ok: isDone }) => !isDone);
  const winner = both[0].ok ? 'Maren Okafor' : 'Ines Calloway';
  expect(refusal(lost ?? both[0])).toMatchObject({
    status: 409,
    field: '/barcode',
    message: expect.stringMatching(new RegExp(`^${winner} took this pair back at \\d\\d:\\d\\d\\.$`)),
  });
  const found = refusal(await find(barcode));
  expect(found).toMatchObject({ status: 409, field: 'search' });
  const documents = await shop.rows(
    `select from movements join movement_lines on movement_id = movements.id where kind = 'return' and barcode = $1`,
    barcode,
  );
  expect(documents).toHaveLength(1);
});

test('A repeated return is the same return', { tags: ['M-05', 'F-01'] }, async () => {
  const { barcode } = await sold(shop);
  const key = 'return-1';
  const first = ok(await maren().takeBack(returnOf({ barcode }), { key }));
  expect(ok(await maren().takeBack(returnOf({ barcode }), { key }))).toEqual(first);
});

test('A pair that is sold again is not taken back for its former order', { tags: 'M-05' }, async () => {
  const { barcode, orderNumber } = await sold(shop);
  ok(await maren().takeBack(returnOf({ barcode, orderNumber })));
  const [unit] = await shop.rows<{ variant_id: string }>('select variant_id from units where barcode = $1', barcode);
  const other = await orderFor(shop, 'YK-AGAIN', [unit?.variant_id ?? '']);
  const [item] = await shop.rows<{ id: string }>('select id from order_items where order_number = $1', other);
  const lena = shop.as('lena-park').consignee;
  ok(await lena.fulfilRetailOrder({ orderNumber: other, items: [{ itemId: item?.id ?? '', barcode }] }));
  ok(await lena.markOrderSold({ orderNumber: other }));
  expect(refusal(await maren().takeBack(returnOf({ barcode, orderNumber })))).toMatchObject({
    status: 409,
    message: 'This pair is sold with order YK-AGAIN. Scan it again.',
  });
  expect(await unitOf(barcode)).toMatchObject({ state: 'Sold' });
});

test('Refused is what is not sold, cancelled, unknown, or of another location', { tags: 'M-05' }, async () => {
  const { barcodes, variantId } = await stockUp(shop, 'hc82-104-cf', '11', 2);
  const [free = '', away = ''] = barcodes;
  const problemOf = async (search: string) => refusal(await find(search));
  expect(await problemOf(free)).toMatchObject({ status: 409, message: 'This pair is not sold.', field: 'search' });
  expect(refusal(await maren().takeBack(returnOf({ barcode: free })))).toMatchObject({
    status: 409,
    message: 'This pair is not sold.',
    field: '/barcode',
  });
  await shop.rows(`update units set location_id = 'bedford-avenue', bin_id = null where barcode = $1`, away);
  const elsewhere = { status: 409, message: 'This pair belongs to another location.' };
  expect(await problemOf(away)).toMatchObject(elsewhere);
  expect(refusal(await maren().takeBack(returnOf({ barcode: away })))).toMatchObject(elsewhere);
  expect(await problemOf('YK-NONE')).toMatchObject({ status: 404 });
  const open = await orderFor(shop, 'YK-OPEN', [variantId]);
  expect(await problemOf(open)).toMatchObject({ status: 409, message: 'Order YK-OPEN is not sold.' });
  await shop.rows('update order_items set cancelled_at = now() where order_number = $1', open);
  expect(await problemOf(open)).toMatchObject({ status: 409, message: 'Order YK-OPEN is cancelled.' });
  const { barcode } = await sold(shop);
  expect(refusal(await maren().takeBack(returnOf({ barcode, bin: 'Z-99-99' })))).toMatchObject({
    status: 422,
    field: '/bin',
  });
  const picker = await shop.as('dario-vance').storefront.takeBack(returnOf({ barcode }));
  expect(refusal(picker).status).toBe(403);
});

test('A pair that was sold without an order on record comes back, too', { tags: 'M-05' }, async () => {
  const [barcode = ''] = (await stockUp(shop, 'hc82-104-cf', '11', 1)).barcodes;
  await shop.rows(`update units set state = 'Sold', bin_id = null where barcode = $1`, barcode);
  const found = ok(await find(barcode));
  expect(found).toMatchObject({ orderNumber: null, soldBy: null, mayUndo: false, scanned: barcode });
  expect(found.pairs).toMatchObject([{ barcode, formerBin: 'E-24-01' }]);
  ok(await maren().takeBack(returnOf({ barcode })));
  expect(await unitOf(barcode)).toMatchObject({ state: 'Checked In' });
});
