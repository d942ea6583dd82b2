import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../src/db/database.ts';
import { tryouts } from '../../../src/db/schema/tryouts.ts';
import { selectTryoutLines, toTryoutLines } from '../../../src/domain/tryouts/queries/readTryoutLines.ts';
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

/** Stores a request for so many units of the size; reads its lines, and how many units that read. */
async function request(lines: number) {
  const { rows } = await database.pool.query<{ id: string }>(
    `with made as (
       insert into tryouts (location_id, name, requested_at) values ($1, 'Front door', now()) returning id
     )
     insert into tryout_lines (tryout_id, variant_id, position)
     select made.id, $2, n from made, generate_series(1, $3::int) n returning tryout_id as id`,
    [CANAL, variantId, lines],
  );
  statements = [];
  const stored = await selectTryoutLines(db, eq(tryouts.id, Number(rows[0]?.id)));
  const read = await toTryoutLines(db, CANAL, stored);
  let units = 0;
  for (const { query, params } of statements) units += await unitsRead(database, query, params);
  return { read, units };
}

test('[C-05] At 100,000 units of one size a request for 15 of them reads as many units as a request for one', async () => {
  const one = await request(1);
  expect(one.read[0]?.inStock).toBeGreaterThan(99_999);
  expect(one.units).toBeGreaterThan(99_999);
  const fifteen = await request(15);
  expect(fifteen.read.map(({ inStock, barcode }) => ({ inStock, barcode }))).toEqual(
    Array.from({ length: 15 }, () => ({ inStock: one.read[0]?.inStock, barcode: one.read[0]?.barcode })),
  );
  expect(fifteen.units).toBe(one.units);
});
