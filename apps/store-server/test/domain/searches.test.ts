import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CANAL } from '../support/goods.ts';
import { demoProductVariant } from '../support/pick.ts';
import { ok, openShop, type Shop } from '../support/shop.ts';

/** Every search of the store finds words in the same way: without accents and case, composed or not. */

let shop: Shop;
/** How many products, units and consigned units have the words. */
let counts: { products: number; units: number; consigned: number };
beforeAll(async () => {
  shop = await openShop();
  // One name in NFC, one in NFD.
  await shop.rows(`update products set title = 'Señor Café' where sku = 'HC82-104-CF'`);
  await shop.rows(`update products set title = $1 where sku = 'TFR-2210-BE'`, 'Sen\u0303or, Cafe\u0301');
  await shop.rows(
    `update users set name = 'Zoë Núñez' where id = (
       select consignee_id from units where consignee_id is not null and location_id = $1 and state <> 'Sold'
       group by consignee_id order by count(*) desc limit 1)`,
    CANAL,
  );
  const [found] = await shop.rows<typeof counts>(
    `select count(distinct products.id)::int as products, count(*)::int as units,
       (select count(*) from units join users on users.id = consignee_id
        where users.name = 'Zoë Núñez' and location_id = $1 and state <> 'Sold' and not missing
          and not on_hold)::int as consigned
     from units join variants on variants.id = variant_id join products on products.id = product_id
     where sku in ('HC82-104-CF', 'TFR-2210-BE') and location_id = $1 and state <> 'Sold'`,
    CANAL,
  );
  counts = found!;
  expect(counts).toMatchObject({ products: 2 });
  const pair = { inventoryItemId: demoProductVariant('hc82-104-cf', '9').variantId };
  ok(await shop.as('jonah-whitaker').consignee.announceConsignment({ locationId: CANAL, pairs: [pair] }));
  expect(counts.consigned).toBeGreaterThan(0);
});
afterAll(() => shop?.close());

const maren = () => shop.as('maren-okafor');
const dario = () => shop.as('dario-vance');

/** The same words as people type them. */
const TYPED = ['senor cafe', 'SEÑOR CAFÉ', 'Sen\u0303or Cafe\u0301', 'café, señor', 'ｃａｆｅ SEÑOR'];

const cubeCount = async (member: string, operator: 'contains' | 'startsWith' | 'endsWith', value: string) => {
  const query = {
    measures: ['Inventory.count'],
    filters: [
      { member: 'Inventory.locationId', operator: 'equals' as const, values: [CANAL] },
      { member: 'Inventory.state', operator: 'notEquals' as const, values: ['Sold'] },
      { member, operator, values: [value] },
    ],
  };
  const [row] = ok(await maren().cube.loadCube({ query }));
  return Number(row?.['Inventory.count'] ?? 0);
};

describe.each(TYPED)('%s finds "Señor Café" in', (words) => {
  test('the search of the inventory', { tags: 'F-01' }, async () => {
    const search = { locationId: CANAL, filters: { title: words } };
    expect(ok(await maren().inventory.searchInventory(search)).total).toBe(counts.products);
  });

  test('the search of the kiosk and the palette', { tags: 'C-04' }, async () => {
    const found = ok(await maren().kiosk.searchKioskProducts({ title: words, locationId: CANAL }));
    expect(found.data.products.totalCount).toBe(counts.products);
  });

  test('the records of bins', { tags: 'W-05' }, async () => {
    const found = ok(await dario().inventory.getBinShelfRecords({ locationId: CANAL, search: words }));
    expect(found.totalElements).toBe(counts.units);
  });

  test('the announced pairs', { tags: 'G-05' }, async () => {
    const query = { locationId: CANAL, search: words };
    const found = ok(await shop.as('petra-lindqvist').consignee.getAnnouncedPairs(query));
    expect(found.content.map(({ productName }) => productName)).toContain('Señor Café');
  });
});

describe.each(['zoe nu', 'NÚÑEZ', 'Nu\u0301n\u0303ez'])('%s finds the consignee "Zoë Núñez" in', (words) => {
  test('the queue of consigned pairs', { tags: 'G-01' }, async () => {
    const query = { locationId: CANAL, search: words, kind: 'inStock' as const };
    expect(ok(await shop.as('petra-lindqvist').consignee.getConsignmentQueue(query)).totalElements).toBe(
      counts.consigned,
    );
  });
});

test.each(['senor', 'SEÑOR', 'sen\u0303or'])('The cube finds %s in a name', { tags: 'E-02' }, async (word) => {
  const all = await cubeCount('Inventory.title', 'contains', 'señor');
  expect(all).toBe(counts.units);
  for (const operator of ['contains', 'startsWith'] as const)
    expect(await cubeCount('Inventory.title', operator, word)).toBe(all);
});

test('A comma in a title is no "or"', { tags: 'C-04' }, async () => {
  const search = async (title: string) => ok(await maren().kiosk.searchKioskProducts({ title, locationId: CANAL }));
  expect((await search('Señor, HC82-104-CF')).data.products.totalCount).toBe(1);
  expect((await search('HC82-104-CF, TFR-2210-BE')).data.products.totalCount).toBe(0);
});

test('A sign that becomes a backslash is no escape of a pattern', { tags: ['C-04', 'E-02'] }, async () => {
  expect(await cubeCount('Inventory.title', 'endsWith', '\u2216')).toBe(0);
  const found = ok(await maren().kiosk.searchKioskProducts({ title: '\u2216', locationId: CANAL }));
  expect(found.data.products.totalCount).toBe(0);
});
