import type { InventoryFilters, InventoryOrder } from '@instore/api';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../src/db/database.ts';
import { searchInventory } from '../../../src/domain/catalogue/handlers/searchInventory.ts';
import { startTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let db: Db;
let statements: { query: string; params: unknown[] }[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  const logger = { logQuery: (query: string, params: unknown[]) => void statements.push({ query, params }) };
  db = drizzle(database.pool, { logger });
  // A chain: 2,000 products, 20,000 variants and 100,000 units at the seven locations.
  await database.patient.pool.query(`
    alter table units disable trigger user;
    insert into products (id, sku, title, brand, model, product_type, category, colour_parts, swatches, image_url)
    select 'p' || n, 'GEN-' || n, 'Maker ' || n % 40 || ' Model ' || n % 300, 'Maker ' || n % 40, 'Model ' || n % 300,
           'Sneakers', (enum_range(null::product_category))[1 + n % 6], array['Tone ' || n % 30],
           array['#' || lpad(to_hex((n * 7919) % 16777216), 6, '0')], '/artwork/none.svg'
    from generate_series(1, 2000) n;
    insert into variants (id, product_id, size, size_system, position, price_cents)
    select 'v' || n || '-' || s, 'p' || n, (5 + s)::text, case when n % 3 = 0 then 'EU' else 'US M' end, s, 5000 + (n % 200) * 100
    from generate_series(1, 2000) n, generate_series(1, 10) s;
    insert into units (barcode, variant_id, location_id, received_at, state, on_hold)
    select 'G' || n, 'v' || 1 + n % 2000 || '-' || 1 + (n / 2000) % 10, (array(select id from locations order by id))[1 + n % 7],
           now() - (n % 400) * interval '1 day', (case when n % 25 = 0 then 'Sold' else 'Checked In' end)::unit_state, n % 500 = 0
    from generate_series(1, 100000) n;
    alter table units enable trigger user;
    analyze products, variants, units`);
});
afterAll(() => database?.close());

async function search(filters: InventoryFilters, order: InventoryOrder = 'TITLE_ASC', cursor: string | null = null) {
  statements = [];
  const input = { body: { locationId: 'canal-street', filters, order, limit: 20, cursor }, store: { db } };
  const { data } = await searchInventory(input as unknown as Parameters<typeof searchInventory>[0]);
  return data;
}

/** The plans of the statements that the last search sent. */
async function plans(): Promise<string> {
  const client = await database.pool.connect();
  try {
    await client.query(`set enable_seqscan to off`);
    const texts: string[] = [];
    for (const { query, params } of statements.filter((statement) => statement.query.includes('"products"'))) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`, params);
      texts.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    expect(texts.length).toBeGreaterThan(2);
    return texts.join('\n\n');
  } finally {
    await client.query('reset all');
    client.release();
  }
}

/** The lines of plans that read a whole table, with the line before. */
const wholeReads = (plan: string) => plan.match(/.*\n.*Seq Scan on (units|variants).*\n.*/g) ?? [];

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

test.each<[string, InventoryFilters, InventoryOrder?]>([
  ['no filter', {}],
  ['type', { type: ['boots'] }],
  ['color', { color: ['red'] }],
  ['size', { size: ['9'] }],
  ['brand', { brand: ['Maker 7'] }],
  ['invBrand', { invBrand: ['Maker 7'] }],
  ['model', { model: ['Model 12'] }],
  ['date', { date: [day(10), day(3)] }],
  ['in store', { availability: ['inStore'] }],
  ['every availability', { availability: ['inStore', 'otherLocations', 'onHold', 'soldOut'] }],
  ['price', { price: [60, 80] }],
  ['title', { title: 'model maker 12' }],
  ['sku', { sku: ['GEN-12'] }],
  ['allSizes', { allSizes: ['EU 9', 'US M 8'] }],
  [
    'several filters, latest deliveries first',
    { brand: ['Maker 7', 'Maker 8'], size: ['9'], price: [50, 150] },
    'RECEIVED_DESC',
  ],
])(
  'At 100,000 units a search by %s reads neither all units nor all variants',
  { tags: 'F-05' },
  async (_, filters, order) => {
    const first = await search(filters, order);
    expect(wholeReads(await plans())).toEqual([]);
    if (first.cursor === null) return;
    await search(filters, order, first.cursor);
    expect(wholeReads(await plans())).toEqual([]);
  },
);
