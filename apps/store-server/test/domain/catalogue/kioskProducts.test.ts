import type { Input, KioskProduct, KioskProductPage, SortValue } from '@instore/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products as productTable } from '../../../src/db/schema/catalogue.ts';
import { readFilters } from '../../../src/domain/catalogue/queries/productFilters.ts';
import { catalogue } from '../../../src/seed/catalogue.ts';
import { CANAL } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

type Search = Input<'searchKioskProducts'>;

const kiosk = () => shop.as('front-door').kiosk;
const search = async (filters: Search): Promise<KioskProductPage> =>
  ok(await shop.as('maren-okafor').kiosk.searchKioskProducts({ limitForQuery: 100, ...filters })).data.products;
const skus = (page: KioskProductPage) => page.edges.map(({ node }) => node.sku ?? node.id);

/** Reads all products in small pages, and calls a function between two pages. */
async function walk(sortValue: SortValue, between: (page: number) => Promise<unknown> = async () => {}) {
  const seen: KioskProduct[] = [];
  let cursorValue: string | null = null;
  for (let page = 0; page < 30; page += 1) {
    const answer: KioskProductPage = ok(await kiosk().getKioskProducts({ limitForQuery: 7, cursorValue, sortValue }))
      .data.products;
    expect(answer.pageInfo.hasPreviousPage).toBe(page > 0);
    expect(answer.pageInfo.startCursor).toBe(answer.edges[0]?.cursor);
    seen.push(...answer.edges.map(({ node }) => node));
    cursorValue = answer.pageInfo.endCursor;
    if (!answer.pageInfo.hasNextPage) return seen;
    await between(page);
  }
  throw new Error('The list has no end.');
}

const priceOf = (product: KioskProduct) => Math.min(...product.variants.nodes.map((variant) => variant.price));

test('The kiosk lists every brand with the number of its products and the first ones', { tags: 'C-02' }, async () => {
  const { brands } = ok(await kiosk().browseKioskProducts({ limitForQuery: 3 })).data;
  expect(brands.nodes.map((brand) => brand.name)).toEqual(['Brask', 'Halden', 'Kurobe', 'Lowland', 'Ostra', 'Tarn']);
  for (const { name, productCount, products } of brands.nodes) {
    expect(productCount).toBe(catalogue.filter(({ row }) => row.brand === name).length);
    expect(products.nodes).toHaveLength(3);
    expect(products.nodes.every((product) => product.vendor === name && product.variants.nodes.length > 0)).toBe(true);
  }
  // In the order of the front page.
  expect(brands.nodes.find((brand) => brand.name === 'Tarn')?.products.nodes.map((product) => product.sku)).toEqual([
    'TFR-2210-BE',
    'TFR-2210-IP',
    expect.any(String),
  ]);
});

test.each(['FEATURED', 'TITLE_ASC', 'TITLE_DESC', 'PRICE_ASC', 'PRICE_DESC'] as const)(
  'The pages of all products by %s contain each product once, in order',
  { tags: 'C-03' },
  async (sortValue) => {
    const seen = await walk(sortValue);
    expect(seen.map((product) => product.id).toSorted()).toEqual(catalogue.map(({ row }) => row.id).toSorted());
    if (sortValue === 'TITLE_ASC') expect((await walk('TITLE_DESC')).toReversed()).toEqual(seen);
    if (sortValue === 'PRICE_ASC') {
      expect(seen.map(priceOf)).toEqual(seen.map(priceOf).toSorted((a, b) => a - b));
      expect((await walk('PRICE_DESC')).toReversed()).toEqual(seen);
    }
    if (sortValue === 'FEATURED') {
      const front = ok(await kiosk().getFeaturedProducts()).data.products.nodes;
      expect(seen.slice(0, front.length)).toEqual(front);
    }
  },
);

test('Products that are added or removed between two pages cause no repeats or gaps', { tags: 'C-03' }, async () => {
  const before = (await walk('TITLE_ASC')).map((product) => product.id);
  const made: string[] = [];
  const seen = (
    await walk('TITLE_ASC', async (page) => {
      const id = `newcomer-${page}`;
      made.push(id);
      // Sorted before the products of the first page.
      await shop.rows(
        `insert into products (id, title, brand, product_type, colour_parts, swatches, image_url)
         values ($1, 'Aaa', 'Halden', 'Sneakers', '{Ink}', '{#000000}', '/artwork/products/x.svg')`,
        id,
      );
      await shop.rows(`insert into variants values ($1, $1, '9', 'US M', 0, 100)`, id);
    })
  ).map((product) => product.id);
  await shop.rows('delete from variants where product_id = any($1)', made);
  await shop.rows('delete from products where id = any($1)', made);
  expect(made.length).toBeGreaterThan(5);
  expect(seen).toEqual(before);
});

