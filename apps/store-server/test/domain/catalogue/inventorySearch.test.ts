import type { Input, InventoryFilters } from '@instore/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWanted } from '../../../src/domain/catalogue/inventory/wanted.ts';
import { CANAL } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const maren = () => shop.as('maren-okafor').inventory;
const search = async (filters: InventoryFilters, more: Partial<Input<'searchInventory'>> = {}) =>
  ok(await maren().searchInventory({ locationId: CANAL, filters, limit: 100, ...more }));
const idsOf = async (filters: InventoryFilters) => (await search(filters)).products.map(({ id }) => id).toSorted();
/** Ids of the products for which a condition holds; `v` is a variant, `u` a unit of it at Canal Street. */
const stored = async (condition: string) =>
  (
    await shop.rows<{ id: string }>(
      `select distinct p.id from products p join variants v on v.product_id = p.id
       left join units u on u.variant_id = v.id and u.location_id = 'canal-street' where ${condition}`,
    )
  )
    .map(({ id }) => id)
    .toSorted();
const FREE = `state = 'Checked In' and not missing and not on_hold and barcode is not null`;
const free = (place: string) => `exists (select 1 from units where variant_id = v.id and ${place} and ${FREE})`;
const HERE = free(`location_id = 'canal-street'`);
const ELSEWHERE = free(`location_id in ('bedford-avenue', 'atlantic-avenue')`);

describe('Products are found by', { tags: ['F-01', 'F-05'] }, () => {
  test.each<[string, InventoryFilters, string]>([
    ['type', { type: ['hoodies', 'boots'] }, `p.title ~ 'Hood|Cairn Mid|Moraine'`],
    ['colour family', { color: ['green'] }, `p.colour_parts[1] = 'Moss'`],
    ['size within the chosen system', { size: ['7'], sizeSystem: 'US W' }, `v.size = '7' and v.size_system = 'US W'`],
    [
      'size in any system',
      { allSizes: ['EU 44', 'Regular XL'] },
      `(v.size_system, v.size) in (('EU', '44'), ('Regular', 'XL'))`,
    ],
    ['brand', { brand: ['Halden', 'Tarn'] }, `p.brand in ('Halden', 'Tarn')`],
    ['brand of the inventory', { invBrand: ['Ostra'] }, `p.brand = 'Ostra'`],
    ['model', { model: ['Court 82'] }, `p.title = 'Halden Court 82'`],
    ['price, both ends included', { price: [115, 140] }, `v.price_cents between 11500 and 14000`],
    ['lowest price alone', { price: [180, 0] }, `v.price_cents >= 18000`],
    [
      'availability in store',
      { availability: ['inStore'], size: ['14'] },
      `v.size = '14' and v.size_system = 'US M' and ${HERE}`,
    ],
    [
      'availability elsewhere',
      { availability: ['otherLocations'], size: ['14'] },
      `v.size = '14' and v.size_system = 'US M' and ${ELSEWHERE}`,
    ],
    ['units on hold', { availability: ['onHold'] }, `u.on_hold`],
    [
      'sold out everywhere',
      { availability: ['soldOut'], size: ['14'] },
      `v.size = '14' and v.size_system = 'US M' and not ${HERE} and not ${ELSEWHERE}`,
    ],
    ['beginning of the SKU, in any case', { sku: ['hc82-1', 'TFR'] }, `p.sku ~ '^(HC82-1|TFR)'`],
    ['words in any order', { title: 'runner FELL tarn' }, `p.title = 'Tarn Fell Runner'`],
    ['parts of words', { title: 'polde moss' }, `p.title = 'Lowland Polder High' and p.colour_parts[1] = 'Moss'`],
    ['the colourway as the label writes it', { title: 'Chalk / Fern / Gum' }, `p.colour_parts[2] = 'Fern'`],
    ['a short word at the beginning of a word', { title: 'court 82' }, `p.title like 'Halden Court 82%'`],
  ])('%s', async (_, filters, condition) => {
    const expected = await stored(condition);
    expect(expected.length).toBeGreaterThan(0);
    expect(await idsOf(filters)).toEqual(expected);
  });

  test('a SKU with _ and %, which are no wildcards', async () => {
    const [before] = await shop.rows<{ sku: string }>(`select sku from products where id = 'hrm-261-nb'`);
    await shop.rows(`update products set sku = 'HC_1%A' where id = 'hrm-261-nb'`);
    expect(await idsOf({ sku: ['hc_1%'] })).toEqual(['hrm-261-nb']);
    expect(await idsOf({ sku: ['HC8_', 'HC%'] })).toEqual([]);
    await shop.rows(`update products set sku = '${before?.sku}' where id = 'hrm-261-nb'`);
  });

  test('words without accents and case', async () => {
    await shop.rows(`update products set title = 'Halden Été Café', model = 'Été Café' where id = 'hrm-261-nb'`);
    expect(await idsOf({ title: 'CAFE ete' })).toEqual(['hrm-261-nb']);
    expect(await idsOf({ title: 'café' })).toEqual(['hrm-261-nb']);
    expect(await idsOf({ title: '100%' })).toEqual([]);
  });

  test('the day on which the location received a pair, in its time zone', async () => {
    const [row] = await shop.rows<{ variant_id: string }>(
      `update units set received_at = timestamptz '2024-03-01 23:30 America/New_York'
       where id = (select min(id) from units where location_id = 'canal-street') returning variant_id`,
    );
    const expected = await stored(`v.id = '${row?.variant_id}'`);
    expect(await idsOf({ date: ['2024-03-01', '2024-03-01'] })).toEqual(expected);
    expect(await idsOf({ date: ['', '2024-03-01'] })).toEqual(expected);
    expect(await idsOf({ date: ['2024-03-02', '2024-03-02'] })).toEqual([]);
  });

  test('all filters at once, for the same size', async () => {
    const filters: InventoryFilters = {
      brand: ['Halden', 'Tarn'],
      size: ['14'],
      availability: ['inStore'],
      price: [100, 165],
    };
    const expected = await stored(
      `p.brand in ('Halden', 'Tarn') and v.size = '14' and v.size_system = 'US M' and v.price_cents between 10000 and 16500 and ${HERE}`,
    );
    expect(await idsOf(filters)).toEqual(expected);
  });
});

