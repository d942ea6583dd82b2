import { afterAll, beforeAll, expect, test } from 'vitest';
import { CANAL, cartLine, stockUp } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';
import { createOrders } from './createOrders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const { newsOf, order, stateOf } = createOrders(() => shop);

const as = (sub: string) => shop.as(sub).consignee;
const lena = () => as('lena-park');
const maren = () => as('maren-okafor');

test(
  'An order is fulfilled with eligible units and sold; the consignee is notified',
  { tags: ['G-02', 'G-04'] },
  async () => {
    const goods = await stockUp(shop, 'kdh-077-oc', '9', 2);
    const [first = '', second = ''] = goods.barcodes;
    await shop.rows(`update units set consignee_id = '1008' where barcode = $1`, first);
    const { orderNumber, items } = await order(goods, goods);
    expect(refusal(await maren().markOrderSold({ orderNumber }))).toEqual({
      status: 409,
      message: `Order ${orderNumber} cannot be sold: 2 pairs of it have no barcode yet.`,
      field: 'orderNumber',
    });
    const eligible = ok(await maren().getEligibleBarcodes({ orderNumber }));
    expect(eligible.status).toBe('open');
    expect(eligible.items[0]?.eligible?.map((pair) => pair.barcode)).toEqual(goods.barcodes);

    const [one = '', two = ''] = items;
    const part = { orderNumber, items: [{ itemId: one, barcode: first }] };
    expect(ok(await maren().fulfilRetailOrder(part)).status).toBe('open');
    expect(refusal(await maren().markOrderSold({ orderNumber })).message).toBe(
      `Order ${orderNumber} cannot be sold: 1 pair of it has no barcode yet.`,
    );
    expect(await stateOf(first)).toMatchObject({ state: 'Pending' });
    const placed = await shop
      .as('maren-okafor')
      .inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods, 2)] });
    expect(refusal(placed).status).toBe(409);
    // A repetition succeeds, another unit for the same item is refused.
    ok(await maren().fulfilRetailOrder(part));
    expect(
      refusal(await maren().fulfilRetailOrder({ orderNumber, items: [{ itemId: one, barcode: second }] })),
    ).toMatchObject({ status: 409, field: '/items/0/itemId' });
    const rest = { orderNumber, items: [{ itemId: two, barcode: second }] };
    expect(ok(await maren().fulfilRetailOrder(rest)).status).toBe('fulfilled');

    const sold = ok(await maren().markOrderSold({ orderNumber }));
    expect(sold).toMatchObject({ status: 'sold' });
    expect(await stateOf(first)).toMatchObject({ state: 'Sold', bin_id: null });
    expect(await newsOf('1008', 'jonah-whitaker')).toMatchObject({
      title: 'Consigned pair sold at the till',
      objectId: first,
      type: { name: 'consigned-sold', objectIdName: 'Barcode' },
    });
    // A repetition changes nothing.
    expect(ok(await maren().markOrderSold({ orderNumber }))).toEqual(sold);
    expect(refusal(await maren().fulfilRetailOrder(rest))).toMatchObject({ status: 409, field: '/orderNumber' });
  },
);

