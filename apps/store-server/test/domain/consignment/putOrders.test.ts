import type { PutOrder } from '@instore/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CANAL, cartLine, stockUp } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const lena = () => shop.as('lena-park').consignee;
const owner = () => shop.as('tomas-reyes').consignee;
const placedAt = '2026-11-23T15:30:12.000Z';

type Item = PutOrder['items'][number];
const put = (orderNumber: string, items: Item[], rest: { paid?: boolean; placedAt?: string } = {}) =>
  owner().putOrders({ locationId: CANAL, orders: [{ orderNumber, placedAt, items, ...rest }] });
const read = async (orderNumber: string) => ok(await lena().getEligibleBarcodes({ orderNumber }));
const stateOf = async (barcode = '') =>
  (await shop.rows<{ state: string }>('select state from units where barcode = $1', barcode))[0]?.state;

/** Reserves a pair for the first item of an order that has none. */
async function fill(orderNumber: string, barcode = ''): Promise<void> {
  const item = (await read(orderNumber)).items.find((each) => each.barcode === null);
  ok(await lena().fulfilRetailOrder({ orderNumber, items: [{ itemId: item?.itemId ?? '', barcode }] }));
}

test('An order comes in by ids or by SKU and size, and again without a change', { tags: 'O-08' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
  const items = [
    { inventoryItemId: goods.variantId, quantity: 2 },
    { sku: 'hc82-104-tc', size: '9', sizeSystem: 'US M' as const },
  ];
  const [result] = ok(await put('YK-P1', items));
  expect(result).toMatchObject({
    orderNumber: 'YK-P1',
    isDone: true,
    order: { status: 'open', paid: true, placedAt: '2026-11-23T15:30:12.000Z', locationId: CANAL },
  });
  expect(result?.order.items.map(({ sku, size }) => `${sku} ${size}`)).toEqual([
    'HC82-104-CF 9',
    'HC82-104-CF 9',
    'HC82-104-TC 9',
  ]);
  expect(ok(await put('YK-P1', items))).toEqual([result]);
});

test('The offset of an order’s time counts, with and without its colon', { tags: 'O-08' }, async () => {
  const { variantId } = await stockUp(shop, 'hc82-104-cf', '9', 1);
  for (const [at, time] of ['2026-11-23T10:30:00+0530', '2026-11-23T10:30:00+05:30'].entries()) {
    const [result] = ok(await put(`YK-T${at}`, [{ inventoryItemId: variantId }], { placedAt: time }));
    expect(result?.order.placedAt).toBe('2026-11-23T05:00:00.000Z');
  }
});

test('A time that the database does not have is refused', { tags: 'O-08' }, async () => {
  const { variantId } = await stockUp(shop, 'hc82-104-cf', '9', 1);
  const placed = put('YK-T2', [{ inventoryItemId: variantId }], { placedAt: '0000-01-01T00:00:00Z' });
  expect(refusal(await placed)).toMatchObject({ status: 400 });
});

test('An item that is cancelled leaves its pair, which is free again and says so', { tags: 'O-08' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '9.5', 2);
  const item = { inventoryItemId: goods.variantId };
  ok(await put('YK-P2', [{ ...item, quantity: 3 }]));
  const [first, second] = goods.barcodes;
  await fill('YK-P2', first);
  await fill('YK-P2', second);
  // The item without a pair goes first.
  ok(await put('YK-P2', [{ ...item, quantity: 2 }]));
  expect([await stateOf(first), await stateOf(second)]).toEqual(['Pending', 'Pending']);
  ok(await put('YK-P2', [{ ...item, quantity: 1 }]));
  expect([await stateOf(first), await stateOf(second)]).toEqual(['Pending', 'Checked In']);
  const [cancelled] = ok(await put('YK-P2', [{ ...item, quantity: 0 }]));
  expect(cancelled?.order).toMatchObject({ status: 'cancelled', items: [] });
  expect(await stateOf(first)).toBe('Checked In');
  const history = ok(
    await shop.as('maren-okafor').inventory.getUnitHistory({ barcode: first ?? '', locationId: CANAL }),
  );
  expect(history.slice(0, 2).map(({ kind, by }) => [kind, by])).toEqual(
    expect.arrayContaining([
      ['order-cancelled', 'Tomas Reyes'],
      ['released', 'Tomas Reyes'],
    ]),
  );
  expect(history.find(({ kind }) => kind === 'order-cancelled')?.orderNumber).toBe('YK-P2');
  expect(refusal(await lena().markOrderSold({ orderNumber: 'YK-P2' }))).toMatchObject({
    status: 409,
    message: 'Order YK-P2 is cancelled.',
  });
  const [ordered] = ok(await put('YK-P2', [item]));
  expect(ordered?.order).toMatchObject({ status: 'open' });
});