test('The count of each value is the number of products that a search with it finds', { tags: 'F-07' }, async () => {
  const filters: InventoryFilters = { brand: ['Halden', 'Tarn'], size: ['9', '10.5'], availability: ['inStore'] };
  const { facets, total, products } = await search(filters);
  expect(total).toBe(products.length);
  for (const name of ['type', 'color', 'size', 'brand', 'invBrand', 'model', 'availability', 'allSizes'] as const) {
    for (const { value, count } of facets?.[name].slice(0, 4) ?? []) {
      expect((await search({ ...filters, [name]: [value] })).total, `${name} ${value}`).toBe(count);
    }
  }
  expect(facets?.brand.length).toBeGreaterThan(3);
});

test('All SKUs and all sizes come from the facets, sizes in their order', { tags: 'F-04' }, async () => {
  const { facets } = await search({});
  const [skus] = await shop.rows<{ count: number }>('select count(sku)::int from products');
  expect(facets?.sku).toHaveLength(skus?.count ?? 0);
  const sizes = facets?.allSizes.map(({ value }) => value) ?? [];
  expect(sizes.indexOf('US M 9.5')).toBe(sizes.indexOf('US M 9') + 1);
  expect(sizes.indexOf('Regular L')).toBe(sizes.indexOf('Regular M') + 1);
  expect(facets?.size.map(({ value }) => `US M ${value}`)).toEqual(sizes.filter((size) => size.startsWith('US M ')));
});