test('Of the pairs for an order the one that a customer tries on is listed first', { tags: 'G-02' }, async () => {
  const goods = await stockUp(shop, 'kdh-077-oc', '11', 2);
  const [nearest = '', tried = ''] = goods.barcodes;
  ok(await shop.as('ines-calloway').inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  ok(await shop.as('dario-vance').inventory.checkOut({ locationId: CANAL, barcode: tried }));
  const { orderNumber } = await order(goods);
  const [item] = ok(await maren().getEligibleBarcodes({ orderNumber })).items;
  expect(item?.eligible?.map(({ barcode }) => barcode)).toEqual([tried, nearest]);
});

test('A checked-out unit can be sold, and its line leaves the lists', { tags: ['G-02', 'Z-07'] }, async () => {
  const goods = await stockUp(shop, 'kdh-077-oc', '10', 1);
  const [barcode = ''] = goods.barcodes;
  const floor = shop.as('ines-calloway');
  const dario = shop.as('dario-vance').inventory;
  const placed = ok(await floor.inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  const { orderNumber, items } = await order(goods);
  const buy = { orderNumber, items: [{ itemId: items[0] ?? '', barcode }] };
  expect(refusal(await maren().fulfilRetailOrder(buy))).toEqual({
    status: 409,
    message: `This pair is reserved for request ${placed.requestId}. Take another one.`,
    field: '/items/0/barcode',
  });
  ok(await dario.checkOut({ locationId: CANAL, barcode }));
  expect(ok(await maren().getEligibleBarcodes({ orderNumber })).items[0]?.eligible?.[0]?.barcode).toBe(barcode);
  expect(ok(await as('ines-calloway').fulfilRetailOrder(buy)).status).toBe('fulfilled');
  expect(refusal(await dario.checkIn({ locationId: CANAL, barcode })).message).toBe(
    `This pair belongs to order ${orderNumber}.`,
  );
  ok(await maren().markOrderSold({ orderNumber }));
  const out = ok(await dario.getWarehouseLines({ locationId: CANAL, status: 'checkedout', size: 200 }));
  expect(out.content.some((line) => line.barcode === barcode)).toBe(false);
  expect(ok(await dario.getRequest({ requestId: placed.requestId })).lines[0]?.status).toBe('sold');
  expect(await newsOf('1002', 'ines-calloway')).toMatchObject({ title: 'Sold at the till', objectId: orderNumber });
  expect(refusal(await dario.checkIn({ locationId: CANAL, barcode })).message).toBe('This pair is sold.');
});

test('Only who may sell a line ties its checked-out pair to an order', { tags: ['G-04', 'Z-09', 'Z-12'] }, async () => {
  const goods = await stockUp(shop, 'kdh-077-oc', '10', 1);
  const [barcode = ''] = goods.barcodes;
  ok(await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  ok(await shop.as('dario-vance').inventory.checkOut({ locationId: CANAL, barcode }));
  const { orderNumber, items } = await order(goods);
  const buy = { orderNumber, items: [{ itemId: items[0] ?? '', barcode }] };
  for (const sub of ['ines-calloway', 'dario-vance', 'lena-park']) {
    expect(refusal(await as(sub).fulfilRetailOrder(buy)), sub).toEqual({
      status: 403,
      message: `${goods.title}, size 10 belongs to another associate.`,
      field: '/items/0/barcode',
    });
  }
  expect(ok(await as('petra-lindqvist').fulfilRetailOrder(buy)).status).toBe('fulfilled');
});

test('A unit that does not fit an order is refused with its item', { tags: 'G-04' }, async () => {
  const goods = await stockUp(shop, 'tfr-2210-be', '9', 1);
  const other = await stockUp(shop, 'tfr-2210-be', '10', 1);
  const { orderNumber, items } = await order(goods, goods);
  const [one = '', two = ''] = items;
  const [right = '', wrong = ''] = [goods.barcodes[0], other.barcodes[0]];
  const fulfil = async (...said: { itemId: string; barcode: string }[]) =>
    refusal(await maren().fulfilRetailOrder({ orderNumber, items: said }));
  expect(await fulfil({ itemId: one, barcode: right }, { itemId: two, barcode: wrong })).toEqual({
    status: 422,
    message: 'This is another product or size than was ordered.',
    field: '/items/1/barcode',
  });
  expect(await stateOf(right)).toMatchObject({ state: 'Checked In' });
  expect(await fulfil({ itemId: one, barcode: 'none' })).toMatchObject({ status: 422, field: '/items/0/barcode' });
  expect(await fulfil({ itemId: '999999', barcode: right })).toMatchObject({ status: 422, field: '/items/0/itemId' });
  expect(await fulfil({ itemId: one, barcode: right }, { itemId: two, barcode: right })).toMatchObject({ status: 422 });
  ok(await lena().setBarcodeOnHold({ barcode: right }));
  expect((await fulfil({ itemId: one, barcode: right })).message).toBe('This pair is on hold. Take another one.');
  ok(await lena().setBarcodeOnHold({ barcode: right, onHold: false }));
  ok(await lena().setBarcodeMissing({ barcode: right }));
  expect((await fulfil({ itemId: one, barcode: right })).message).toBe('This pair is missing. Take another one.');
  await shop.rows(`update units set state = 'Sold', missing = false, bin_id = null where barcode = $1`, right);
  expect(await fulfil({ itemId: one, barcode: right })).toEqual({
    status: 409,
    message: 'This pair is sold.',
    field: '/items/0/barcode',
  });
});

test('An order or unit of another location is not found', { tags: ['G-02', 'G-03', 'S-07'] }, async () => {
  const [foreign] = await shop.rows<{ barcode: string }>(
    `select barcode from units where location_id = 'milwaukee-avenue' and barcode is not null limit 1`,
  );
  expect(refusal(await lena().setBarcodeOnHold({ barcode: foreign?.barcode ?? '' }))).toEqual({
    status: 404,
    message: `No pair has the barcode ${foreign?.barcode}.`,
    field: '/barcode',
  });
  expect(refusal(await maren().markOrderSold({ orderNumber: 'YK-0' }))).toEqual({
    status: 404,
    message: 'There is no order YK-0.',
    field: 'orderNumber',
  });
});

test('The demo has orders of the shop system: one sold, three open', { tags: 'G-02' }, async () => {
  expect(ok(await maren().getEligibleBarcodes({ orderNumber: 'YK-30418' })).status).toBe('sold');
  const open = ok(await maren().getEligibleBarcodes({ orderNumber: 'YK-30421' }));
  expect(open.items).toHaveLength(2);
  expect(open.status).toBe('open');
});

test('The same Idempotency-Key for another order is refused', { tags: ['G-02', 'Z-02'] }, async () => {
  const goods = await stockUp(shop, 'kdh-077-oc', '9', 2);
  const [one, other] = [await order(goods), await order(goods)];
  for (const [index, { orderNumber, items }] of [one, other].entries()) {
    ok(
      await maren().fulfilRetailOrder({
        orderNumber,
        items: [{ itemId: items[0] ?? '', barcode: goods.barcodes[index] ?? '' }],
      }),
    );
  }
  const options = { key: crypto.randomUUID() };
  expect(ok(await maren().markOrderSold({ orderNumber: one.orderNumber }, options)).status).toBe('sold');
  expect(refusal(await maren().markOrderSold({ orderNumber: other.orderNumber }, options))).toMatchObject({
    status: 422,
    field: 'Idempotency-Key',
  });
  expect(await stateOf(goods.barcodes[1] ?? '')).toMatchObject({ state: 'Pending' });
  expect(ok(await maren().markOrderSold({ orderNumber: one.orderNumber }, options)).orderNumber).toBe(one.orderNumber);
});

test(
  'An order whose unit is being replaced is not sold with the missing unit',
  { tags: ['G-02', 'G-03'] },
  async () => {
    const goods = await stockUp(shop, 'kdh-077-oc', '10', 2);
    const [missing = '', instead = ''] = goods.barcodes;
    const { orderNumber, items } = await order(goods);
    ok(await maren().fulfilRetailOrder({ orderNumber, items: [{ itemId: items[0] ?? '', barcode: missing }] }));

    // Both wait for the unit: first the replacement, then the sale, which has already read the items of the order.
    const holder = await shop.database.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from units where barcode = $1 for update', [missing]);
    const waiting = async () =>
      (
        await shop.rows(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).length;
    const replaced = lena().replaceMissingPair({ missingBarcode: missing, selectedReplacementBarcode: instead });
    await expect.poll(waiting).toBe(1);
    const sold = maren().markOrderSold({ orderNumber });
    await expect.poll(waiting).toBe(2);
    await holder.query('commit');
    holder.release();

    ok(await replaced);
    expect(refusal(await sold)).toEqual({
      status: 409,
      message: `A pair of order ${orderNumber} was just replaced. Check the order and try again.`,
      field: 'orderNumber',
    });
    expect(await stateOf(missing)).toMatchObject({ state: 'Checked In', missing: true });
    ok(await maren().markOrderSold({ orderNumber }));
    expect(await stateOf(instead)).toMatchObject({ state: 'Sold' });
    expect(await stateOf(missing)).toMatchObject({ state: 'Checked In', missing: true });
  },
);

test('A sale tells consignees the barcode of each pair, and no order', { tags: ['G-02', 'N-02'] }, async () => {
  const goods = await stockUp(shop, 'bst-318-be', '8.5', 2);
  const { orderNumber, items } = await order(goods, goods);
  await shop.rows(`update units set consignee_id = '1008' where barcode = any($1)`, goods.barcodes);
  for (const sub of ['maren-okafor', 'ines-calloway'])
    ok(await shop.as(sub).inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  for (const barcode of goods.barcodes)
    ok(await shop.as('dario-vance').inventory.checkOut({ locationId: CANAL, barcode }));
  const chosen = items.map((itemId, at) => ({ itemId, barcode: goods.barcodes[at] ?? '' }));
  ok(await as('petra-lindqvist').fulfilRetailOrder({ orderNumber, items: chosen }));
  await shop.rows('update units set missing = true, on_hold = true where barcode = any($1)', goods.barcodes);
  ok(await maren().markOrderSold({ orderNumber }));
  ok(await maren().markOrderSold({ orderNumber }));
  // A pair that is sold is neither missing nor on hold.
  for (const barcode of goods.barcodes)
    expect(await stateOf(barcode)).toEqual({ state: 'Sold', missing: false, on_hold: false, bin_id: null });
  const told = await shop.rows(
    `select user_id, type, object_id from notifications where object_id = any($1) and type in ('sold', 'consigned-sold')
     order by user_id, object_id`,
    [orderNumber, ...goods.barcodes],
  );
  const toConsignee = goods.barcodes.toSorted().map((barcode) => ['1008', 'consigned-sold', barcode]);
  expect(told.map((row) => Object.values(row))).toEqual([['1002', 'sold', orderNumber], ...toConsignee]);
});
