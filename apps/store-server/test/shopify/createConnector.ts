import { Client } from 'pg';
import { compareNightly } from '../../src/shopify/compareNightly.ts';
import { handleWebhooks } from '../../src/shopify/handleWebhooks.ts';
import { createShop } from '../../src/shopify/client.ts';
import { type LoadParts, type LoadReport, loadShop } from '../../src/shopify/loadShop.ts';
import { parseMapping } from '../../src/shopify/mapping.ts';
import type { TestDatabase } from '../support/database.ts';
import { createTestShop, SHOP } from '../support/shopify/testShop.ts';
import type { Goods } from '../support/shopify/resolve.ts';

/** A mapping for the goods of the test shop: location 81 is Canal Street, 82 is no shop. */
export const testMapping = {
  locations: { '81': 'canal-street', '82': null },
  types: { Sneakers: { category: 'sneakers', sizeSystem: 'US M' } },
  swatches: { Chalk: '#f1eee6', Fern: '#2f6b4a' },
  sku: '^(HC82-\\d+)-',
};

/** A store that is connected with a test shop, and a clock. */
export function createConnector(database: TestDatabase, goods: Partial<Goods> = {}) {
  const there = createTestShop(goods);
  const clock = { now: Date.UTC(2026, 10, 23, 16) };
  const now = () => new Date(clock.now);
  const parts: LoadParts = {
    shop: createShop({ ...there.parts, now }),
    domain: SHOP,
    mapping: parseMapping(testMapping, 'mapping.json'),
    pictureHost: 'cdn.shopify.com',
    now,
    wait: async (ms) => void (clock.now += ms),
  };
  const logged: string[] = [];
  const { wait = async () => {}, ...connector } = parts;
  const stop = new AbortController().signal;
  const onClient = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client({ connectionString: database.url, options: '-c timezone=UTC' });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  return {
    there,
    clock,
    parts,
    onClient,
    logged,
    handle: () => handleWebhooks({ pool: database.pool, connector, stop }),
    compare: () => compareNightly({ url: database.url, connector, wait, log: (line) => logged.push(line) }),
    load: (isApplied = true): Promise<LoadReport> => onClient((client) => loadShop(client, parts, isApplied)),
    rows: async <Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> =>
      (await database.pool.query<Row>(sql, values)).rows,
  };
}

/** Deletes what a connector has stored, with its goods and orders. */
export async function forget({ pool }: TestDatabase): Promise<void> {
  await pool.query('truncate shopify_shop, shopify_locations, shopify_levels, shopify_problems, shopify_webhooks');
  await pool.query(`delete from order_items where order_number like '#%'`);
  await pool.query(`delete from orders where number like '#%'`);
  await pool.query(`delete from variants where product_id like '7%-%'`);
  await pool.query(`delete from products where id like '7%-%'`);
}
