import { afterAll, beforeAll, expect, test } from 'vitest';
import { CANAL, orderFor, stockUp } from '../../support/goods.ts';
import { demoProductVariant } from '../../support/pick.ts';
import { sold } from '../../support/sales.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

const DAY = 86_400_000;

let shop: Shop;
let now = Date.now();
beforeAll(async () => {
  shop = await openShop({ now: () => new Date(now) });
});
afterAll(() => shop?.close());

const at = { locationId: CANAL };
const undo = (sub: string, orderNumber: string) => shop.as(sub).storefront.undoSale({ ...at, orderNumber });
const unitOf = async (barcode: string) =>
  (
    await shop.rows<{ state: string; bin: string | null; ordered: string | null }>(
      `select state, bins.code as bin, order_number as ordered
       from units left join bins on bins.id = bin_id left join order_items on unit_id = units.id where barcode = $1`,
      barcode,
    )
  )[0];
const lineOf = async (lineId: string) =>
  (
    await shop.rows<{ status: string; closed_at: Date | null; picked_bin: string | null }>(
      'select status, closed_at, picked_bin from request_lines where id = $1',
      lineId,
    )
  )[0];
const lastEvent = async (barcode: string) =>
  ok(await shop.as('dario-vance').inventory.getUnitHistory({ ...at, barcode }))[0];

/** A pair that was reserved for an order in its bin, and sold. */
async function soldFromBin(orderNumber: string) {
  const { variantId, barcodes } = await stockUp(shop, 'kdh-077-oc', '9', 1);
  const [barcode = ''] = barcodes;
  await orderFor(shop, orderNumber, [variantId]);
  const [item] = await shop.rows<{ id: string }>('select id from order_items where order_number = $1', orderNumber);
  const lena = shop.as('lena-park').consignee;
  ok(await lena.fulfilRetailOrder({ orderNumber, items: [{ itemId: item?.id ?? '', barcode }] }));
  ok(await lena.markOrderSold({ orderNumber }));
  return barcode;
}

test('A wrong sale of a line is undone: it is checked out again, and the order is open', { tags: 'M-05' }, async () => {
  const { barcode, lineId, orderNumber } = await sold(shop);
  const before = await lineOf(lineId);
  const order = ok(await undo('maren-okafor', orderNumber));
  expect(order).toMatchObject({ orderNumber, status: 'open', soldAt: null, items: [{ barcode: null }] });
  expect(await unitOf(barcode)).toEqual({ state: 'Checked Out', bin: 'E-24-01', ordered: null });
  expect(await lineOf(lineId)).toEqual({ ...before, status: 'checkedout', closed_at: null });
  expect(await lastEvent(barcode)).toMatchObject({
    kind: 'sale-undone',
    by: 'Maren Okafor',
    fromState: 'Sold',
    toState: 'Checked Out',
    toBin: 'E-24-01',
    orderNumber,
  });
  // It is sold with the right order.
  const right = await orderFor(shop, 'YK-RIGHT', [demoProductVariant('hc82-104-cf', '9').variantId]);
  const again = await shop.as('maren-okafor').storefront.sellLine({ ...at, lineId, orderNumber: right });
  expect(ok(again).isComplete).toBe(true);
  expect(await lineOf(lineId)).toMatchObject({ status: 'sold' });
});

test('A pair from its bin is reserved for the order again, in that bin', { tags: 'M-05' }, async () => {
  const barcode = await soldFromBin('YK-BIN');
  expect(await unitOf(barcode)).toMatchObject({ state: 'Sold', bin: null });
  expect(ok(await undo('lena-park', 'YK-BIN')).status).toBe('fulfilled');
  expect(await unitOf(barcode)).toEqual({ state: 'Pending', bin: 'E-24-01', ordered: 'YK-BIN' });
  ok(await shop.as('lena-park').consignee.markOrderSold({ orderNumber: 'YK-BIN' }));
  expect(await unitOf(barcode)).toMatchObject({ state: 'Sold' });
});

test('Consignees and the other associates whose pairs were sold are told', { tags: ['M-05', 'N-02'] }, async () => {
  const { barcode, orderNumber } = await sold(shop);
  await shop.rows(`update units set consignee_id = '1008' where barcode = $1`, barcode);
  ok(await undo('petra-lindqvist', orderNumber));
  const told = await shop.rows<{ title: string; user_id: string }>(
    `select title, user_id from notifications where object_id = $1 and type in ('returned', 'consigned-returned') order by id`,
    barcode,
  );
  expect(told).toEqual([
    { title: 'The sale of a consigned pair is undone', user_id: '1008' },
    { title: 'The sale of Halden Court 82, size 9 is undone. It is checked out to you', user_id: '1001' },
  ]);
});

test('Another person does not undo a sale, and reads who sold', { tags: 'M-05' }, async () => {
  const { barcode, orderNumber } = await sold(shop);
  expect(refusal(await undo('ines-calloway', orderNumber))).toMatchObject({
    status: 403,
    field: '/orderNumber',
    message: `Maren Okafor sold order ${orderNumber}. Ask an admin to undo the sale.`,
  });
  expect(await unitOf(barcode)).toMatchObject({ state: 'Sold', ordered: orderNumber });
  expect(refusal(await undo('dario-vance', orderNumber)).status).toBe(403);
});

test('On a later day only an admin undoes a sale', { tags: 'M-05' }, async () => {
  const { barcode, orderNumber } = await sold(shop);
  now += DAY;
  expect(refusal(await undo('maren-okafor', orderNumber))).toMatchObject({
    status: 403,
    message: `Order ${orderNumber} was sold on another day. Ask an admin to undo the sale.`,
  });
  ok(await undo('tomas-reyes', orderNumber));
  expect(await unitOf(barcode)).toMatchObject({ state: 'Checked Out' });
});

test('Of two who undo a sale one wins; what came back before stays as it is', { tags: 'M-05' }, async () => {
  const { barcodes, orderNumber } = await sold(shop, ['9', '10']);
  const [first = '', second = ''] = barcodes;
  const back = { ...at, barcode: first, reason: 'too small', condition: 'as new' } as const;
  ok(await shop.as('maren-okafor').storefront.takeBack(back));
  const both = await Promise.all([undo('maren-okafor', orderNumber), undo('petra-lindqvist', orderNumber)]);
  expect(both.filter(({ ok: isDone }) => isDone)).toHaveLength(1);
  const lost = both.find(({ ok: isDone }) => !isDone) ?? both[0];
  expect(refusal(lost)).toMatchObject({ status: 409, message: `Order ${orderNumber} is not sold.` });
  expect(await unitOf(first)).toEqual({ state: 'Checked In', bin: null, ordered: null });
  expect(await unitOf(second)).toMatchObject({ state: 'Checked Out' });
});

test('A sale of another location is not found', { tags: 'M-05' }, async () => {
  const { orderNumber } = await sold(shop);
  const elsewhere = await shop.as('petra-lindqvist').storefront.undoSale({ locationId: 'bedford-avenue', orderNumber });
  expect(refusal(elsewhere)).toMatchObject({
    status: 404,
    message: `There is no order ${orderNumber} at this location.`,
  });
});
