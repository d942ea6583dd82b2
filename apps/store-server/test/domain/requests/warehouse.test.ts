import { afterAll, beforeAll, expect, test } from 'vitest';
import { CANAL, cartLine, orderFor, stockUp } from '../../support/goods.ts';
import type { Goods } from '../../support/pick.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const dario = () => shop.as('dario-vance').inventory;
const place = async (goods: Goods, quantity = 1, sub = 'maren-okafor') =>
  ok(await shop.as(sub).inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods, quantity)] }));
const newsOf = async (userId: string, sub: string) =>
  ok(await shop.as(sub).notification.getNotifications({ userId })).content[0];

test('The warehouse lists lines by status in pick order, with counts and filters', { tags: 'W-02' }, async () => {
  const list = ok(await dario().getWarehouseLines({ locationId: CANAL, status: 'request' }));
  expect(list.counts).toEqual({ request: 6, pending: 2, checkedout: 32 });
  expect(list.totalElements).toBe(6);
  const binsOf = (isTryOn: boolean) =>
    list.content.flatMap(({ tryOutItem, bin }) => (tryOutItem === isTryOn ? (bin ?? '') : []));
  const [tryOns, others] = [binsOf(true), binsOf(false)];
  expect(tryOns.length * others.length).toBeGreaterThan(0);
  // Try-on comes first; both are in walking order.
  expect(list.content.map((line) => line.bin)).toEqual([...tryOns.toSorted(), ...others.toSorted()]);
  expect(tryOns.concat(others)).not.toEqual(tryOns.concat(others).toSorted());
  expect(list.content.map((line) => line.placedBy)).toContain('Ines Calloway');
  expect(list.facets?.requestBy.map((facet) => facet.value)).toContain('Kiosk Front door');
  // A line of another location is no value to filter by.
  await shop.rows(
    `insert into request_lines (location_id, owner_id, variant_id, status, requested_by, requested_at, try_out_item, request_id)
     select 'bedford-avenue', owner_id, variant_id, status, 'Kiosk elsewhere', requested_at, true, request_id
     from request_lines where location_id = $1 and status = 'request' limit 1`,
    CANAL,
  );
  const again = ok(await dario().getWarehouseLines({ locationId: CANAL, status: 'request' }));
  expect([again.counts, again.facets]).toEqual([list.counts, list.facets]);
  const linesWithBrand = list.facets?.brand.reduce((sum, facet) => sum + facet.count, 0);
  expect(linesWithBrand).toBe(6);
  const sizes = list.facets?.size.map((facet) => Number(facet.value)).filter((size) => !Number.isNaN(size));
  expect(sizes).toEqual(sizes?.toSorted((a, b) => a - b));

  const filtered = async (filter: object) =>
    ok(await dario().getWarehouseLines({ locationId: CANAL, status: 'request', ...filter }));
  expect((await filtered({ bin: ['A-22'] })).content.map((line) => line.bin)).toEqual(['A-22-01']);
  expect((await filtered({ bin: ['%'] })).totalElements).toBe(0);
  expect((await filtered({ brand: ['Kurobe'], sizes: ['11.5'] })).content[0]).toMatchObject({ sku: 'KDH-077-OC' });
  expect((await filtered({ requestBy: ['Kiosk Mezzanine'] })).content[0]).toMatchObject({ sku: 'BST-318-GS' });

  const out = ok(await dario().getWarehouseLines({ locationId: CANAL, status: 'checkedout', size: 40 }));
  const times = out.content.map((line) => line.checkedOutAt ?? '');
  expect(times).toHaveLength(32);
  expect(times).toEqual(times.toSorted().toReversed());
  const page = ok(await dario().getWarehouseLines({ locationId: CANAL, status: 'checkedout', size: 20, page: 1 }));
  expect(page.content.map((line) => line.lineId)).toEqual(out.content.slice(20).map((line) => line.lineId));
});

