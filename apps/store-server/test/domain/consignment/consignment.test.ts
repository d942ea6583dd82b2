import { afterAll, beforeAll, expect, test } from 'vitest';
import { afterStatement } from '../../support/afterStatement.ts';
import { CANAL, cartLine, stockUp } from '../../support/goods.ts';
import type { Goods } from '../../support/pick.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const as = (sub: string) => shop.as(sub).consignee;
const lena = () => as('lena-park');
const maren = () => as('maren-okafor');
const newsOf = async (userId: string, sub: string) =>
  ok(await shop.as(sub).notification.getNotifications({ userId })).content[0];

let numbers = 0;
/** Inserts an order of the shop system for units of these variants. */
async function order(...variants: Goods[]): Promise<{ orderNumber: string; items: string[] }> {
  numbers += 1;
  const orderNumber = `YK-9${numbers}`;
  await shop.rows('insert into orders (number, location_id, placed_at) values ($1, $2, now())', orderNumber, CANAL);
  const items: string[] = [];
  for (const [position, { variantId }] of variants.entries()) {
    const [row] = await shop.rows<{ id: string }>(
      'insert into order_items (order_number, position, variant_id) values ($1, $2, $3) returning id',
      orderNumber,
      position,
      variantId,
    );
    items.push(row?.id ?? '');
  }
  return { orderNumber, items };
}
const stateOf = async (barcode: string) => {
  const [row] = await shop.rows('select state, missing, on_hold, bin_id from units where barcode = $1', barcode);
  return row;
};

test('The sizes to filter by are those in stock: numbers by value, then garment sizes', { tags: 'F-04' }, async () => {
  const { size } = ok(await maren().getConsigneeSizes());
  expect(size.slice(-5)).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
  const figures = size.slice(0, -5).map(Number);
  expect(figures).toEqual(figures.toSorted((a, b) => a - b));
  expect(size).toContain('10.5');
  expect(new Set(size).size).toBe(size.length);
  const goods = await stockUp(shop, 'hc82-104-cf', '9', 2);
  await shop.rows(
    `insert into variants (id, product_id, size, size_system, position, price_cents)
     values ('sold', 'hc82-104-cf', '51', 'EU', 90, 100), ('elsewhere', 'hc82-104-cf', '52', 'EU', 91, 100)`,
  );
  const [sold, elsewhere] = goods.barcodes;
  await shop.rows(`update units set variant_id = 'sold', state = 'Sold', bin_id = null where barcode = $1`, sold);
  await shop.rows(
    `update units set variant_id = 'elsewhere', location_id = 'bedford-avenue', bin_id = null where barcode = $1`,
    elsewhere,
  );
  const sizesOf = async (reader: typeof maren) => ok(await reader().getConsigneeSizes()).size;
  expect(await sizesOf(maren)).toEqual(size);
  expect(await sizesOf(lena)).toContain('52');
  expect(await sizesOf(lena)).not.toContain('51');
});

test('The free units are listed in pick order, at one or all locations of the caller', { tags: 'G-03' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '9', 3);
  await shop.rows('update units set on_hold = true where barcode = $1', goods.barcodes[2]);
  const at = async (sub: string, locationId?: string) =>
    ok(await as(sub).getAllAvailableBarcodes({ id: goods.variantId, locationId }));
  expect((await at('maren-okafor', CANAL)).map(({ barcode, bin }) => [barcode, bin])).toEqual([
    [goods.barcodes[0], 'E-24-01'],
    [goods.barcodes[1], 'E-24-02'],
  ]);
  expect(new Set((await at('maren-okafor')).map((pair) => pair.locationId))).toEqual(new Set([CANAL]));
  const everywhere = new Set((await at('lena-park')).map((pair) => pair.locationId));
  expect([...everywhere].every((id) => ['canal-street', 'bedford-avenue', 'atlantic-avenue'].includes(id))).toBe(true);
  expect(refusal(await maren().getAllAvailableBarcodes({ id: 'x', locationId: 'bedford-avenue' })).status).toBe(403);
});

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

