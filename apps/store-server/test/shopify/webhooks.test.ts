import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startNode, type TestNode } from '../support/node.ts';
import { paidOrder } from '../support/shopify/goods.ts';
import { CLIENT, type Sent, SHOP } from '../support/shopify/testShop.ts';
import { readSettings } from '../../src/base/settings.ts';
import { deleteOldWebhooks } from '../../src/shopify/handleWebhooks.ts';
import { createConnector, forget } from './createConnector.ts';

const tags = ['O-09'];
let database: TestDatabase;
let node: TestNode;
beforeAll(async () => {
  database = await startTestDatabase();
  const settings = readSettings(
    {
      DATA_DIR: database.dataDir,
      LOG_LEVEL: 'fatal',
      SHOPIFY_SHOP: SHOP,
      SHOPIFY_CLIENT_ID: CLIENT.clientId,
      SHOPIFY_CLIENT_SECRET: CLIENT.clientSecret,
      SHOPIFY_MAPPING: 'mapping.json',
    },
    [],
  );
  node = await startNode(database, { settings, now: () => new Date('2026-11-23T16:00:00Z') });
});
afterAll(async () => {
  await node?.close();
  await database?.close();
});
beforeEach(() => forget(database));

const send = async ({ headers, payload }: Sent) => {
  const response = await fetch(`${node.url}/shopify/webhooks`, { method: 'POST', headers, body: payload });
  return response.status;
};

const orders = () =>
  database.pool.query(`select number, paid, count(*) filter (where cancelled_at is null)::int as pairs
    from orders join order_items on order_number = number where number like '#%' group by 1, 2 order by 1`);

/** A connected store: the first load is done. */
async function connected() {
  const c = createConnector(database);
  await c.load();
  return c;
}

describe('A webhook', () => {
  test('is noted once, however often it comes', { tags }, async () => {
    const c = await connected();
    const sent = c.there.webhook('products/update', { id: 7001, title: 'Halden' }, 'hook-1');
    expect(await Promise.all([send(sent), send(sent), send(sent)])).toEqual([200, 200, 200]);
    expect(await c.rows('select id, topic, subject from shopify_webhooks')).toEqual([
      { id: 'hook-1', topic: 'products/update', subject: 'product 7001' },
    ]);
  });

  test('that is not signed by the shop is refused, and nothing is noted', { tags }, async () => {
    const c = await connected();
    const sent = c.there.webhook('products/update', { id: 7001 });
    expect(await send({ ...sent, payload: `${sent.payload} ` })).toBe(401);
    expect(await send({ ...sent, headers: { ...sent.headers, 'x-shopify-hmac-sha256': '' } })).toBe(401);
    expect(await send({ ...sent, headers: { ...sent.headers, 'x-shopify-shop-domain': 'x.myshopify.com' } })).toBe(401);
    expect(await c.rows('select from shopify_webhooks')).toEqual([]);
  });

  test('without a record is refused, one of another topic is answered', { tags }, async () => {
    const c = await connected();
    expect(await send(c.there.webhook('products/update', { name: 'no id' }))).toBe(400);
    expect(await send(c.there.webhook('themes/update', { id: 1 }))).toBe(200);
    expect(await c.rows('select from shopify_webhooks')).toEqual([]);
  });

  test('of customers leaves none of their data', { tags }, async () => {
    const c = await connected();
    await send(c.there.webhook('orders/paid', { id: 9001, email: 'grace@customer.example' }));
    expect(JSON.stringify(await c.rows('select * from shopify_webhooks'))).not.toContain('grace');
  });
});