test('A product has its stock here and elsewhere, by size, and its latest delivery', { tags: 'Z-05' }, async () => {
  const [product] = (await search({ sku: ['HC82-104-CF'] })).products;
  expect(product).toMatchObject({
    title: 'Halden Court 82',
    model: 'Court 82',
    type: 'sneakers',
    inventoryBrand: 'Halden',
    colourway: { name: 'Chalk / Fern / Gum' },
  });
  const [counted] = await shop.rows<{ here: number; elsewhere: number; latest: Date }>(
    `select count(*) filter (where location_id = 'canal-street' and ${FREE})::int as here,
            count(*) filter (where location_id in ('bedford-avenue', 'atlantic-avenue') and ${FREE})::int as elsewhere,
            max(received_at) filter (where location_id = 'canal-street') as latest
     from units join variants v on v.id = variant_id where v.product_id = 'hc82-104-cf'`,
  );
  expect([product?.inStock, product?.elsewhere]).toEqual([counted?.here, counted?.elsewhere]);
  expect(product?.received).toBe(counted?.latest.toISOString());
  expect(product?.sizes.reduce((sum, { inStock }) => sum + inStock, 0)).toBe(product?.inStock);
});

test.each([
  'TITLE_ASC',
  'TITLE_DESC',
  'SKU_ASC',
  'SKU_DESC',
  'PRICE_ASC',
  'PRICE_DESC',
  'RECEIVED_ASC',
  'RECEIVED_DESC',
] as const)('The pages in the order %s have every product once', { tags: 'Z-05' }, async (order) => {
  const whole = await search({}, { order });
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await search({}, { order, limit: 7, cursor });
    expect(page.total).toBe(whole.total);
    ids.push(...page.products.map(({ id }) => id));
    ({ cursor } = page);
  } while (cursor !== null);
  // A page that is exactly full is the last one.
  expect((await search({}, { order, limit: whole.total })).cursor).toBeNull();
  expect(ids).toEqual(whole.products.map(({ id }) => id));
  expect(new Set(ids).size).toBe(whole.total);
  const skus = whole.products.map(({ sku }) => sku);
  if (order === 'SKU_ASC') expect(skus.at(-1)).toBeNull();
  if (order === 'SKU_DESC') expect(skus[0]).toBeNull();
});

describe('A search that cannot be understood names its field:', { tags: 'F-06' }, () => {
  const many = Array.from({ length: 201 }, (_, index) => `B${index}`);
  test.each<[string, InventoryFilters, string, string]>([
    ['a reversed price', { price: [165, 100] }, '/filters/price', 'Minimum must be below maximum.'],
    [
      'reversed days',
      { date: ['2026-11-22', '2026-11-01'] },
      '/filters/date',
      'The first day must not be after the last.',
    ],
    [
      'a day that does not exist',
      { date: ['2026-02-30', ''] },
      '/filters/date',
      '2026-02-30 is not a day. Write it as 2026-11-22.',
    ],
    ['a wildcard in a SKU', { sku: ['HC*'] }, '/filters/sku', 'Enter the beginning of the SKU, without wildcards.'],
    [
      'a wildcard for one letter in a SKU',
      { sku: ['HC?'] },
      '/filters/sku',
      'Enter the beginning of the SKU, without wildcards.',
    ],
    ['201 values', { brand: many }, '/filters/brand', 'The filters may have 200 values in total.'],
    [
      'a size without its system',
      { allSizes: ['44'] },
      '/filters/allSizes',
      '44 has no size system. Write it as EU 44.',
    ],
  ])('%s', async (_, filters, field, message) => {
    const answer = await maren().searchInventory({ locationId: CANAL, filters });
    expect(refusal(answer)).toEqual({ status: 422, field, message });
  });

  test('the cursor of another search', async () => {
    const { cursor } = await search({ brand: ['Halden'] }, { limit: 2 });
    expect(cursor).not.toBeNull();
    const message = 'cursor belongs to another search. Start again without it.';
    for (const other of [{ brand: ['Tarn'] }, { brand: ['Halden'], title: 'court' }]) {
      const answer = await maren().searchInventory({ locationId: CANAL, filters: other, limit: 2, cursor });
      expect(refusal(answer)).toEqual({ status: 422, field: '/cursor', message });
    }
    const broken = await maren().searchInventory({ locationId: CANAL, cursor: 'nonsense' });
    expect(refusal(broken)).toEqual({ status: 422, field: '/cursor', message });
  });
});