test('The chosen unit replaces a missing one in the request that reserved it', { tags: 'G-03' }, async () => {
  const goods = await stockUp(shop, 'lph-640-ip', '9', 3);
  const placed = ok(
    await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }),
  );
  const missing = placed.lines[0]?.barcode ?? '';
  const [choice = '', spare = ''] = goods.barcodes.filter((barcode) => barcode !== missing);
  expect(refusal(await lena().setBarcodeMissing({ barcode: missing }))).toEqual({
    status: 409,
    message: `This pair is reserved for request ${placed.requestId}. Choose another pair in its place.`,
    field: '/barcode',
  });
  const swap = { missingBarcode: missing, selectedReplacementBarcode: choice };
  const swapped = ok(await lena().replaceMissingPair(swap, { key: 'one-replacement' }));
  expect(swapped).toMatchObject({ missingBarcode: missing, barcode: choice, requestId: placed.requestId });
  expect(ok(await lena().replaceMissingPair(swap, { key: 'one-replacement' }))).toEqual(swapped);
  const read = ok(await shop.as('dario-vance').inventory.getRequest({ requestId: placed.requestId }));
  expect(read.lines[0]).toMatchObject({ barcode: choice, status: 'request', missingBarcode: missing });
  expect(read.lines[0]).toMatchObject({
    note: `Pair ${missing} is missing. Take ${choice} from ${swapped.bin}.`,
    noteText: 'Pair {barcode} is missing. Take {other} from {place}.',
  });
  expect(await stateOf(missing)).toMatchObject({ state: 'Checked In', missing: true });
  expect(ok(await lena().getReplacements({ barcode: missing })).pair).toMatchObject({
    note: `Replaced by ${choice}`,
    noteText: 'Replaced by {barcode}',
    noteValues: { barcode: choice },
    setAsideBy: 'Lena Park',
  });
  expect(await newsOf('1001', 'maren-okafor')).toMatchObject({
    title: 'Pair missing. Another one is reserved for you.',
    objectId: missing,
    type: { name: 'pair-missing' },
  });

  expect(refusal(await lena().replaceMissingPair(swap))).toEqual({
    status: 409,
    message: 'This pair is not reserved, so it needs no replacement.',
    field: 'missingBarcode',
  });
  const again = { missingBarcode: choice, selectedReplacementBarcode: missing };
  expect(refusal(await lena().replaceMissingPair(again))).toEqual({
    status: 409,
    message: 'This pair is not available. Choose another one.',
    field: 'selectedReplacementBarcode',
  });
  const wrong = { missingBarcode: choice, selectedReplacementBarcode: '2048177304161' };
  expect(refusal(await lena().replaceMissingPair(wrong))).toMatchObject({ status: 422 });
  expect(ok(await lena().replaceMissingPair({ ...wrong, selectedReplacementBarcode: spare })).barcode).toBe(spare);
});