describe('The work', () => {
  test('reads the present state, so order and repetition do not matter', { tags }, async () => {
    const c = await connected();
    const [product] = c.there.goods.products;
    for (const variant of product?.variants ?? []) variant.price = '99.50';
    await send(c.there.webhook('products/delete', { id: 7001 }, 'late'));
    await send(c.there.webhook('products/update', { id: 7001 }, 'early'));
    await send(c.there.webhook('products/update', { id: 7001 }, 'early'));
    const before = c.there.asked.length;
    await c.handle();
    expect(c.there.asked.length - before).toBe(1);
    expect(await c.rows(`select distinct price_cents from variants where product_id like '7001-%'`)).toEqual([
      { price_cents: 9950 },
    ]);
    expect(await c.rows('select from shopify_webhooks where done_at is null')).toEqual([]);
  });

  test('of a product with many sizes reads all pages', { tags }, async () => {
    const c = await connected();
    const [product] = c.there.goods.products;
    const sizes = Array.from({ length: 150 }, (_, at) => ({ id: 1000 + at, name: String(10 + at) }));
    product?.options[1]?.values.push(...sizes);
    for (const { id, name } of sizes)
      product?.variants.push({
        id,
        item: 5_600_000 + id,
        sku: `HC82-104-${name}`,
        price: '120',
        values: [11, id],
        picture: 'https://cdn.shopify.com/a.jpg',
        levels: {},
      });
    await send(c.there.webhook('products/update', { id: 7001 }));
    await c.handle();
    expect(await c.rows(`select count(*)::int from variants where product_id = '7001-11'`)).toEqual([{ count: 152 }]);
  });

  test('of an inventory item reads its product again', { tags }, async () => {
    const c = await connected();
    for (const variant of c.there.goods.products[0]?.variants ?? []) variant.sku = null;
    await send(c.there.webhook('inventory_items/update', { id: 5_500_101 }));
    await c.handle();
    expect(await c.rows(`select distinct sku from products where id like '7001-%'`)).toEqual([{ sku: null }]);
  });

  test('of a stock figure stores it, or removes one that is gone', { tags }, async () => {
    const c = await connected();
    const variants = c.there.goods.products[0]?.variants ?? [];
    if (variants[0]) variants[0].levels = { '81': { available: 7, on_hand: 9 } };
    if (variants[1]) variants[1].levels = {};
    for (const item of [5_500_101, 5_500_102])
      await send(c.there.webhook('inventory_levels/update', { inventory_item_id: item, location_id: 81 }));
    await c.handle();
    expect(
      await c.rows(`select variant_id, on_hand, available from shopify_levels where variant_id < '5500103' order by 1`),
    ).toEqual([{ variant_id: '5500101', on_hand: 9, available: 7 }]);
  });

  test('of locations takes over new ones', { tags }, async () => {
    const c = await connected();
    c.there.goods.locations.push({ id: 83, name: 'Pop-up', isActive: true });
    await send(c.there.webhook('locations/create', { id: 83 }));
    await c.handle();
    expect(await c.rows(`select reason from shopify_problems where kind = 'location'`)).toEqual([
      { reason: 'the mapping does not name it' },
    ]);
  });

  test('waits after a failure, and then goes on', { tags }, async () => {
    const c = await connected();
    await send(c.there.webhook('locations/update', { id: 81 }));
    c.there.goods.currency = 'EUR';
    await c.handle();
    expect(await c.rows('select attempts, failure from shopify_webhooks')).toEqual([
      { attempts: 1, failure: 'The shop has prices in EUR. The store needs USD.' },
    ]);
    c.there.goods.currency = 'USD';
    await c.handle();
    expect(await c.rows('select from shopify_webhooks where done_at is null')).toHaveLength(1);
    c.clock.now += 5_000;
    await c.handle();
    expect(await c.rows('select from shopify_webhooks where done_at is null')).toEqual([]);
  });

  test('waits while a file is imported', { tags }, async () => {
    const c = await connected();
    await send(c.there.webhook('products/update', { id: 7001 }));
    await c.onClient(async (client) => {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock(1768779892)');
      await c.handle();
      expect(await c.rows('select attempts from shopify_webhooks where done_at is null')).toEqual([{ attempts: 0 }]);
    });
    c.clock.now += 5_000;
    await c.handle();
    expect(await c.rows('select from shopify_webhooks where done_at is null')).toEqual([]);
  });

  test('of one record is done by one node at a time', { tags }, async () => {
    const c = await connected();
    await send(c.there.webhook('products/update', { id: 7001 }));
    const before = c.there.asked.length;
    await Promise.all([c.handle(), c.handle(), c.handle()]);
    expect(c.there.asked.length - before).toBe(1);
  });

  test('begins after the first load', { tags }, async () => {
    const c = createConnector(database);
    await send(c.there.webhook('orders/paid', { id: 9001 }));
    await c.handle();
    expect(c.there.asked).toEqual([]);
    expect(await c.rows('select from shopify_webhooks where done_at is null')).toHaveLength(1);
  });

  test('ends when the app is removed from the shop, until the next load', { tags }, async () => {
    const c = await connected();
    await send(c.there.webhook('app/uninstalled', { id: 1 }));
    c.there.failures = [401, 401];
    await c.handle();
    await send(c.there.webhook('products/update', { id: 7001 }));
    const before = c.there.asked.length;
    c.clock.now += 86_400_000;
    await c.handle();
    expect(await c.compare()).toBe(false);
    expect(c.there.asked).toHaveLength(before);
    await c.load();
    await c.handle();
    expect(await c.rows('select from shopify_webhooks where done_at is null')).toEqual([]);
  });

  test('is forgotten after a week', { tags }, async () => {
    const c = await connected();
    await send(c.there.webhook('products/update', { id: 7001 }));
    await c.handle();
    await deleteOldWebhooks(database.pool, new Date(c.clock.now + 6 * 86_400_000));
    expect(await c.rows('select from shopify_webhooks')).toHaveLength(1);
    await deleteOldWebhooks(database.pool, new Date(c.clock.now + 8 * 86_400_000));
    expect(await c.rows('select from shopify_webhooks')).toEqual([]);
  });
});

