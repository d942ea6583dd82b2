import { afterAll, beforeAll, expect, test } from 'vitest';
import { afterStatement } from '../../support/afterStatement.ts';
import { CANAL, cartLine, stockUp } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';
import { createOrders } from './createOrders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const { order, stateOf } = createOrders(() => shop);

const as = (sub: string) => shop.as(sub).consignee;
const lena = () => as('lena-park');
const maren = () => as('maren-okafor');

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
