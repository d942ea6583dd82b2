import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineOf, linesOfDifference } from '../../src/shopify/report.ts';
import { writeStock } from '../../src/shopify/writeStock.ts';
import { ok, openShop, type Shop } from '../support/shop.ts';
import { createConnector } from './createConnector.ts';

const tags = ['O-09'];
let store: Shop;
let c: ReturnType<typeof createConnector>;

/** Canal Street has three pairs of 5500101 in the shop; here one is in its bin, one is missing, one is sold. */
beforeAll(async () => {
  store = await openShop();
  c = createConnector(store.database);
  await c.load();
  await store.rows(`
    insert into units (barcode, variant_id, location_id, bin_id, state, missing)
    select barcode, '5500101', 'canal-street', case when state <> 'Sold' then (select min(id) from bins where location_id = 'canal-street') end,
      state::unit_state, missing
    from (values ('9990000000018', 'Checked In', false), ('9990000000025', 'Checked In', true), ('9990000000032', 'Sold', false))
      as given (barcode, state, missing)`);
});
afterAll(() => store?.close());

const differences = async (sub = 'tomas-reyes', locationId = 'canal-street') =>
  ok(await store.as(sub).inventory.getStockDifferences({ locationId }));

test('A size with another number of pairs is listed with what is known of each', { tags }, async () => {
  const { total, differences: listed } = await differences();
  expect(total).toBe(4);
  expect(listed[0]).toMatchObject({
    variantId: '5500101',
    title: 'Halden Court 82',
    size: '9',
    inShop: 3,
    here: 1,
    readAt: '2026-11-23T16:00:00.000Z',
    units: [
      { barcode: '9990000000018', state: 'Checked In', missing: false, onHold: false, inTransit: false },
      { barcode: '9990000000025', state: 'Checked In', missing: true, onHold: false, inTransit: false },
    ],
  });
  expect(listed[1]).toMatchObject({ variantId: '5500102', inShop: 3, here: 0, units: [] });
});

test('A location that the shop does not know has no differences', { tags }, async () => {
  expect(await differences('ruth-feldman', 'bedford-avenue')).toEqual({ total: 0, differences: [] });
});

test('A difference is shown in lines', { tags }, async () => {
  const [first] = (await differences()).differences;
  expect(first && linesOfDifference(first)).toEqual([
    'canal-street: Halden Court 82, US M 9 (5500101): 3 in the shop, 1 here',
    expect.stringMatching(/^ {4}9990000000018, Checked In, [A-Z]-\d\d-\d\d$/),
    expect.stringMatching(/^ {4}9990000000025, Checked In, [A-Z]-\d\d-\d\d, missing$/),
  ]);
  expect(lineOf({ kind: 'order', subject: '#1', title: '', reason: 'is sold' })).toBe('order #1: is sold');
});

test('Reading the differences changes nothing in the shop', { tags }, async () => {
  await differences();
  expect(c.there.written).toEqual([]);
});

test('Numbers are written with the one that they replace, once for each change', { tags }, async () => {
  expect(await writeStock(store.database.db, c.parts.shop, ['canal-street'])).toEqual({ written: 4, refused: [] });
  expect(c.there.written[0]).toEqual({
    name: 'on_hand',
    reason: 'correction',
    quantities: [
      {
        inventoryItemId: 'gid://shopify/InventoryItem/5500101',
        locationId: 'gid://shopify/Location/81',
        quantity: 1,
        changeFromQuantity: 3,
      },
    ],
  });
  const keys = () => new Set(c.there.keys);
  expect(keys().size).toBe(4);
  await writeStock(store.database.db, c.parts.shop);
  expect(keys().size).toBe(4);
});

test('A number that has changed in the shop is refused and named', { tags }, async () => {
  c.there.refusal = 'The quantity has changed.';
  expect((await writeStock(store.database.db, c.parts.shop)).refused[0]).toEqual({
    variantId: '5500101',
    locationId: 'canal-street',
    reason: 'The quantity has changed.',
  });
});