describe('An order', () => {
  const at = (values = {}) => paidOrder({ updatedAt: '2026-11-23T16:30:00Z', ...values });

  test('that is paid comes in as an order for its pairs', { tags }, async () => {
    const c = await connected();
    c.there.goods.orders.push(
      at({
        lines: [
          { id: 1, item: 5_500_101, quantity: 2 },
          { id: 2, item: null, quantity: 1 },
        ],
      }),
    );
    await send(c.there.webhook('orders/paid', { id: 9001 }));
    await c.handle();
    expect((await orders()).rows).toEqual([{ number: '#1001', paid: true, pairs: 2 }]);
  });

  test('that is edited has the new pairs, one that is cancelled has none', { tags }, async () => {
    const c = await connected();
    const order = at();
    c.there.goods.orders.push(order);
    await send(c.there.webhook('orders/paid', { id: 9001 }));
    await c.handle();
    order.lines = [
      { id: 1, item: 5_500_101, quantity: 0 },
      { id: 2, item: 5_500_103, quantity: 3 },
    ];
    await send(c.there.webhook('orders/edited', { order_edit: { id: 5, order_id: 9001 } }));
    await c.handle();
    expect((await orders()).rows).toEqual([{ number: '#1001', paid: true, pairs: 3 }]);
    order.cancelledAt = '2026-11-23T17:00:00Z';
    await send(c.there.webhook('orders/cancelled', { id: 9001 }));
    await c.handle();
    expect((await orders()).rows).toEqual([{ number: '#1001', paid: true, pairs: 0 }]);
  });

  test('that is cancelled there after its sale here stays, and is listed', { tags }, async () => {
    const c = await connected();
    const order = at();
    c.there.goods.orders.push(order);
    await send(c.there.webhook('orders/paid', { id: 9001 }));
    await c.handle();
    await database.pool.query(`update orders set sold_at = now() where number = '#1001'`);
    order.cancelledAt = '2026-11-23T17:00:00Z';
    await send(c.there.webhook('orders/cancelled', { id: 9001 }));
    await c.handle();
    expect((await orders()).rows).toEqual([{ number: '#1001', paid: true, pairs: 1 }]);
    expect(await c.rows(`select subject, reason from shopify_problems where kind = 'order'`)).toEqual([
      { subject: '#1001', reason: 'is sold: quantity: 1 → 0' },
    ]);
  });
});

describe('The nightly comparison', () => {
  /** Three o'clock in New York. */
  const NIGHT = Date.UTC(2026, 10, 24, 8);

  test('finds what no webhook reported', { tags }, async () => {
    const c = await connected();
    expect(await c.compare()).toBe(false);
    c.clock.now = NIGHT - 1;
    expect(await c.compare()).toBe(false);
    c.there.goods.orders.push(paidOrder({ updatedAt: '2026-11-23T18:00:00Z' }));
    const [variant] = c.there.goods.products[0]?.variants ?? [];
    if (variant) Object.assign(variant, { price: '80.00', levels: { '81': { available: 0, on_hand: 0 } } });
    c.clock.now = NIGHT;
    expect(await c.compare()).toBe(true);
    expect(c.logged).toEqual(['Shopify: the nightly comparison changed 3 records that no webhook had reported.']);
    expect((await orders()).rows).toEqual([{ number: '#1001', paid: true, pairs: 1 }]);
    expect(await c.rows('select missed from shopify_shop')).toEqual([{ missed: 3 }]);
    expect(await c.compare()).toBe(false);
  });

  test('is done by one of several nodes', { tags }, async () => {
    const c = await connected();
    c.clock.now = NIGHT;
    const before = c.there.asked.filter((url) => url.endsWith('.jsonl')).length;
    expect((await Promise.all([c.compare(), c.compare(), c.compare()])).filter(Boolean)).toHaveLength(1);
    expect(c.there.asked.filter((url) => url.endsWith('.jsonl')).length - before).toBe(3);
  });

  test('is followed by what webhooks reported meanwhile', { tags }, async () => {
    const c = await connected();
    await send(c.there.webhook('products/update', { id: 7001 }, 'before'));
    await c.handle();
    c.clock.now = NIGHT;
    await database.pool.query(
      `insert into shopify_webhooks (id, topic, subject, received_at, done_at) values ('during', 'products/update', 'product 7001', $1, $1)`,
      [new Date(NIGHT + 1)],
    );
    await c.compare();
    expect(await c.rows('select id from shopify_webhooks where done_at is null')).toEqual([{ id: 'during' }]);
  });
});
