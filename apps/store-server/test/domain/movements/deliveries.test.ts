import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDigit } from '../../../src/base/barcode.ts';
import { announceDelivery, countedDelivery } from '../../support/deliveries.ts';
import { CANAL, stockUp } from '../../support/goods.ts';
import { demoProductVariant } from '../../support/pick.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const dario = () => shop.as('dario-vance').inventory;
/** A Warehouse_Admin. */
const petra = () => shop.as('petra-lindqvist').inventory;

const sizeId = (size: string) => demoProductVariant('hc82-104-cf', size).variantId;

let numbers = 0;
/** A barcode that no pair has. */
function newBarcode(): string {
  numbers += 1;
  const twelve = `401${String(numbers).padStart(9, '0')}`;
  return `${twelve}${checkDigit(twelve)}`;
}

const read = async (delivery: { locationId: string; deliveryId: string }) => ok(await dario().getDelivery(delivery));
const stateOf = async (barcode: string) =>
  (await shop.rows(`select state, on_hold, set_aside_note from units where barcode = $1`, barcode))[0];

test('A delivery is expected with its cartons, and nothing is counted', { tags: 'M-02' }, async () => {
  const { delivery, number } = await announceDelivery(shop, [
    { carton: '1', size: '9', pairs: 2 },
    { carton: '2', size: '10', pairs: 1 },
  ]);
  const { content, counts } = ok(await dario().getDeliveries({ locationId: CANAL, search: number }));
  expect(content).toMatchObject([
    {
      deliveryId: delivery.deliveryId,
      number,
      from: 'Halden Footwear',
      status: 'expected',
      cartons: 2,
      expected: 3,
      counted: 0,
    },
  ]);
  expect(counts.expected).toBeGreaterThan(0);
  expect((await read(delivery)).cartonList).toEqual([
    { carton: '1', expected: 2, counted: 0, absent: 0 },
    { carton: '2', expected: 1, counted: 0, absent: 0 },
  ]);
});

test('A carton that the delivery does not have is refused by its name', { tags: 'M-02' }, async () => {
  const { delivery, number } = await announceDelivery(shop, [{ carton: '1', size: '9', pairs: 1 }]);
  const count = { ...delivery, carton: 'nowhere', inventoryItemId: sizeId('9') };
  expect(refusal(await dario().countDelivered(count))).toMatchObject({
    status: 422,
    field: '/carton',
    message: `Delivery ${number} has no carton nowhere. Scan the label of the carton again.`,
  });
  expect(await read(delivery)).toMatchObject({ counted: 0, over: 0 });
});

test('A pair is counted by its announced barcode, once', { tags: 'M-02' }, async () => {
  const barcode = newBarcode();
  const { delivery, carton } = await announceDelivery(shop, [
    { carton: '1', size: '9', pairs: 1, barcodes: [barcode] },
  ]);
  expect(ok(await dario().countDelivered({ ...delivery, carton, barcode }))).toMatchObject({
    barcode,
    size: '9',
    isOver: false,
    isNewLabel: false,
    countedBy: 'Dario Vance',
  });
  expect(await read(delivery)).toMatchObject({ status: 'counting', counted: 1, expected: 1 });
  const again = refusal(await petra().countDelivered({ ...delivery, carton, barcode }));
  expect(again).toMatchObject({ status: 409, field: '/barcode' });
  expect(again.message).toMatch(/^Dario Vance counted this pair at \d\d:\d\d, in carton 1\.$/);
});

test('A pair without a barcode gets one of the store, with a right check digit', { tags: 'M-02' }, async () => {
  const { delivery, carton } = await announceDelivery(shop);
  expect(refusal(await dario().countDelivered({ ...delivery, carton }))).toMatchObject({
    status: 422,
    field: '/inventoryItemId',
    message: 'Scan a barcode, or choose the size of a pair without one.',
  });
  const pair = ok(await dario().countDelivered({ ...delivery, carton, inventoryItemId: sizeId('9') }));
  expect(pair).toMatchObject({ isNewLabel: true, isOver: false });
  expect(pair.barcode).toMatch(/^20\d{11}$/);
  expect(checkDigit(pair.barcode.slice(0, 12))).toBe(Number(pair.barcode.at(-1)));
});