test('A request shows bins and shelves; one of another location is not found', { tags: 'W-03' }, async () => {
  const placed = await place(await stockUp(shop, 'hc82-104-cf', '9', 1));
  const read = ok(await dario().getRequest({ requestId: placed.requestId }));
  expect(read).toEqual(placed);
  expect(refusal(await shop.as('emil-strand').inventory.getRequest({ requestId: placed.requestId }))).toMatchObject({
    status: 404,
    message: `There is no request ${placed.requestId}.`,
  });
});

test('A check-out gives the unit to the line and notifies the associate', { tags: 'W-06' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '10', 1);
  const placed = await place(goods);
  const [barcode = ''] = goods.barcodes;
  const lineId = placed.lines[0]?.lineId ?? '';
  const line = ok(await dario().checkOut({ locationId: CANAL, barcode, lineId }));
  expect(line).toMatchObject({ lineId, status: 'checkedout', barcode, checkedOutBy: 'Dario Vance', bin: 'E-24-01' });
  expect(await newsOf('1001', 'maren-okafor')).toMatchObject({
    title: expect.stringMatching(/^Halden Court 82, 10 is on its way to you$/),
    objectId: placed.requestId,
    type: { name: 'checked-out', objectIdName: 'Request' },
  });
  const tab = ok(await shop.as('maren-okafor').storefront.getShoesizeLines({ locationId: CANAL, status: '3' }));
  expect(tab.content[0]?.lineId).toBe(lineId);
  expect(tab.counts.checkedout).toBe(13);

  expect(refusal(await dario().checkOut({ locationId: CANAL, barcode }))).toEqual({
    status: 409,
    message: `Dario Vance already checked this pair out for request ${placed.requestId}.`,
    field: '/barcode',
  });
  const cancel = await shop.as('maren-okafor').inventory.cancelRequest({ locationId: CANAL, lineIds: [lineId] });
  expect(refusal(cancel)).toMatchObject({ status: 409, message: 'Halden Court 82, size 10 is already checked out.' });
});

test('A wrong unit is refused with the difference', { tags: 'W-06' }, async () => {
  const wanted = await stockUp(shop, 'hc82-104-cf', '9.5', 1);
  const lineId = (await place(wanted)).lines[0]?.lineId ?? '';
  const scan = async (product: string, size: string) => {
    const { barcodes } = await stockUp(shop, product, size, 1);
    return refusal(await dario().checkOut({ locationId: CANAL, barcode: barcodes[0] ?? '', lineId }));
  };
  expect(await scan('hc82-104-cf', '12')).toEqual({
    status: 422,
    message: 'Wrong size: scanned 12, requested 9.5',
    field: '/barcode',
  });
  expect((await scan('tfr-2210-be', '9.5')).message).toBe(
    'Wrong product: scanned Tarn Fell Runner, requested Halden Court 82',
  );
  expect((await scan('hc82-104-tc', '9.5')).message).toBe(
    'Wrong colourway: scanned Tomato / Chalk, requested Chalk / Fern / Gum',
  );
  // This product has two size systems, so the message names the system of each size.
  const mens = await place(await stockUp(shop, 'tfr-2210-be', '12', 1));
  const [womens = ''] = (await stockUp(shop, 'tfr-2210-be', '5.5', 1)).barcodes;
  const wrong = { locationId: CANAL, barcode: womens, lineId: mens.lines[0]?.lineId ?? '' };
  expect(refusal(await dario().checkOut(wrong)).message).toBe('Wrong size: scanned 5.5 US W, requested 12 US M');
  expect(refusal(await dario().checkOut({ locationId: CANAL, barcode: '123' }))).toMatchObject({
    status: 404,
    message: 'No pair has the barcode 123.',
  });
  const [elsewhere] = await shop.rows<{ barcode: string }>(
    `select barcode from units where location_id = 'bedford-avenue' and barcode is not null limit 1`,
  );
  const foreign = { locationId: CANAL, barcode: elsewhere?.barcode ?? '' };
  // Only a caller who works at the other location reads its name.
  expect(refusal(await dario().checkOut(foreign)).message).toBe('This pair belongs to another location.');
  expect(refusal(await dario().checkIn(foreign)).message).toBe('This pair belongs to another location.');
  expect(refusal(await shop.as('petra-lindqvist').inventory.checkOut(foreign)).message).toBe(
    'This pair belongs to Bedford Avenue.',
  );
  const [sold] = await shop.rows<{ barcode: string }>(
    `select barcode from units where location_id = $1 and state = 'Sold' and barcode is not null limit 1`,
    CANAL,
  );
  expect(refusal(await dario().checkOut({ locationId: CANAL, barcode: sold?.barcode ?? '' })).message).toBe(
    'This pair is sold.',
  );
});

