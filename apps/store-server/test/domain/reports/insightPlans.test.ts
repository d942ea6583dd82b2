import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../src/db/database.ts';
import { getInsight } from '../../../src/domain/reports/handlers/getInsight.ts';
import { addAskedLines } from '../../support/askedLines.ts';
import { startTestDatabase, type TestDatabase } from '../../support/database.ts';
import { CANAL } from '../../support/goods.ts';

const NOW = new Date('2026-01-13T19:34:00Z');
const LINES = 60_000;
const DAYS = 600;
/** So many pairs are asked for each day. */
const DAILY = LINES / DAYS;

let database: TestDatabase;
let db: Db;
let statements: { query: string; params: unknown[] }[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  db = drizzle(database.pool, { logger: { logQuery: (query, params) => void statements.push({ query, params }) } });
  await addAskedLines(database.patient.pool, { lines: LINES, days: DAYS, locationId: CANAL, now: NOW });
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
  await getInsight({ lateAfterMs: 600_000 })(input as unknown as Parameters<ReturnType<typeof getInsight>>[0]);
  return [...statements];
}

/** How many rows of the tables of requests the statements read, and which tables they read as a whole. */
async function plansOf(from: string, to: string) {
  let rows = 0;
  const whole = new Set<string>();
  for (const { query, params } of await read(from, to)) {
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
