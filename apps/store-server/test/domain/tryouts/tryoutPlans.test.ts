import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../src/db/database.ts';
import { tryouts } from '../../../src/db/schema/tryouts.ts';
import { selectTryoutLines, toTryoutLines } from '../../../src/domain/tryouts/queries/readTryoutLines.ts';
import { startTestDatabase, type TestDatabase } from '../../support/database.ts';
import { CANAL } from '../../support/goods.ts';
import { demoProductVariant } from '../../support/pick.ts';

const { variantId } = demoProductVariant('hc82-104-cf', '9');
let database: TestDatabase;
let db: Db;
let statements: { query: string; params: unknown[] }[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  db = drizzle(database.pool, { logger: { logQuery: (query, params) => void statements.push({ query, params }) } });
  await database.patient.pool.query(`
    alter table units disable trigger user;
    insert into units (barcode, variant_id, location_id, bin_id)
    select 'G' || n, '${variantId}', '${CANAL}', bins.ids[1 + n % cardinality(bins.ids)]
    from generate_series(1, 100000) n,
      (select array_agg(id) as ids from bins where location_id = '${CANAL}') as bins;
    alter table units enable trigger user;
    analyze units`);
});
afterAll(() => database?.close());

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

/** How many units a plan reads. */
const unitsRead = (node: PlanNode): number =>
  (node['Relation Name'] === 'units' ? node['Actual Rows'] * node['Actual Loops'] : 0) +
  (node.Plans ?? []).reduce((sum, part) => sum + unitsRead(part), 0);

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
  for (const { query, params } of statements) {
    const plan = await database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, format json) ${query}`,
      params,
    );
    units += unitsRead(plan.rows[0]!['QUERY PLAN'][0].Plan);
  }
  return { read, units };
}

test('At 100,000 units of a size a request for 15 reads as many units as one for one', { tags: 'C-05' }, async () => {
  const one = await request(1);
  expect(one.read[0]?.inStock).toBeGreaterThan(99_999);
  expect(one.units).toBeGreaterThan(99_999);
  const fifteen = await request(15);
  expect(fifteen.read.map(({ inStock, barcode }) => ({ inStock, barcode }))).toEqual(
    Array.from({ length: 15 }, () => ({ inStock: one.read[0]?.inStock, barcode: one.read[0]?.barcode })),
  );
  expect(fifteen.units).toBe(one.units);
});