test('A check-out accepts another free unit, and the reserved one is free again', { tags: 'W-06' }, async () => {
  const goods = await stockUp(shop, 'kdh-077-oc', '10.5', 3);
  const [first, second] = [await place(goods), await place(goods)];
  const [mine, others] = [first.lines[0]?.barcode ?? '', second.lines[0]?.barcode ?? ''];
  const spare = goods.barcodes.find((barcode) => barcode !== mine && barcode !== others) ?? '';
  const lineId = first.lines[0]?.lineId ?? '';
  expect(refusal(await dario().checkOut({ locationId: CANAL, barcode: others, lineId }))).toMatchObject({
    status: 409,
    message: `This pair is reserved for request ${second.requestId}. Scan another one.`,
  });
  expect(ok(await dario().checkOut({ locationId: CANAL, barcode: spare, lineId })).barcode).toBe(spare);
  const [row] = await shop.rows('select state from units where barcode = $1', mine);
  expect(row).toEqual({ state: 'Checked In' });
  // A pair that is reserved for an order is refused with the order.
  await orderFor(shop, 'YK-W6', [goods.variantId]);
  const [unit] = await shop.rows<{ id: string }>(
    `update units set state = 'Pending' where barcode = $1 returning id`,
    mine,
  );
  await shop.rows(`update order_items set unit_id = $1 where order_number = 'YK-W6'`, unit?.id);
  const bought = { locationId: CANAL, barcode: mine, lineId: second.lines[0]?.lineId ?? '' };
  expect(refusal(await dario().checkOut(bought))).toEqual({
    status: 409,
    message: 'This pair is reserved for order YK-W6. Scan another one.',
    field: '/barcode',
  });
});

test(
  'A pair on hold is not checked out, and the line keeps the pair that was reserved',
  { tags: ['W-06', 'G-04'] },
  async () => {
    const goods = await stockUp(shop, 'kdh-077-oc', '11', 2);
    const { lines } = await place(goods);
    const [line] = lines;
    const spare = goods.barcodes.find((barcode) => barcode !== line?.barcode) ?? '';
    const scan = async (barcode: string) =>
      refusal(await dario().checkOut({ locationId: CANAL, barcode, lineId: line?.lineId ?? '' }));
    const states = () =>
      shop.rows('select distinct state from units where barcode = any($1) order by state', goods.barcodes);
    const before = await states();
    for (const barcode of [spare, line?.barcode ?? '']) {
      await shop.rows('update units set on_hold = true where barcode = $1', barcode);
      expect(await scan(barcode)).toEqual({
        status: 409,
        message: 'This pair is on hold. Scan another one.',
        field: '/barcode',
      });
    }
    expect(await states()).toEqual(before);
    const waiting = ok(await dario().getWarehouseLines({ locationId: CANAL, status: 'request', size: 200 })).content;
    expect(waiting.find(({ lineId }) => lineId === line?.lineId)?.barcode).toBe(line?.barcode);
  },
);

test(
  'A missing pair that is scanned is found: it is checked out and no longer missing',
  { tags: ['W-06', 'W-03'] },
  async () => {
    const goods = await stockUp(shop, 'kdh-077-oc', '11.5', 2);
    const { lines } = await place(goods);
    const [line] = lines;
    const missing = goods.barcodes.find((barcode) => barcode !== line?.barcode) ?? '';
    await shop.rows('update units set missing = true where barcode = $1', missing);
    const checkedOut = ok(await dario().checkOut({ locationId: CANAL, barcode: missing, lineId: line?.lineId ?? '' }));
    expect(checkedOut.barcode).toBe(missing);
    expect(await shop.rows('select state, missing from units where barcode = $1', missing)).toEqual([
      { state: 'Checked Out', missing: false },
    ]);
  },
);