test('A barcode that is not on the delivery needs its size, and is over', { tags: 'M-02' }, async () => {
  const barcode = newBarcode();
  const { delivery, carton, number } = await announceDelivery(shop);
  expect(refusal(await dario().countDelivered({ ...delivery, carton, barcode }))).toMatchObject({
    status: 422,
    message: `${barcode} is not on delivery ${number}. Choose the size of the pair.`,
  });
  const over = ok(await dario().countDelivered({ ...delivery, carton, barcode, inventoryItemId: sizeId('11') }));
  expect(over).toMatchObject({ isOver: true, size: '11' });
  expect(await read(delivery)).toMatchObject({ over: 1, counted: 0 });
  const place = ok(
    await dario().countDelivered({ ...delivery, carton, barcode: newBarcode(), inventoryItemId: sizeId('9') }),
  );
  expect(place).toMatchObject({ isOver: false });
});

test.each([
  ['in stock', '', 'is in stock already. Check its label.'],
  ['sold', `state = 'Sold', bin_id = null`, 'is sold. Put it aside: it may be a return.'],
  ['consigned', `consignee_id = '1009'`, 'belongs to a consignee. Put it aside.'],
  [
    'of another location',
    `location_id = 'bedford-avenue', bin_id = null`,
    'belongs to another location. Put it aside.',
  ],
])('A scanned pair that is %s is refused with its state', { tags: 'M-02' }, async (_, change, reason) => {
  const [barcode = ''] = (await stockUp(shop, 'hc82-104-cf', '9', 1)).barcodes;
  if (change !== '') await shop.rows(`update units set ${change} where barcode = $1`, barcode);
  const { delivery, carton } = await announceDelivery(shop);
  const refused = refusal(await dario().countDelivered({ ...delivery, carton, barcode, inventoryItemId: sizeId('9') }));
  expect(refused).toMatchObject({ status: 409, field: '/barcode' });
  expect(refused.message).toBe(`Halden Court 82, size 9 (${barcode}) ${reason}`);
  expect(await read(delivery)).toMatchObject({ counted: 0, over: 0, status: 'expected' });
});

test('Of several people who scan one pair at once, one counts it', { tags: 'M-02' }, async () => {
  const barcode = newBarcode();
  const { delivery, carton } = await announceDelivery(shop, [
    { carton: '1', size: '9', pairs: 1, barcodes: [barcode] },
  ]);
  const people = ['dario-vance', 'petra-lindqvist', 'lena-park'];
  const answers = await Promise.all(
    people.map((sub) => shop.as(sub).inventory.countDelivered({ ...delivery, carton, barcode })),
  );
  expect(answers.filter(({ ok: isDone }) => isDone)).toHaveLength(1);
  expect(await read(delivery)).toMatchObject({ counted: 1 });
});

test('A barcode that was counted in another delivery is refused', { tags: 'M-02' }, async () => {
  const barcode = newBarcode();
  const first = await announceDelivery(shop);
  const second = await announceDelivery(shop);
  const size = { barcode, inventoryItemId: sizeId('9') };
  ok(await dario().countDelivered({ ...first.delivery, carton: first.carton, ...size }));
  expect(refusal(await dario().countDelivered({ ...second.delivery, carton: second.carton, ...size }))).toMatchObject({
    status: 409,
    message: `This pair was counted in delivery ${first.number}.`,
  });
});

test('Two deliveries whose cartons have one code are both found by it', { tags: 'M-02' }, async () => {
  const both = [await announceDelivery(shop), await announceDelivery(shop)];
  await shop.rows(
    `update movement_lines set carton = 'SAME' where movement_id = any($1)`,
    both.map(({ delivery }) => delivery.deliveryId),
  );
  const { content } = ok(await dario().getDeliveries({ locationId: CANAL, search: 'SAME' }));
  expect(content.map(({ number }) => number)).toEqual(both.map(({ number }) => number));
});