test.each(['PRICE_ASC', 'PRICE_DESC', 'FEATURED'] as const)(
  'A product without sizes and price is listed by %s too; by price it comes last',
  { tags: 'C-03' },
  async (sortValue) => {
    const newcomers = ['aa-no-size', 'bb-no-size'];
    await shop.rows(
      `insert into products (id, title, brand, product_type, colour_parts, swatches, image_url)
       select id, id, 'Sizeless', 'Sneakers', '{Ink}', '{#000000}', '/artwork/products/x.svg' from unnest($1::text[]) as id`,
      newcomers,
    );
    await shop.rows(
      `insert into products (id, title, brand, product_type, colour_parts, swatches, image_url)
       values ('cc-sized', 'cc-sized', 'Sizeless', 'Sneakers', '{Ink}', '{#000000}', '/artwork/products/x.svg')`,
    );
    await shop.rows(`insert into variants values ('cc-sized', 'cc-sized', '9', 'US M', 0, 100)`);
    const seen: KioskProduct[] = [];
    let cursorValue: string | null = null;
    do {
      const { pageInfo, edges }: KioskProductPage = ok(
        await kiosk().getKioskProducts({ brandName: 'Sizeless', limitForQuery: 1, cursorValue, sortValue }),
      ).data.products;
      seen.push(...edges.map(({ node }) => node));
      cursorValue = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (cursorValue !== null);
    await shop.rows(`delete from variants where id = 'cc-sized'`);
    await shop.rows('delete from products where id = any($1)', [...newcomers, 'cc-sized']);
    const expected = {
      PRICE_ASC: ['cc-sized', ...newcomers],
      PRICE_DESC: ['cc-sized', ...newcomers.toReversed()],
      FEATURED: [...newcomers, 'cc-sized'],
    };
    expect(seen.map(({ id }) => id)).toEqual(expected[sortValue]);
    const sizeless = seen.filter(({ variants }) => variants.nodes.length === 0);
    expect(sizeless).toHaveLength(2);
  },
);

test('The products of a brand are listed by its name in any case', { tags: 'C-03' }, async () => {
  const page = ok(await kiosk().getKioskProducts({ brandName: 'KUROBE', limitForQuery: 100 })).data.products;
  expect(page.totalCount).toBe(catalogue.filter(({ row }) => row.brand === 'Kurobe').length);
  expect(new Set(page.edges.map(({ node }) => node.vendor))).toEqual(new Set(['Kurobe']));
  const none = ok(await kiosk().getKioskProducts({ brandName: 'Nobody' })).data.products;
  expect(none).toEqual({
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    totalCount: 0,
  });
});

test(
  'A cursor of another list is refused with the field and never causes an error',
  { tags: ['C-03', 'C-07'] },
  async () => {
    const { endCursor } = ok(await kiosk().getKioskProducts({ sortValue: 'PRICE_ASC' })).data.products.pageInfo;
    const of = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const wrong = [
      endCursor,
      'nonsense',
      of(null),
      of(['TITLE_ASC']),
      of(['TITLE_ASC', 'a']),
      of(['TITLE_ASC', { a: 1 }, 'b']),
      of(['TITLE_ASC', 1e300, 'b']),
      of(['TITLE_ASC', 1, 'b']),
    ];
    for (const cursorValue of wrong) {
      const answer = await kiosk().getKioskProducts({ cursorValue, sortValue: 'TITLE_ASC' });
      expect(refusal(answer)).toEqual({
        status: 400,
        message: 'cursorValue belongs to another list. Start again without it.',
        field: '/cursorValue',
      });
    }
    for (const featured of ['99999999999999999999', 'x', 1.5]) {
      const cursorValue = of(['FEATURED', featured, 'a', 'b']);
      expect(refusal(await kiosk().getKioskProducts({ cursorValue }))).toMatchObject({ status: 400 });
    }
    expect(
      refusal(await kiosk().getKioskProducts({ cursorValue: of(['TITLE_ASC', '\0', 'b']), sortValue: 'TITLE_ASC' }))
        .status,
    ).toBe(400);
    expect(refusal(await kiosk().getKioskProducts({ sortValue: 'NEWEST' as 'FEATURED' })).status).toBe(400);
    expect(refusal(await kiosk().searchKioskProducts({ availability: 'inStore,nowhere' })).status).toBe(400);
  },
);

test('Words match title, brand, colour and SKU, in any case and order', { tags: 'C-04' }, async () => {
  expect(skus(await search({ title: 'court 82 halden' }))).toEqual(
    expect.arrayContaining(['HC82-104-CF', 'HC82-104-TC', 'HC82-204-CF']),
  );
  expect(skus(await search({ title: 'hc82-104-cf' }))).toEqual(['HC82-104-CF']);
  expect(skus(await search({ title: 'HC82104CF' }))).toEqual(['HC82-104-CF']);
  expect(skus(await search({ title: 'ember fell' }))).toEqual(['TFR-2210-BE']);
  // Wildcards of LIKE are ordinary text.
  for (const title of ['%', '_', 'court\\', "'; drop table products; --"])
    expect((await search({ title })).totalCount).toBe(0);
});

test('A product must match one value of each filter, and all filters', { tags: 'C-04' }, async () => {
  const halden = await search({ brand: 'halden,Tarn', type: 'Apparel' });
  expect(skus(halden)).toEqual(expect.arrayContaining(['HCT-870-NB', 'TSH-822-OC']));
  expect(halden.edges.every(({ node }) => node.productType === 'Apparel' && /Halden|Tarn/.test(node.vendor))).toBe(
    true,
  );
  const fern = await search({ color: 'fern,Ember' });
  expect(fern.edges.every(({ node }) => /Fern|Ember/.test(node.colourway?.name ?? ''))).toBe(true);
  expect(skus(await search({ color: 'Chalk / Fern / Gum', title: 'court 82' }))).toEqual([
    'HC82-104-CF',
    'HC82-204-CF',
  ]);
  const eu = await search({ size: 'EU 42.5' });
  expect(new Set(eu.edges.map(({ node }) => node.vendor))).toEqual(new Set(['Brask']));
  expect((await search({ size: 'xl' })).edges.every(({ node }) => node.productType === 'Apparel')).toBe(true);
  expect((await search({})).totalCount).toBe(catalogue.length);
});

test('A value of a filter may contain a comma in a list', { tags: 'C-04' }, async () => {
  const brand = 'Smith, Jones & Co';
  await shop.rows(`update products set brand = $1 where id = 'hc82-104-cf'`, brand);
  expect((await search({ brand: [brand.toLowerCase(), 'Tarn'] })).edges.map(({ node }) => node.vendor)).toContain(
    brand,
  );
  expect((await search({ brand: [brand] })).totalCount).toBe(1);
  expect((await search({ brand })).totalCount).toBe(0);
  await shop.rows(`update products set brand = 'Halden' where id = 'hc82-104-cf'`);
});

test('Availability refers to the chosen size, here or at another location', { tags: 'C-04' }, async () => {
  await shop.rows(
    `update units set missing = true where variant_id in
       (select id from variants where product_id = 'hc82-104-cf' and size = '10.5') and location_id = $1`,
    CANAL,
  );
  const filters = { title: 'HC82-104-CF', size: 'US M 10.5' };
  expect((await search({ ...filters, availability: 'inStore' })).totalCount).toBe(0);
  // Other sizes are free.
  expect((await search({ title: 'HC82-104-CF', availability: 'inStore' })).totalCount).toBe(1);
  const bedford = (count: number) =>
    shop.rows(
      `insert into units (barcode, variant_id, location_id)
       select 'B' || n, (select id from variants where product_id = 'hc82-104-cf' and size = '10.5'), 'bedford-avenue'
       from generate_series(1, $1::int) n`,
      count,
    );
  await shop.rows(
    `update units set missing = true where variant_id in
       (select id from variants where product_id = 'hc82-104-cf' and size = '10.5')`,
  );
  expect((await search({ ...filters, availability: 'otherLocations' })).totalCount).toBe(0);
  await bedford(1);
  expect((await search({ ...filters, availability: 'otherLocations' })).totalCount).toBe(1);
  expect((await search({ ...filters, availability: 'inStore,otherLocations' })).totalCount).toBe(1);
  // For Bedford Avenue the other way round.
  const noor = await shop
    .as('noor-haddad')
    .kiosk.searchKioskProducts({ ...filters, availability: 'inStore', locationId: 'bedford-avenue' });
  expect(ok(noor).data.products.edges[0]?.node.variants.nodes.find((each) => each.title === '10.5')).toMatchObject({
    inStock: 1,
    availableForSale: true,
  });
});

test(
  'Each filter value has the number of products that match it and the other filters',
  { tags: ['C-04', 'F-04'] },
  async () => {
    const { facets, totalCount } = await search({ brand: 'Halden', size: 'US M 10.5', withFacets: true });
    const others = await search({ size: 'US M 10.5' });
    const brands = new Map<string, number>();
    for (const { node } of others.edges) brands.set(node.vendor, (brands.get(node.vendor) ?? 0) + 1);
    expect(new Map(facets?.brand.map(({ value, count }) => [value, count]))).toEqual(brands);
    expect(facets?.brand.find(({ value }) => value === 'Halden')?.count).toBe(totalCount);
    for (const { value, count } of facets?.size ?? []) {
      expect((await search({ brand: 'Halden', size: value })).totalCount).toBe(count);
    }
    for (const { value, count, swatch } of facets?.color ?? []) {
      expect((await search({ brand: 'Halden', size: 'US M 10.5', color: value })).totalCount).toBe(count);
      expect(swatch).toMatch(/^#[0-9a-f]{6}$/);
    }
    for (const { value, count, imageUrl } of facets?.type ?? []) {
      const found = await search({ brand: 'Halden', size: 'US M 10.5', type: value });
      expect([found.totalCount, found.edges[0]?.node.featuredImage.url]).toEqual([count, imageUrl]);
    }
    for (const { value, count } of facets?.availability ?? []) {
      expect((await search({ brand: 'Halden', size: 'US M 10.5', availability: value })).totalCount).toBe(count);
    }
    expect(facets?.size.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['US M 10', 'US M 10.5', 'Regular XL']),
    );
    const at = (value: string) => facets?.size.findIndex((each) => each.value === value) ?? -1;
    expect(at('US M 9.5')).toBeLessThan(at('US M 10'));
  },
);

test('The values of a filter are counted with the chosen colour and type, too', { tags: 'C-04' }, async () => {
  const chosen = { color: 'Fern', type: 'Sneakers' };
  const { facets } = await search({ ...chosen, withFacets: true });
  const lists = { brand: facets?.brand, color: facets?.color, type: facets?.type, size: facets?.size?.slice(0, 3) };
  for (const [name, options = []] of Object.entries(lists)) {
    expect(options.length, name).toBeGreaterThan(0);
    for (const { value, count } of options)
      expect((await search({ ...chosen, [name]: value })).totalCount, `${name} ${value}`).toBe(count);
  }
});

test('Types are those of the inventory, and those of the shop system', { tags: 'C-04' }, async () => {
  const titles = async (type: string) => new Set((await search({ type })).edges.map(({ node }) => node.title));
  expect(await titles('Boots')).toEqual(new Set(['Tarn Cairn Mid', 'Brask Moraine']));
  expect((await titles('sneakers')).has('Tarn Cairn Mid')).toBe(false);
  const garments = await titles('Apparel');
  expect(garments).toEqual(await titles('tees,hoodies'));
  expect(await titles('boots,apparel')).toEqual(new Set(['Tarn Cairn Mid', 'Brask Moraine', ...garments]));
});

test('Neither a kiosk nor an associate can name another location', { tags: 'C-04' }, async () => {
  for (const sub of ['front-door', 'maren-okafor']) {
    const answer = await shop.as(sub).kiosk.searchKioskProducts({ locationId: 'bedford-avenue' });
    expect(refusal(answer).status).toBe(403);
  }
});

test('A filter that repeats a value costs as much as one that names it once', { tags: 'C-04' }, async () => {
  const once = await search({ availability: 'inStore', size: '10' });
  const filters = readFilters(
    shop.database.db,
    { availability: 'inStore,inStore,inStore', size: Array.from({ length: 300 }, () => '10').join(',') },
    [CANAL],
  );
  const { sql: text } = shop.database.db
    .select()
    .from(productTable)
    .where(filters.hasVariant(filters.size, filters.availability))
    .toSQL();
  expect(text.match(/"size" = /g)).toHaveLength(1);
  expect(text.match(/"state" = /g)).toHaveLength(1);
  expect(await search({ availability: 'inStore,inStore', size: '10,10' })).toEqual(once);
  const sizes = (count: number) => Array.from({ length: count }, (_, at) => at).join(',');
  expect((await search({ size: sizes(100) })).totalCount).toBeGreaterThan(0);
  expect(refusal(await kiosk().searchKioskProducts({ size: sizes(101) }))).toMatchObject({
    status: 400,
    field: '/size',
  });
  const endless = Array.from({ length: 20_000 }, () => 'inStore').join(',');
  expect(refusal(await kiosk().searchKioskProducts({ availability: endless }))).toMatchObject({
    status: 400,
    field: '/availability',
  });
});

test('Without featured products the front page shows the newest ones with a picture', { tags: 'C-15' }, async () => {
  const front = async () => ok(await kiosk().getFeaturedProducts()).data.products.nodes.map(({ id }) => id);
  const before = await front();
  await shop.rows('create table featured_before as select id, featured from products');
  await shop.rows('update products set featured = null');
  await shop.rows(`update products set launched_on = '2026-11-20' where id in ('hc82-104-tc', 'hc82-104-cf')`);
  await shop.rows(`update products set launched_on = '2026-11-21', image_url = '' where id = 'hc82-204-cf'`);
  const newest = await front();
  expect(newest.slice(0, 2)).toEqual(['hc82-104-cf', 'hc82-104-tc']);
  expect(newest).toHaveLength(12);
  expect(newest).not.toContain('hc82-204-cf');
  await shop.rows(
    'update products set featured = before.featured from featured_before as before where before.id = products.id',
  );
  expect(await front()).toEqual(before);
});