test('A scan without a line fills the line of the reservation, else the oldest line', { tags: 'W-06' }, async () => {
  const goods = await stockUp(shop, 'otl-502-cf', '9', 4);
  // An older one of another location is not filled.
  const elsewhere = await place(goods);
  await shop.rows(`update request_lines set location_id = 'bedford-avenue' where request_id = $1`, elsewhere.requestId);
  const [first, second] = [await place(goods), await place(goods)];
  const reserved = second.lines[0]?.barcode ?? '';
  expect(ok(await dario().checkOut({ locationId: CANAL, barcode: reserved })).requestId).toBe(second.requestId);
  const taken = new Set([reserved, first.lines[0]?.barcode, elsewhere.lines[0]?.barcode]);
  const spare = goods.barcodes.find((barcode) => !taken.has(barcode)) ?? '';
  expect(ok(await dario().checkOut({ locationId: CANAL, barcode: spare })).requestId).toBe(first.requestId);
  const left = first.lines[0]?.barcode ?? '';
  expect(refusal(await dario().checkOut({ locationId: CANAL, barcode: left }))).toMatchObject({
    status: 409,
    message: 'There is no open request for Ostra Tide Low, size 9.',
  });
});

test('A UPC-A and its EAN-13 with a leading zero name the same unit', { tags: 'W-06' }, async () => {
  const goods = await stockUp(shop, 'otl-502-gs', '9', 1);
  await shop.rows(`update units set barcode = '0812345999990' where barcode = $1`, goods.barcodes[0]);
  await place(goods);
  const line = ok(await dario().checkOut({ locationId: CANAL, barcode: '812345999990' }));
  expect(line.barcode).toBe('0812345999990');
  expect(ok(await dario().checkIn({ locationId: CANAL, barcode: ' 0812345999990 ' })).status).toBe('checkedin');
});

test('A unit that is checked in can be reserved again, and its line leaves the lists', { tags: 'W-06' }, async () => {
  const goods = await stockUp(shop, 'bst-318-be', '9', 1);
  const placed = await place(goods);
  const [barcode = ''] = goods.barcodes;
  expect(refusal(await dario().checkIn({ locationId: CANAL, barcode }))).toMatchObject({
    status: 409,
    message: `This pair is reserved for request ${placed.requestId} and is not checked out.`,
  });
  ok(await dario().checkOut({ locationId: CANAL, barcode }));
  expect(ok(await dario().checkIn({ locationId: CANAL, barcode }))).toMatchObject({ status: 'checkedin' });
  expect(await newsOf('1001', 'maren-okafor')).toMatchObject({ title: 'Returned to bin E-24-01' });
  expect(refusal(await dario().checkIn({ locationId: CANAL, barcode })).message).toBe(
    'This pair is already checked in.',
  );
  const lines = ok(await dario().getWarehouseLines({ locationId: CANAL, status: 'checkedout', size: 200 })).content;
  expect(lines.some((line) => line.barcode === barcode)).toBe(false);
  expect((await place(goods)).lines[0]?.barcode).toBe(barcode);
});