test('An order that comes again without an item cancels it, and its pair stays out', { tags: 'O-08' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '10', 1);
  const [barcode = ''] = goods.barcodes;
  const other = { sku: 'HC82-104-TC', size: '10', sizeSystem: 'US M' as const };
  ok(await put('YK-P3', [{ inventoryItemId: goods.variantId }, other]));
  const maren = shop.as('maren-okafor');
  const placed = ok(await maren.inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  const at = { locationId: CANAL, lineId: placed.lines[0]?.lineId ?? '' };
  ok(await shop.as('dario-vance').inventory.checkOut({ ...at, barcode }));
  ok(await maren.storefront.sellLine({ ...at, orderNumber: 'YK-P3' }));
  ok(await put('YK-P3', [other]));
  expect(await stateOf(barcode)).toBe('Checked Out');
  expect(refusal(await maren.storefront.sellLine({ ...at, orderNumber: 'YK-P3' })).message).toBe(
    'Order YK-P3 has no open item for this pair. Check the number.',
  );
});

test('An order is sold only once it is paid, and stays as it is then', { tags: ['O-08', 'G-02'] }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '10.5', 1);
  const items = [{ inventoryItemId: goods.variantId }];
  ok(await put('YK-P4', items, { paid: false }));
  await fill('YK-P4', goods.barcodes[0]);
  expect(refusal(await lena().markOrderSold({ orderNumber: 'YK-P4' }))).toMatchObject({
    status: 409,
    message: 'Order YK-P4 is not paid yet.',
  });
  ok(await put('YK-P4', items, { paid: true }));
  ok(await lena().markOrderSold({ orderNumber: 'YK-P4' }));
  expect(ok(await put('YK-P4', items))).toMatchObject([{ isDone: true, message: null, order: { status: 'sold' } }]);
  expect(ok(await put('YK-P4', [{ ...items[0], quantity: 2 }]))).toMatchObject([
    { isDone: false, message: 'Order YK-P4 is sold and stays as it is.', order: { items: [{}] } },
  ]);
});

test('What cannot be ordered is named with its field, and then no order is written', { tags: 'O-08' }, async () => {
  const known = { sku: 'HC82-104-CF', size: '9', sizeSystem: 'US M' as const };
  const wrong: [Item[], string, string][] = [
    [
      [known, { inventoryItemId: 'nothing' }],
      '/orders/1/items/1/inventoryItemId',
      'The variant there is no size "nothing".',
    ],
    [[{ sku: 'HC82-104-CF', size: '99' }], '/orders/1/items/0/size', ''],
    [[{ quantity: 1 }], '/orders/1/items/0/inventoryItemId', ''],
    [[known, known], '/orders/1/items/1/inventoryItemId', ''],
  ];
  for (const [items, field] of wrong) {
    const orders = [
      { orderNumber: 'YK-P5', placedAt, items: [known] },
      { orderNumber: 'YK-P6', placedAt, items },
    ];
    expect(refusal(await owner().putOrders({ locationId: CANAL, orders }))).toMatchObject({ status: 422, field });
  }
  await shop.rows(`insert into orders (number, location_id, placed_at) values ('YK-P7', 'bedford-avenue', now())`);
  expect(refusal(await put('YK-P7', [known]))).toMatchObject({ status: 422, field: '/orders/0/orderNumber' });
  expect(await shop.rows(`select number from orders where number in ('YK-P5', 'YK-P6')`)).toEqual([]);
});

test('Two locations that send the same new number at once get one order', { tags: 'O-08' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
  const putAt = (locationId: string) =>
    owner().putOrders({
      locationId,
      orders: [{ orderNumber: 'YK-RACE', placedAt, items: [{ inventoryItemId: goods.variantId }] }],
    });
  // Without a lock, both writers pass the check and then wait for this order.
  const holder = await shop.database.pool.connect();
  await holder.query('begin');
  await holder.query(`insert into orders (number, location_id, placed_at) values ('YK-RACE', $1, now())`, [CANAL]);
  const waiting = async () =>
    (await shop.rows(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
      .length;
  const first = putAt(CANAL);
  await expect.poll(waiting).toBe(1);
  const second = putAt('bedford-avenue');
  await expect.poll(waiting).toBe(2);
  await holder.query('rollback');
  holder.release();

  expect(ok(await first)).toMatchObject([{ isDone: true, order: { locationId: CANAL } }]);
  expect(refusal(await second)).toMatchObject({
    status: 422,
    message: 'Another location has an order with this number.',
  });
  expect((await read('YK-RACE')).items).toHaveLength(1);
});