test('A damaged pair, and a count that was a mistake, are corrected', { tags: 'M-02' }, async () => {
  const { delivery, pairId } = await countedDelivery(shop);
  const damaged = { ...delivery, pairId, condition: 'damaged', note: 'Crushed box' } as const;
  expect(ok(await dario().correctDelivered(damaged))).toMatchObject({ damaged: 1, counted: 1 });
  expect(ok(await dario().correctDelivered({ ...delivery, pairId, condition: 'uncounted' }))).toMatchObject({
    damaged: 0,
    counted: 0,
    pairs: [],
  });
  expect(refusal(await dario().correctDelivered(damaged))).toMatchObject({
    status: 409,
    message: 'This pair is not counted. Scan it again.',
  });
});

test('Pairs that are not counted refuse the hand-in: blank is not zero', { tags: 'M-02' }, async () => {
  const { delivery, carton } = await announceDelivery(shop, [{ carton: '1', size: '9', pairs: 2 }]);
  ok(await dario().countDelivered({ ...delivery, carton, inventoryItemId: sizeId('9') }));
  const message = 'Pairs that are not counted: 1. Scan them, or say that they are not in the carton.';
  expect(refusal(await dario().handInDelivery(delivery))).toMatchObject({ status: 409, message });
  expect(ok(await dario().reportNotInCarton({ ...delivery, carton }))).toMatchObject({ absent: 1 });
  expect(refusal(await dario().reportNotInCarton({ ...delivery, carton })).status).toBe(409);
  expect(ok(await dario().handInDelivery(delivery))).toMatchObject({ status: 'handed-in', handedInBy: 'Dario Vance' });
  // It was in the carton after all.
  ok(await dario().countDelivered({ ...delivery, carton, inventoryItemId: sizeId('9') }));
  expect(await read(delivery)).toMatchObject({ status: 'counting', absent: 0, counted: 2, handedInBy: null });
});

test('Closing books the counted pairs, and tells admins of the differences', { tags: ['M-02', 'Z-10'] }, async () => {
  const { delivery, carton, number } = await announceDelivery(shop, [{ carton: '1', size: '9', pairs: 3 }]);
  const count = async (size: string) =>
    ok(await dario().countDelivered({ ...delivery, carton, inventoryItemId: sizeId(size) }));
  const [fine, broken, over, aside] = [await count('9'), await count('9'), await count('11'), await count('12')];
  ok(await dario().correctDelivered({ ...delivery, pairId: broken.pairId, condition: 'damaged' }));
  ok(await dario().correctDelivered({ ...delivery, pairId: aside.pairId, condition: 'aside' }));
  const { version } = ok(await dario().reportNotInCarton({ ...delivery, carton }));
  expect(refusal(await dario().closeDelivery({ ...delivery, version })).status).toBe(403);
  expect(refusal(await petra().closeDelivery({ ...delivery, version: version - 1 }))).toMatchObject({
    status: 409,
    field: '/version',
  });
  const closed = ok(await petra().closeDelivery({ ...delivery, version }));
  expect(closed).toMatchObject({ status: 'closed', closedBy: 'Petra Lindqvist', toPutAway: 3, absent: 1, over: 2 });
  expect(await stateOf(fine.barcode)).toEqual({ state: 'Checked In', on_hold: false, set_aside_note: null });
  expect(await stateOf(over.barcode)).toMatchObject({ on_hold: false });
  expect(await stateOf(broken.barcode)).toMatchObject({ on_hold: true, set_aside_note: 'damaged' });
  expect(await stateOf(aside.barcode)).toBeUndefined();
  const history = await shop.rows(
    `select kind, actor from unit_history join units on units.id = unit_id where barcode = $1`,
    fine.barcode,
  );
  expect(history).toEqual([{ kind: 'received', actor: '1004' }]);
  const [told] = await shop.rows<{ title: string; user_id: string }>(
    `select title, user_id from notifications where type = 'delivery' and object_id = $1`,
    number,
  );
  expect(told?.title).toBe(
    'Petra Lindqvist closed the delivery of Halden Footwear with differences: 1 short, 2 over, 1 damaged',
  );
  const late = refusal(await dario().countDelivered({ ...delivery, carton, inventoryItemId: sizeId('9') }));
  expect(late.message).toMatch(/^Petra Lindqvist closed this delivery at \d\d:\d\d\.$/);
});