test('A saved search with a blank name is refused with the field', { tags: 'F-07' }, async () => {
  const refused = refusal(await maren().saveSearch({ name: ' \t ', view: 'products', filters: {} }));
  expect(refused).toMatchObject({ status: 400, field: '/name' });
});

test('A person keeps 20 saved searches, which no other person sees', { tags: 'F-07' }, async () => {
  const save = (name: string, filters: InventoryFilters = { size: ['10.5'] }) =>
    maren().saveSearch({ name, view: 'products', filters });
  for (let number = 1; number <= 20; number += 1) ok(await save(`Search ${number}`));
  const replaced = ok(await save('Search 7', { brand: ['Tarn'] }));
  expect(replaced).toHaveLength(20);
  expect(replaced.find(({ name }) => name === 'Search 7')?.filters.brand).toEqual(['Tarn']);
  expect(refusal(await save('One more'))).toEqual({
    status: 422,
    field: '/name',
    message: 'You can keep 20 saved searches. Remove one first.',
  });
  const ines = shop.as('ines-calloway').inventory;
  expect(ok(await ines.getSavedSearches())).toEqual([]);
  ok(await ines.saveSearch({ name: 'Search 7', view: 'pairs', filters: {} }));
  expect(ok(await maren().removeSavedSearch({ name: 'Search 7' }))).toHaveLength(19);
  expect(ok(await ines.removeSavedSearch({ name: 'Search 8' })).map(({ name }) => name)).toEqual(['Search 7']);
  ok(await ines.removeSavedSearch({ name: 'Search 7' }));
  expect(ok(await maren().getSavedSearches()).map(({ name }) => name)).not.toContain('Search 7');
});

test('Two tabs that save at the same time stay within the limit', { tags: 'F-07' }, async () => {
  const noor = shop.as('noor-haddad').inventory;
  await Promise.all(
    Array.from({ length: 24 }, (_, number) =>
      noor.saveSearch({ name: `Search ${number}`, view: 'pairs', filters: {} }),
    ),
  );
  expect(ok(await noor.getSavedSearches())).toHaveLength(20);
});

test('A repeated call with the same key saves and removes once', { tags: 'F-07' }, async () => {
  const send = async (path: string, key: string, body: object) => {
    const authorization = `Bearer ${await shop.node.session('ines-calloway')}`;
    const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': key };
    return fetch(`${shop.node.url}/api/inventory/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const saved = { name: 'Repeated', view: 'products', filters: {} };
  const names = async () => ok(await shop.as('ines-calloway').inventory.getSavedSearches()).map(({ name }) => name);
  expect((await send('saved-searches', 'save-once', saved)).status).toBe(200);
  expect((await send('remove-saved-search', 'remove-once', { name: 'Repeated' })).status).toBe(200);
  expect((await send('saved-searches', 'save-once', saved)).status).toBe(200);
  expect(await names()).toEqual([]);
  expect((await send('saved-searches', 'save-once', { ...saved, view: 'pairs' })).status).toBe(422);
  expect((await send('saved-searches', 'save-again', saved)).status).toBe(200);
  expect((await send('remove-saved-search', 'remove-once', { name: 'Repeated' })).status).toBe(200);
  expect(await names()).toEqual(['Repeated']);
});

test('A price to filter by is read to the cent', { tags: 'F-01' }, () => {
  // In binary arithmetic these prices are a little less than a whole number of cents.
  expect(readWanted({ price: [1.15, 19.99] })).toMatchObject({ lowest: 115, highest: 1999 });
  expect(readWanted({ price: [0, 0] })).toMatchObject({ lowest: undefined, highest: undefined });
});
