import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../src/db/database.ts';
import { takeFreeUnits, type Wanted } from '../../../src/domain/stock/index.ts';
import { startTestDatabase, type TestDatabase } from '../../support/database.ts';
import { CANAL } from '../../support/goods.ts';
import { demoProductVariant } from '../../support/pick.ts';
import { addUnitsOfSize, unitsRead } from '../../support/plans.ts';

const { variantId } = demoProductVariant('hc82-104-cf', '9');
let database: TestDatabase;
let db: Db;
let statements: { query: string; params: unknown[] }[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  db = drizzle(database.pool, { logger: { logQuery: (query, params) => void statements.push({ query, params }) } });
  await addUnitsOfSize(database, variantId, CANAL);
});
afterAll(() => database?.close());

/** The free units of the size in the order in which a picker walks: sorted, all of them. */
const inOrder = async (locationId = CANAL): Promise<string[]> => {
  const { rows } = await database.pool.query<{ barcode: string }>(
    `select barcode from units left join bins on bins.id = bin_id
     where units.location_id = $1 and variant_id = $2 and state = 'Checked In' and not missing and not on_hold
       and barcode is not null
     order by zone = 'floor', code, units.id`,
    [locationId, variantId],
  );
  return rows.map(({ barcode }) => barcode);
};

async function take(wanted: Omit<Wanted, 'variantId'>, locationId = CANAL) {
  statements = [];
  const taken = await db.transaction((tx) => takeFreeUnits(tx, locationId, [{ variantId, ...wanted }]));
  return taken.map(({ barcode }) => barcode);
}

test('[Z-02] At 100,000 units of one size a request gets the first ones of the walk, and reads one unit of each bin', async () => {
  const walk = await inOrder();
  const { rows: bins } = await database.pool.query('select id from bins where location_id = $1', [CANAL]);
  expect(await take({ count: 3 })).toEqual(walk.slice(0, 3));
  const locking = statements.find(({ query }) => query.includes('skip locked'))!;
  // One of each bin, one without a bin, and the first ones.
  expect(await unitsRead(database, locking.query, locking.params)).toBeLessThan(bins.length + 10);
});

test('[Z-02] A pair that was scanned comes first, then those of the walk', async () => {
  const others = (await inOrder()).filter((barcode) => barcode !== 'G77777');
  expect(await take({ count: 3, preferred: ['G77777'] })).toEqual(['G77777', ...others.slice(0, 2)]);
});

test('[Z-02] Pairs of the sales floor and then those without a bin come last, and no pair comes twice', async () => {
  const elsewhere = 'bedford-avenue';
  await database.pool.query(
    `insert into units (barcode, variant_id, location_id, bin_id)
     select 'B' || n, $2, $1, case when n > 2 then
       (select id from bins where location_id = $1 and zone = (array['floor', 'stockroom'])[1 + n % 2]::zone order by code limit 1)
     end from generate_series(1, 6) n`,
    [elsewhere, variantId],
  );
  const walk = await inOrder(elsewhere);
  expect(walk.slice(-4)).toEqual(['B4', 'B6', 'B1', 'B2']);
  expect(await take({ count: 2, preferred: ['B6', 'B1'] }, elsewhere)).toEqual(['B6', 'B1']);
  expect(await take({ count: 100, preferred: ['B2'] }, elsewhere)).toEqual([
    'B2',
    ...walk.filter((barcode) => !['B6', 'B1', 'B2'].includes(barcode)),
  ]);
  expect(await take({ count: 1 }, elsewhere)).toEqual([]);
});