test('A unit that is not in its bin becomes missing, and another one is reserved', { tags: 'W-03' }, async () => {
  const goods = await stockUp(shop, 'lph-640-ip', '10', 2);
  const placed = await place(goods);
  const { lineId = '', barcode } = placed.lines[0] ?? {};
  const other = goods.barcodes.find((candidate) => candidate !== barcode) ?? '';
  const gone = { locationId: CANAL, lineId, barcode: barcode ?? '' };
  const line = ok(await dario().reportPairNotHere(gone));
  expect(line).toMatchObject({ status: 'pending', barcode: other, missingBarcode: barcode });
  expect(line).toMatchObject({
    note: `Pair ${barcode} was not in E-24-01. Take ${other} from E-24-02.`,
    noteText: 'Pair {barcode} was not in {bin}. Take {other} from {place}.',
    noteValues: { barcode, bin: 'E-24-01', other, place: 'E-24-02' },
  });
  expect(await newsOf('1001', 'maren-okafor')).toMatchObject({
    title: 'Pair missing. Another one is reserved for you.',
    objectId: barcode,
    type: { name: 'pair-missing', objectIdName: 'Barcode' },
  });
  // A second tap for the same unit changes nothing: the replacement stays.
  expect(ok(await dario().reportPairNotHere(gone))).toEqual(line);

  const without = ok(await dario().reportPairNotHere({ ...gone, barcode: other }));
  expect(without).toMatchObject({ status: 'unavailable', barcode: null, bin: null, missingBarcode: other });
  expect(without).toMatchObject({
    note: `Pair ${other} was not in E-24-02. No other pair is left.`,
    noteText: 'Pair {barcode} was not in {bin}. No other pair is left.',
  });
  expect(await newsOf('1001', 'maren-okafor')).toMatchObject({ title: 'Pair missing. No other pair in stock.' });
  expect(
    refusal(await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }))
      .status,
  ).toBe(409);

  // The scan proves that the unit is found.
  const found = ok(await dario().checkOut({ locationId: CANAL, barcode: other, lineId }));
  expect(found).toMatchObject({ status: 'checkedout', barcode: other, note: null });
  expect(refusal(await dario().reportPairNotHere({ locationId: CANAL, lineId }))).toMatchObject({ status: 409 });
});

test('A pair that was reported missing while it was out is found by its check-in', { tags: 'W-06' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '12', 1);
  await place(goods);
  const [barcode = ''] = goods.barcodes;
  ok(await dario().checkOut({ locationId: CANAL, barcode }));
  await shop.rows('update units set missing = true where barcode = $1', barcode);
  ok(await dario().checkIn({ locationId: CANAL, barcode }));
  expect(await shop.rows('select state, missing from units where barcode = $1', barcode)).toEqual([
    { state: 'Checked In', missing: false },
  ]);
});

test('A line that was checked out and returned can no longer be cancelled', { tags: ['Z-04', 'W-06'] }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '13', 1);
  const placed = await place(goods);
  const [barcode = ''] = goods.barcodes;
  ok(await dario().checkOut({ locationId: CANAL, barcode }));
  ok(await dario().checkIn({ locationId: CANAL, barcode }));
  const lineIds = placed.lines.map(({ lineId }) => lineId);
  expect(refusal(await shop.as('maren-okafor').inventory.cancelRequest({ locationId: CANAL, lineIds }))).toEqual({
    status: 409,
    message: 'Halden Court 82, size 13 was checked out and returned.',
    field: '/lineIds/0',
  });
});

test('Of two pairs in one bin the one that was requested first is picked first', { tags: 'W-02' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '8', 2);
  await shop.rows(
    `update units set bin_id = (select id from bins where location_id = $1 and code = 'E-24-01') where barcode = any($2)`,
    CANAL,
    goods.barcodes,
  );
  const [late, early] = [await place(goods), await place(goods)];
  await shop.rows(
    `update request_lines set requested_at = requested_at - interval '1 hour' where request_id = $1`,
    Number(early.requestId),
  );
  const bin = ['E-24-01'];
  const list = ok(await dario().getWarehouseLines({ locationId: CANAL, status: 'request', bin, size: 40 }));
  const ids = list.content.map(({ requestId }) => requestId);
  expect(ids.filter((id) => id === early.requestId || id === late.requestId)).toEqual([
    early.requestId,
    late.requestId,
  ]);
});

test('The sizes of the filter are in order: numbers by value, then garment sizes', { tags: 'W-02' }, async () => {
  for (const size of ['L', 'S', 'XL', 'M']) {
    const goods = await stockUp(shop, 'opt-805-tc', size, 1);
    ok(await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  }
  const { facets } = ok(
    await shop.as('dario-vance').inventory.getWarehouseLines({ locationId: CANAL, status: 'request' }),
  );
  const sizes = facets?.size.map(({ value }) => value) ?? [];
  const garments = sizes.filter((size) => Number.isNaN(Number(size)));
  expect(garments).toEqual(['S', 'M', 'L', 'XL', 'XXL'].filter((size) => garments.includes(size)));
  const numbers = sizes.filter((size) => !garments.includes(size)).map(Number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});
