import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { courtShoe, paidOrder } from '../support/shopify/goods.ts';
import { createConnector, forget } from './createConnector.ts';

const tags = ['O-09'];
let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database?.close());
beforeEach(() => forget(database));

test('The first load brings products, sizes, locations and stock figures', { tags }, async () => {
  const c = createConnector(database);
  c.there.bulkPolls = 4;
  const report = await c.load();
  expect(report).toMatchObject({ products: { rows: 4, changes: { counts: { added: 4 } } }, problems: { count: 0 } });
  expect(
    await c.rows(`select products.id, sku, size, price_cents from products join variants on product_id = products.id
      where products.id like '7001-%' order by variants.id`),
  ).toEqual([
    { id: '7001-11', sku: 'HC82-104', size: '9', price_cents: 12_000 },
    { id: '7001-11', sku: 'HC82-104', size: '9.5', price_cents: 12_000 },
    { id: '7001-12', sku: 'HC82-105', size: '9', price_cents: 12_000 },
    { id: '7001-12', sku: 'HC82-105', size: '9.5', price_cents: 12_000 },
  ]);
  expect(await c.rows('select id, name, location_id from shopify_locations order by id')).toEqual([
    { id: '81', name: 'Canal Street', location_id: 'canal-street' },
    { id: '82', name: 'Depot', location_id: null },
  ]);
  expect(await c.rows('select sum(on_hand)::int, sum(available)::int as free from shopify_levels')).toEqual([
    { sum: 12, free: 8 },
  ]);
});

test('A load that is not applied writes nothing and says what it would', { tags }, async () => {
  const c = createConnector(database);
  c.there.goods.locations.push({ id: 83, name: 'Pop-up', isActive: true });
  const report = await c.load(false);
  expect(report.products.changes.counts).toEqual({ added: 4 });
  expect(report.problems.listed).toEqual([
    { kind: 'location', subject: '83', title: 'Pop-up', reason: 'the mapping does not name it' },
  ]);
  expect(await c.rows(`select from products where id like '7001-%'`)).toEqual([]);
  expect(await c.rows('select from shopify_problems')).toEqual([]);
});

test('The same shop again changes nothing', { tags }, async () => {
  const c = createConnector(database);
  await c.load();
  const report = await c.load();
  expect(report).toMatchObject({ products: { rows: 4, changes: { counts: {} } }, orders: { rows: 0 }, levels: 0 });
});

test('A colourway with a problem is left out and listed; the others come in', { tags }, async () => {
  const c = createConnector(database);
  const twin = { ...courtShoe(), id: 7002, title: 'Halden Twin' };
  twin.variants = twin.variants.map((each) => ({ ...each, id: each.id + 50, item: each.item + 50 }));
  const nameless = { ...courtShoe(), id: 7003, title: 'Halden Nameless', metafields: {} };
  c.there.goods.products.push(twin, nameless);
  const report = await c.load();
  expect(report.products.changes.counts).toEqual({ added: 4 });
  expect(report.problems.listed.map(({ subject, reason }) => `${subject} ${reason}`)).toEqual([
    '7002-11 sku is also the SKU of "7001-11"',
    '7002-12 sku is also the SKU of "7001-12"',
    '7003-11 model: there is no metafield or the mapping',
    '7003-12 model: there is no metafield or the mapping',
  ]);
});

test('A picture of another host is refused', { tags }, async () => {
  const c = createConnector(database);
  for (const variant of c.there.goods.products[0]?.variants ?? []) variant.picture = 'https://pictures.example/a.jpg';
  const report = await c.load();
  expect(report.problems.listed[0]?.reason).toMatch(/^picture is at pictures\.example\. /);
});

test('Orders that were paid after the first load come in, older ones do not', { tags }, async () => {
  const c = createConnector(database);
  c.there.goods.orders.push(paidOrder());
  await c.load();
  expect(await c.rows(`select from orders where number = '#1001'`)).toEqual([]);
  c.clock.now += 3_600_000;
  const updatedAt = new Date(c.clock.now).toISOString();
  c.there.goods.orders.push(
    paidOrder({ id: 9002, name: '#1002', updatedAt }),
    paidOrder({ id: 9003, name: '#1003', updatedAt, status: 'PENDING' }),
  );
  const report = await c.load();
  expect(report.orders?.changes.counts).toEqual({ added: 1 });
  expect(
    await c.rows(`select number, location_id, paid, variant_id from orders join order_items on order_number = number
      where number like '#%'`),
  ).toEqual([{ number: '#1002', location_id: 'canal-street', paid: true, variant_id: '5500101' }]);
});

test.for([
  ['of two locations', { retailLocation: undefined, fulfilledFrom: [81, 82] }, 'location: it is sent from 2 locations'],
  ['without a location', { retailLocation: undefined }, 'location: the order names none'],
  ['of a location without mapping', { retailLocation: 83 }, 'location: the mapping does not name 83'],
  ['of an unknown size', { lines: [{ id: 1, item: 77, quantity: 1 }] }, 'variant there is no size "77"'],
  [
    'with too many pairs',
    { lines: [{ id: 1, item: 5_500_101, quantity: 51 }] },
    'quantity: "51" must be a whole number from 0 to 50',
  ],
] as const)('An order %s is listed with its reason', { tags }, async ([, values, reason]) => {
  const c = createConnector(database);
  await c.load();
  c.there.goods.orders.push(paidOrder({ ...(values as object), updatedAt: new Date(c.clock.now + 1).toISOString() }));
  const report = await c.load();
  expect(report.problems.listed).toMatchObject([{ kind: 'order', subject: '#1001', reason }]);
});

test('A shop with prices in another currency is refused', { tags }, async () => {
  const c = createConnector(database, { currency: 'EUR' });
  await expect(c.load()).rejects.toThrow('The shop has prices in EUR. The store needs USD.');
});

test('The store stays with the shop that it is connected with', { tags }, async () => {
  const c = createConnector(database);
  await c.load();
  c.parts.domain = 'another.myshopify.com';
  await expect(c.load()).rejects.toThrow(/^The store is connected with test-shop\.myshopify\.com\./);
});

test('A bulk operation of another app is waited for', { tags }, async () => {
  const c = createConnector(database);
  c.there.bulkPolls = 3;
  await c.parts.shop.query('mutation { bulkOperationRunQuery(query: "{ shop { name } }") { bulkOperation { id } } }');
  expect(await c.load()).toMatchObject({ products: { rows: 4 } });
});

test('No transaction is open while the shop prepares a file', { tags }, async () => {
  const c = createConnector(database);
  c.there.bulkPolls = 3;
  await c.load();
  const open: number[] = [];
  c.parts.wait = async () => {
    const found = await c.rows(`select from pg_stat_activity where datname = current_database()
      and backend_type = 'client backend' and xact_start is not null and pid <> pg_backend_pid()`);
    open.push(found.length);
  };
  await c.load();
  expect(open).toEqual([0, 0, 0, 0, 0, 0]);
});
