import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseMapping } from '../../src/shopify/mapping.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { courtShoe, paidOrder } from '../support/shopify/goods.ts';
import type { TestOrder } from '../support/shopify/goods.ts';
import { createConnector, forget, testMapping } from './createConnector.ts';

const tags = ['O-09'];
const DAY = 86_400_000;
let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database?.close());
beforeEach(() => forget(database));

const UNMAPPED = { kind: 'order', subject: '#1001', reason: 'location: the mapping does not name 83' };

/** A connected store that has refused an order; a day has passed since. */
async function refusing(values: Partial<TestOrder> = { retailLocation: 83 }) {
  const c = createConnector(database);
  await c.load();
  const order = paidOrder({ updatedAt: new Date(c.clock.now).toISOString(), ...values });
  c.there.goods.orders.push(order);
  await c.load();
  c.clock.now += DAY;
  await c.load();
  c.clock.now += DAY;
  const correct = () => {
    const locations = { ...testMapping.locations, '83': 'canal-street' };
    c.parts.mapping = parseMapping({ ...testMapping, locations }, 'mapping.json');
  };
  const orders = () => c.rows(`select number from orders where number like '#%'`);
  return { ...c, order, correct, orders };
}

test('A refused order stays listed while it does not change in the shop', { tags }, async () => {
  const c = await refusing();
  const { problems } = await c.load();
  expect(problems.listed).toMatchObject([UNMAPPED]);
});

test.for([
  ['that did not change in the shop', () => {}],
  ['that changed in the shop meanwhile', (order: TestOrder) => void (order.updatedAt = '2026-11-25T15:00:00Z')],
] as const)('A corrected mapping brings in a refused order %s', { tags }, async ([, change]) => {
  const c = await refusing();
  c.correct();
  change(c.order);
  const report = await c.load();
  expect(report).toMatchObject({ orders: { changes: { counts: { added: 1 } } }, problems: { count: 0 } });
  expect(await c.orders()).toEqual([{ number: '#1001' }]);
});

test('The nightly comparison brings in a refused order whose size is there now', { tags }, async () => {
  const c = await refusing({ lines: [{ id: 1, item: 5_500_177, quantity: 1 }] });
  const [product] = c.there.goods.products;
  product?.variants.push({ ...courtShoe().variants[0]!, id: 577, item: 5_500_177, sku: 'HC82-104-9' });
  product?.options[1]?.values.push({ id: 23, name: '10' });
  Object.assign(product?.variants.at(-1) ?? {}, { values: [11, 23] });
  expect(await c.compare()).toBe(true);
  expect(await c.orders()).toEqual([{ number: '#1001' }]);
  expect(await c.rows('select from shopify_problems')).toEqual([]);
});

test('A refused order that is gone from the shop is no longer listed', { tags }, async () => {
  const c = await refusing();
  c.there.goods.orders.length = 0;
  expect(await c.load()).toMatchObject({ problems: { count: 0 } });
});

test('A refused order that a node of an older release noted comes in as well', { tags }, async () => {
  const c = await refusing();
  await database.pool.query('update shopify_problems set record_id = null');
  c.correct();
  expect(await c.load()).toMatchObject({ problems: { count: 0 } });
  expect(await c.orders()).toEqual([{ number: '#1001' }]);
});

test('An order that is sold here stays listed, and is not read again', { tags }, async () => {
  const c = await refusing({});
  const calls = async () => {
    const before = c.there.asked.length;
    const { problems } = await c.load();
    return { calls: c.there.asked.length - before, listed: problems.listed.map(({ subject }) => subject) };
  };
  await c.load();
  const usual = await calls();
  await database.pool.query(`update orders set sold_at = now() where number = '#1001'`);
  Object.assign(c.order, { cancelledAt: '2026-11-25T15:00:00Z', updatedAt: '2026-11-25T15:30:00Z' });
  for (let nth = 0; nth < 3; nth += 1) {
    expect(await calls()).toEqual({ ...usual, listed: ['#1001'] });
    c.clock.now += DAY / 12;
  }
});

test('The end of a problem of an order leaves those of similar numbers', { tags }, async () => {
  const c = await refusing({ name: '#1001-2', retailLocation: 83 });
  c.there.goods.orders.push(paidOrder({ id: 9002, updatedAt: new Date(c.clock.now).toISOString() }));
  const { problems } = await c.load();
  expect(problems.listed).toMatchObject([{ subject: '#1001-2' }]);
});