test('An associate replaces only the pairs of their own lines', { tags: ['G-03', 'Z-09'] }, async () => {
  const goods = await stockUp(shop, 'lph-640-ip', '10', 2);
  const other = await stockUp(shop, 'lph-640-ip', '10.5', 1);
  ok(await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  const [missingBarcode = '', sameSize = ''] = goods.barcodes;
  const same = { missingBarcode, selectedReplacementBarcode: sameSize };
  const larger = {
    missingBarcode,
    selectedReplacementBarcode: other.barcodes[0] ?? '',
    body: { customerAgreed: true },
  };
  const refused = {
    status: 403,
    message: `${goods.title}, size 10 belongs to another associate.`,
    field: 'missingBarcode',
  };
  for (const path of [same, larger])
    expect(refusal(await as('ines-calloway').replaceMissingPair(path))).toEqual(refused);
  // The warehouse gives another pair of the same size; its size changes with the owner or an admin.
  for (const sub of ['dario-vance', 'lena-park'])
    expect(refusal(await as(sub).replaceMissingPair(larger)), sub).toEqual(refused);
  ok(await as('dario-vance').replaceMissingPair(same));
  ok(await maren().replaceMissingPair({ ...larger, missingBarcode: sameSize }));
});

test('A pair is replaced only by a free pair of its location', { tags: 'G-03' }, async () => {
  const goods = await stockUp(shop, 'lph-640-ip', '11', 3);
  const place = async () =>
    ok(await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  const [one, two] = [await place(), await place()];
  const [gone, other] = [one.lines[0]?.barcode ?? '', two.lines[0]?.barcode ?? ''];
  const spare = goods.barcodes.find((barcode) => ![gone, other].includes(barcode)) ?? '';
  const refused = async (missingBarcode: string, selectedReplacementBarcode: string) =>
    refusal(await lena().replaceMissingPair({ missingBarcode, selectedReplacementBarcode }));
  const field = 'selectedReplacementBarcode';
  expect(await refused(gone, other)).toEqual({
    status: 409,
    message: `This pair is reserved for request ${two.requestId}. Choose another one.`,
    field,
  });
  await shop.rows(`update units set location_id = 'bedford-avenue', bin_id = null where barcode = $1`, spare);
  const unknown = { status: 422, message: 'This location has no pair with this barcode.', field };
  expect(await refused(gone, spare)).toEqual(unknown);
  await shop.rows('update units set location_id = $2 where barcode = $1', spare, CANAL);

  const swapped = ok(await lena().replaceMissingPair({ missingBarcode: gone, selectedReplacementBarcode: spare }));
  expect(swapped).toMatchObject({ barcode: spare, bin: null, shelf: null, orderNumber: null });
  const { lines } = ok(await shop.as('dario-vance').inventory.getRequest({ requestId: one.requestId }));
  expect(lines[0]?.note).toBe(`Pair ${gone} is missing. Take ${spare} from the stockroom.`);

  ok(await shop.as('dario-vance').inventory.checkOut({ locationId: CANAL, barcode: other }));
  expect(await refused(other, gone)).toEqual({
    status: 409,
    message: `This pair is checked out for request ${two.requestId}.`,
    field: 'missingBarcode',
  });
  await shop.rows(`update units set state = 'Sold', bin_id = null where barcode = $1`, other);
  expect(await refused(other, gone)).toEqual({
    status: 409,
    message: 'This pair is sold.',
    field: 'missingBarcode',
  });
  expect(refusal(await lena().setBarcodeOnHold({ barcode: other }))).toEqual({
    status: 409,
    message: 'This pair is sold.',
    field: '/barcode',
  });
});

test('One replacement for two missing units goes to one of them', { tags: ['G-03', 'G-04'] }, async () => {
  for (let round = 0; round < 20; round += 1) {
    const goods = await stockUp(shop, 'lph-640-mb', '10', 3);
    const [a = '', b = '', c = ''] = goods.barcodes;
    const [first, second] = [await order(goods), await order(goods)];
    const fulfil = (which: typeof first, barcode: string) =>
      maren().fulfilRetailOrder({ orderNumber: which.orderNumber, items: [{ itemId: which.items[0] ?? '', barcode }] });
    const bought = await Promise.all([fulfil(first, a), fulfil(second, a)]);
    expect(bought.filter((answer) => answer.ok)).toHaveLength(1);
    expect(bought.find((answer) => !answer.ok)).toMatchObject({ status: 409 });
    const winner = bought[0]?.ok ? second : first;
    ok(await fulfil(winner, b));

    const swap = (missingBarcode: string, sub: string) =>
      as(sub).replaceMissingPair({ missingBarcode, selectedReplacementBarcode: c });
    const swaps = await Promise.all([swap(a, 'lena-park'), swap(b, 'petra-lindqvist')]);
    expect(swaps.filter((answer) => answer.ok)).toHaveLength(1);
    const held = await shop.rows(
      'select count(*)::int from order_items i join units u on u.id = i.unit_id where u.barcode = $1',
      c,
    );
    expect(held).toEqual([{ count: 1 }]);
  }
});

test('Units that are missing or on hold are never reserved', { tags: ['G-04', 'G-01'] }, async () => {
  const goods = await stockUp(shop, 'bst-318-be', '10', 2);
  const [held = '', gone = ''] = goods.barcodes;
  await shop.rows(`update units set consignee_id = '1008' where barcode = any($1)`, goods.barcodes);
  const hold = ok(await lena().setBarcodeOnHold({ barcode: held, note: 'Consignee asks for it back' }));
  expect(hold).toMatchObject({
    onHold: true,
    consignee: 'Jonah Whitaker',
    note: 'Consignee asks for it back',
    setAsideBy: 'Lena Park',
  });
  ok(await lena().setBarcodeMissing({ barcode: gone, note: 'Not in its bin' }));
  const at = { locationId: CANAL, inventoryItemId: goods.variantId };
  expect(ok(await maren().getVariantAtLocation(at))).toMatchObject({ barcode: null, inStock: 0 });
  const queue = ok(await lena().getConsignmentQueue({ locationId: CANAL, size: 200 }));
  expect(queue.content.map((record) => record.barcode)).toEqual(expect.arrayContaining([held, gone]));
  expect(queue.content.every((record) => record.onHold || record.missing)).toBe(true);
  expect(queue.totalElements).toBe(queue.content.length);
  // A consignee sees only their own units.
  await shop.rows(`update units set consignee_id = '1015' where barcode = $1`, gone);
  const own = ok(await as('jonah-whitaker').getConsignmentQueue({ locationId: CANAL, size: 200 }));
  expect(own.content.every((record) => record.consignee === 'Jonah Whitaker')).toBe(true);
  expect(own.content.some((record) => record.barcode === held)).toBe(true);

  const scan = await shop.as('dario-vance').inventory.checkOut({ locationId: CANAL, barcode: held });
  expect(refusal(scan)).toMatchObject({ status: 409 });
  const freed = ok(await lena().setBarcodeOnHold({ barcode: held, onHold: false }));
  expect(freed).toMatchObject({ onHold: false, note: null, setAsideBy: null, setAsideAt: null });
  expect(ok(await maren().getVariantAtLocation(at)).barcode).toBe(held);
});

test(
  'Pairs of the queue are listed by the time of their kind, in both directions',
  { tags: ['G-01', 'G-05'] },
  async () => {
    const goods = await stockUp(shop, 'bst-318-be', '9', 3);
    const { barcodes } = goods;
    const [first = '', second = '', third = ''] = barcodes;
    await shop.rows(`update units set consignee_id = '1008' where barcode = any($1)`, barcodes);
    await shop.rows('update units set received_at = null where barcode = $1', first);
    for (const [barcode, days] of [
      [second, 2],
      [third, 1],
    ]) {
      await shop.rows(
        'update units set received_at = now() - make_interval(days => $2::int) where barcode = $1',
        barcode,
        days,
      );
    }
    const inStock = async (sort?: 'newest' | 'oldest') => {
      const query = { locationId: CANAL, kind: 'inStock' as const, size: 200, sort };
      const { content } = ok(await lena().getConsignmentQueue(query));
      return content.map(({ barcode }) => barcode ?? '').filter((barcode) => barcodes.includes(barcode));
    };
    expect(await inStock()).toEqual([first, second, third]);
    expect(await inStock('oldest')).toEqual([first, second, third]);
    expect(await inStock('newest')).toEqual([third, second, first]);
    // Of sold pairs the latest sale comes first.
    for (const barcode of [second, third]) {
      const { orderNumber, items } = await order(goods);
      ok(await maren().fulfilRetailOrder({ orderNumber, items: [{ itemId: items[0] ?? '', barcode }] }));
      ok(await maren().markOrderSold({ orderNumber }));
    }
    const { content } = ok(await lena().getConsignmentQueue({ locationId: CANAL, kind: 'sold', size: 200 }));
    expect(content.flatMap(({ barcode }) => (barcodes.includes(barcode ?? '') ? [barcode] : []))).toEqual([
      third,
      second,
    ]);
  },
);

test('An associate who reports a unit missing does not read its consignee', { tags: ['G-04', 'G-01'] }, async () => {
  const [barcode = ''] = (await stockUp(shop, 'bst-318-be', '10.5', 1)).barcodes;
  await shop.rows(`update units set consignee_id = '1008' where barcode = $1`, barcode);
  ok(await lena().setBarcodeOnHold({ barcode, note: 'Consignee asks for it back' }));
  const hidden = { missing: true, onHold: true, consignee: null, note: null, setAsideBy: null, setAsideAt: null };
  expect(ok(await maren().setBarcodeMissing({ barcode, note: 'Gone' }))).toMatchObject(hidden);
  expect(ok(await lena().setBarcodeMissing({ barcode }))).toMatchObject({
    missing: true,
    consignee: 'Jonah Whitaker',
    note: 'Consignee asks for it back',
    setAsideBy: 'Lena Park',
  });
});

test(
  'A picker who looks for a replacement does not read consignees, prices and notes',
  { tags: ['G-06', 'S-07'] },
  async () => {
    const goods = await stockUp(shop, 'bst-318-be', '11', 2);
    const [held = ''] = goods.barcodes;
    await shop.rows(`update units set consignee_id = '1008' where barcode = any($1)`, goods.barcodes);
    ok(await lena().setBarcodeMissing({ barcode: held, note: 'Jonah asks for it back' }));
    const hidden = { consignee: null, note: null, setAsideBy: null, setAsideAt: null, asks: null, condition: null };
    for (const sub of ['dario-vance', 'maren-okafor']) {
      const { pair, sameSize } = ok(await as(sub).getReplacements({ barcode: held }));
      expect(pair).toMatchObject({ barcode: held, missing: true, ...hidden });
      expect(sameSize).toMatchObject([{ barcode: goods.barcodes[1], ...hidden }]);
    }
    const { pair, sameSize } = ok(await lena().getReplacements({ barcode: held }));
    expect(pair).toMatchObject({
      consignee: 'Jonah Whitaker',
      note: 'Jonah asks for it back',
      setAsideBy: 'Lena Park',
    });
    expect(sameSize).toMatchObject([{ consignee: 'Jonah Whitaker' }]);
  },
);

test(
  'A consignee reads no place, no name of staff and no order of their pairs',
  { tags: ['G-01', 'S-07'] },
  async () => {
    const goods = await stockUp(shop, 'bst-318-be', '9', 1);
    const [barcode = ''] = goods.barcodes;
    await shop.rows(`update units set consignee_id = '1008' where barcode = $1`, barcode);
    ok(await lena().setBarcodeOnHold({ barcode, note: 'Box is damaged' }));
    const read = async (sub: string) => {
      const query = { locationId: CANAL, kind: 'onHold', size: 200 } as const;
      return ok(await as(sub).getConsignmentQueue(query)).content.find((record) => record.barcode === barcode);
    };
    const hidden = { bin: null, shelf: null, setAsideBy: null, requestId: null, orderNumber: null };
    expect(await read('jonah-whitaker')).toMatchObject({ note: 'Box is damaged', ...hidden });
    expect(await read('petra-lindqvist')).toMatchObject({ bin: 'E-24-01', setAsideBy: 'Lena Park' });
  },
);

test('A consignee does not find their pair by the number of an order', { tags: ['G-06', 'S-07'] }, async () => {
  const goods = await stockUp(shop, 'bst-318-be', '9', 1);
  const [barcode = ''] = goods.barcodes;
  await shop.rows(`update units set consignee_id = '1008' where barcode = $1`, barcode);
  const { orderNumber, items } = await order(goods);
  ok(await maren().fulfilRetailOrder({ orderNumber, items: [{ itemId: items[0] ?? '', barcode }] }));
  const found = async (sub: string, search: string) => {
    const query = { locationId: CANAL, kind: 'inStock', search } as const;
    return ok(await as(sub).getConsignmentQueue(query)).totalElements;
  };
  expect(await found('petra-lindqvist', orderNumber)).toBe(1);
  expect(await found('jonah-whitaker', orderNumber)).toBe(0);
  expect(await found('jonah-whitaker', barcode)).toBe(1);
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

test('A missing or hold mark is refused for a pair that a request holds', { tags: 'G-04' }, async () => {
  const goods = await stockUp(shop, 'bst-318-be', '8', 1);
  const [barcode = ''] = goods.barcodes;
  const placed = ok(
    await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }),
  );
  const number = placed.requestId;
  expect(refusal(await lena().setBarcodeOnHold({ barcode }))).toMatchObject({
    status: 409,
    message: `This pair is reserved for request ${number}. It can be put on hold once it is free.`,
  });
  expect(refusal(await maren().setBarcodeMissing({ barcode })).message).toBe(
    `This pair is reserved for request ${number}. Choose another pair in its place.`,
  );
  ok(await shop.as('dario-vance').inventory.checkOut({ locationId: CANAL, barcode }));
  expect(refusal(await lena().setBarcodeOnHold({ barcode })).message).toBe(
    `This pair is checked out for request ${number}. It can be put on hold once it is free.`,
  );
  ok(await lena().setBarcodeOnHold({ barcode, onHold: false }));
  ok(await shop.as('dario-vance').inventory.checkIn({ locationId: CANAL, barcode }));
  // A pair that is reported missing keeps that note when its hold ends.
  ok(await lena().setBarcodeMissing({ barcode, note: 'Not in its bin' }));
  ok(await lena().setBarcodeOnHold({ barcode, note: 'Photo shoot' }));
  await shop.rows(`update units set set_aside_note = 'Not in its bin' where barcode = $1`, barcode);
  expect(ok(await lena().setBarcodeOnHold({ barcode, onHold: false }))).toMatchObject({
    missing: true,
    note: 'Not in its bin',
    setAsideBy: 'Lena Park',
  });
});

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

test('A pair that is requested while it is put on hold stays promised', { tags: 'G-04' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '13', 1);
  const [barcode = ''] = goods.barcodes;
  // After the lines that hold the pair are found, and before the pair is locked.
  const { stop } = afterStatement(shop, /from "request_lines".*"unit_id" in/, async () => {
    ok(await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  });
  try {
    expect(refusal(await lena().setBarcodeOnHold({ barcode, note: '' }))).toEqual({
      status: 409,
      field: '/barcode',
      message: 'This pair was reserved for another request just now. Check it and try again.',
    });
  } finally {
    stop();
  }
  expect(await stateOf(barcode)).toMatchObject({ state: 'Pending', on_hold: false });
  const again = refusal(await lena().setBarcodeOnHold({ barcode, note: '' }));
  expect(again.message).toMatch(/^This pair is reserved for request \d+\./);
});