test('A booked pair is put away, and its delivery leaves the list', { tags: ['M-02', 'W-12'] }, async () => {
  const { delivery, barcode, version, number } = await countedDelivery(shop);
  ok(await petra().closeDelivery({ ...delivery, version }));
  const list = { locationId: CANAL, list: 'putAway', search: number } as const;
  expect(ok(await dario().getDeliveries(list)).content).toMatchObject([{ toPutAway: 1 }]);
  expect((await read(delivery)).toPlace).toMatchObject([{ barcode, bin: null }]);
  ok(await dario().moveUnits({ locationId: CANAL, bin: 'E-24-01', barcodes: [barcode] }));
  expect(ok(await dario().getDeliveries(list)).content).toEqual([]);
});

test('A barcode that came into stock since its scan refuses the closing', { tags: 'M-02' }, async () => {
  const barcode = newBarcode();
  const { delivery, carton } = await announceDelivery(shop);
  ok(await dario().countDelivered({ ...delivery, carton, barcode, inventoryItemId: sizeId('9') }));
  await shop.rows(
    `insert into units (barcode, variant_id, location_id) values ($1, $2, $3)`,
    barcode,
    sizeId('9'),
    CANAL,
  );
  const { version } = await read(delivery);
  expect(refusal(await petra().closeDelivery({ ...delivery, version }))).toMatchObject({
    status: 409,
    field: '/deliveryId',
  });
  expect(await read(delivery)).toMatchObject({ status: 'counting' });
});

test('Each status of a delivery is in its history with person and time', { tags: ['M-02', 'Z-10'] }, async () => {
  const { delivery } = await countedDelivery(shop);
  const { version } = ok(await dario().handInDelivery(delivery));
  ok(await petra().closeDelivery({ ...delivery, version }));
  const history = await shop.rows(
    'select status, actor from movement_history where movement_id = $1 order by id',
    delivery.deliveryId,
  );
  expect(history).toEqual([
    { status: 'expected', actor: null },
    { status: 'counting', actor: '1003' },
    { status: 'handed-in', actor: '1003' },
    { status: 'closed', actor: '1004' },
  ]);
});

const announced = (number: string, barcodes: string[] = []) => ({
  number,
  from: 'Halden Footwear',
  expectedOn: '2030-01-07',
  pairs: [
    { carton: `${number}-1`, inventoryItemId: sizeId('9'), quantity: 2, barcodes },
    { carton: `${number}-2`, inventoryItemId: sizeId('10'), quantity: 1 },
  ],
});
const put = (...deliveries: ReturnType<typeof announced>[]) => petra().putDeliveries({ locationId: CANAL, deliveries });

test('A system announces a delivery, repeats it, and changes it', { tags: 'M-02' }, async () => {
  const given = announced('P-1', [newBarcode()]);
  const [first] = ok(await put(given));
  expect(first).toMatchObject({ number: 'P-1', result: 'announced' });
  const delivery = { locationId: CANAL, deliveryId: first?.deliveryId ?? '' };
  expect(await read(delivery)).toMatchObject({ expected: 3, cartons: 2, status: 'expected', expectedOn: '2030-01-07' });
  expect(ok(await put(given))).toEqual([{ ...first, result: 'unchanged' }]);
  const [pairs] = given.pairs;
  expect(ok(await put({ ...given, from: 'Kurobe', pairs: [pairs!] }))).toMatchObject([{ result: 'changed' }]);
  expect(await read(delivery)).toMatchObject({ expected: 2, cartons: 1, from: 'Kurobe' });
});

