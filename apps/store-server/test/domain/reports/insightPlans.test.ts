import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../src/db/database.ts';
import { getInsight } from '../../../src/domain/reports/handlers/getInsight.ts';
import { startTestDatabase, type TestDatabase } from '../../support/database.ts';
import { CANAL } from '../../support/goods.ts';

const NOW = new Date('2026-01-13T19:34:00Z');
const LINES = Number(process.env['INSIGHT_LINES'] ?? 60_000);
/** So many pairs are asked for each day. */
const DAILY = LINES / 600;

let database: TestDatabase;
let db: Db;
let statements: { query: string; params: unknown[] }[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  db = drizzle(database.pool, { logger: { logQuery: (query, params) => void statements.push({ query, params }) } });
  await database.patient.pool.query(`
    set session_replication_role = replica;
    delete from request_lines; delete from tryout_lines; delete from tryouts;
    create temp table asked as
    select n as id, '${NOW.toISOString()}'::timestamptz - n * interval '600 days' / ${LINES} as at,
      (array(select id from variants order by id limit 500))[1 + n % 500] as variant
    from generate_series(1, ${LINES}) n;
    insert into tryouts (id, location_id, name, requested_at, accepted_by, accepted_at)
    select 1000000 + id, '${CANAL}', 'Front door', at, '1001', at + interval '1 minute' from asked;
    insert into tryout_lines (id, tryout_id, variant_id, position) select 1000000 + id, 1000000 + id, variant, 0 from asked;
    insert into requests (id, location_id, placed_by, placed_at)
    select 1000000 + id, '${CANAL}', '1001', at + interval '2 minutes' from asked;
    insert into request_lines (id, request_id, location_id, owner_id, variant_id, status, requested_by, requested_at,
      try_out_item, tryout_id, checked_out_at, checked_out_by, handed_over_at, closed_at, tryout_accepted_at, request_placed_at, picked_bin,
      first_reason)
    select 1000000 + id, 1000000 + id, '${CANAL}', (array['1001', '1002'])[1 + id % 2], variant, 'checkedin', 'Kiosk Front door', at, true,
      1000000 + id, at + interval '4 minutes', '1003', at + (3 + id % 12) * interval '1 minute', at + interval '40 minutes', at + interval '1 minute',
      at + interval '2 minutes', 'A-14-03', case when id % 20 = 0 then 'not found' end from asked;
    set session_replication_role = origin;
    analyze tryouts, tryout_lines, requests, request_lines`);
}, 600_000);
afterAll(() => database?.close());

const TABLES = ['request_lines', 'tryouts', 'tryout_lines', 'requests'];

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

async function read(from: string, to: string) {
  statements = [];
  const input = { query: { locationId: CANAL, from, to }, store: { db, now: () => NOW } };
  const before = performance.now();
  const { data } = await getInsight({ lateAfterMs: 600_000 })(
    input as unknown as Parameters<ReturnType<typeof getInsight>>[0],
  );
  const ms = performance.now() - before;
  return { data, ms, statements: [...statements] };
}

/** How many rows of the tables of requests the statements read, and which tables they read as a whole. */
async function plansOf(from: string, to: string) {
  const { statements: asked } = await read(from, to);
  let rows = 0;
  const whole = new Set<string>();
  for (const { query, params } of asked) {
    const plan = await database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, format json) ${query}`,
      params,
    );
    for (const node of nodesOf(plan.rows[0]!['QUERY PLAN'][0].Plan)) {
      const table = node['Relation Name'] ?? '';
      if (!TABLES.includes(table)) continue;
      rows += node['Actual Rows'] * Math.max(1, node['Actual Loops']);
      if (node['Node Type'] === 'Seq Scan') whole.add(table);
    }
  }
  return { rows, whole: [...whole] };
}

test('A day reads the pairs of its nine days, however many the others have', { tags: 'V-05' }, async () => {
  const { rows, whole } = await plansOf('2026-01-13', '2026-01-13');
  expect(whole).toEqual([]);
  // Each pair has a row in up to six tables; the plots and the hours of the day before read theirs, too.
  expect(rows).toBeLessThan(DAILY * 11 * 8);
});

test('28 days read their pairs and those of the 28 days before', { tags: 'V-05' }, async () => {
  const { rows } = await plansOf('2025-12-17', '2026-01-13');
  expect(rows).toBeLessThan(DAILY * 28 * 3 * 8);
});

test.runIf(process.env['INSIGHT_LINES'])('The times of many lines are printed', async () => {
  for (const [from, to] of [
    ['2026-01-13', '2026-01-13'],
    ['2026-01-07', '2026-01-13'],
    ['2025-12-17', '2026-01-13'],
  ] as const) {
    const times: number[] = [];
    for (let run = 0; run < 7; run += 1) times.push((await read(from, to)).ms);
    process.stdout.write(`${from} ${to}: ${times.map((ms) => ms.toFixed(0)).join(' ')} ms\n`);
  }
});