test('A delivery whose count has begun keeps its announced pairs', { tags: 'M-02' }, async () => {
  const [first] = ok(await put(announced('P-2')));
  const delivery = { locationId: CANAL, deliveryId: first?.deliveryId ?? '' };
  ok(await dario().countDelivered({ ...delivery, carton: 'P-2-1', inventoryItemId: sizeId('9') }));
  const answer = ok(await put({ ...announced('P-2'), from: 'Kurobe' }, announced('P-3')));
  expect(answer.map(({ result }) => result)).toEqual(['kept', 'announced']);
  expect(await read(delivery)).toMatchObject({ from: 'Halden Footwear', counted: 1, expected: 3 });
});

test.each([
  ['an unknown size', { pairs: [{ carton: 'C', inventoryItemId: 'none', quantity: 1 }] }, 'pairs/0/inventoryItemId'],
  ['more barcodes than pairs', { pairs: [{ carton: 'C', quantity: 1, barcodes: ['1', '2'] }] }, 'pairs/0/barcodes'],
  ['a barcode twice', { pairs: [{ carton: 'C', quantity: 2, barcodes: ['71', '71'] }] }, 'pairs/0/barcodes/1'],
  ['too many pairs', { pairs: [{ carton: 'C', quantity: 4998 }] }, 'pairs/0/quantity'],
])('A call with %s is refused by its field, and writes nothing', { tags: 'M-02' }, async (_, change, field) => {
  const wrong = {
    ...announced('P-5'),
    pairs: change.pairs.map((pairs) => ({ inventoryItemId: sizeId('9'), ...pairs })),
  };
  const refused = refusal(await petra().putDeliveries({ locationId: CANAL, deliveries: [announced('P-4'), wrong] }));
  expect(refused).toMatchObject({ status: 422, field: `/deliveries/1/${field}` });
  expect(ok(await petra().getDeliveries({ locationId: CANAL, search: 'P-4' })).content).toEqual([]);
});

test('Barcodes in stock, and one number twice, are not announced', { tags: 'M-02' }, async () => {
  const [barcode = ''] = (await stockUp(shop, 'hc82-104-cf', '9', 1)).barcodes;
  expect(refusal(await put(announced('P-6', [barcode])))).toMatchObject({
    status: 422,
    field: '/deliveries/0/pairs/0/barcodes/0',
  });
  expect(refusal(await put(announced('P-8'), announced('P-8')))).toMatchObject({ field: '/deliveries/1/number' });
  expect(refusal(await dario().putDeliveries({ locationId: CANAL, deliveries: [announced('P-9')] })).status).toBe(403);
});

test('Two locations have deliveries with one number', { tags: 'M-02' }, async () => {
  const [here] = ok(await put(announced('P-7')));
  const elsewhere = { locationId: 'bedford-avenue', deliveries: [announced('P-7')] };
  const [there] = ok(await shop.as('amara-diallo').inventory.putDeliveries(elsewhere));
  expect(there).toMatchObject({ number: 'P-7', result: 'announced' });
  expect(there?.deliveryId).not.toBe(here?.deliveryId);
  expect(ok(await put(announced('P-7')))).toEqual([{ ...here, result: 'unchanged' }]);
});

test('A late correction of a pair that was counted again names the person', { tags: ['M-02', 'W-13'] }, async () => {
  const { delivery, carton, pairId } = await countedDelivery(shop);
  const scannedAt = new Date().toISOString();
  ok(await dario().correctDelivered({ ...delivery, pairId, condition: 'uncounted' }));
  ok(await petra().countDelivered({ ...delivery, carton, inventoryItemId: sizeId('9') }));
  const late = refusal(await dario().correctDelivered({ ...delivery, pairId, condition: 'uncounted', scannedAt }));
  expect(late.message).toMatch(/^Petra Lindqvist counted this pair at \d\d:\d\d, in carton /);
  expect(await read(delivery)).toMatchObject({ counted: 1 });
});
