// @module-tag all
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../src/db/database.ts';
import { getBinCounts } from '../../../src/domain/counts/handlers/getBinCounts.ts';
import { getCountRounds } from '../../../src/domain/counts/handlers/getCountRounds.ts';
import { getCustomerHolds } from '../../../src/domain/customerHolds/handlers/getCustomerHolds.ts';
import { getDeliveries } from '../../../src/domain/movements/handlers/getDeliveries.ts';
import { getTransfers } from '../../../src/domain/movements/handlers/getTransfers.ts';
import { startTestDatabase, type TestDatabase } from '../../support/database.ts';
import { CANAL } from '../../support/goods.ts';
import { BEDFORD } from '../../support/transfers.ts';

let database: TestDatabase;
let db: Db;
let statements: { query: string; params: unknown[] }[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  const logger = { logQuery: (query: string, params: unknown[]) => void statements.push({ query, params }) };
  db = drizzle(database.pool, { logger });
  // Some years: 100,000 units, 2,000 deliveries of 40 pairs, 20,000 transfers, holds, returns and counts that have ended.
  await database.patient.pool.query(`
    set session_replication_role = replica;
    insert into units (barcode, variant_id, location_id, bin_id, received_at)
    select 'G' || n, sizes.ids[1 + n % cardinality(sizes.ids)], '${CANAL}', bins.ids[1 + n % cardinality(bins.ids)],
      now() - (n % 900) * interval '1 day'
    from generate_series(1, 100000) n, (select array_agg(id) as ids from bins where location_id = '${CANAL}') as bins,
      (select array_agg(id) as ids from variants) as sizes;
    with made as (
      insert into movements (kind, number, location_id, sender, expected_on, status, announced_at, closed_at)
      select 'delivery', 'G-' || n, '${CANAL}', 'Halden Footwear', current_date - n % 900, 'closed',
        now() - n * interval '10 hours', now() - n * interval '9 hours'
      from generate_series(1, 2000) n returning id
    ), counted as (select id, row_number() over (order by id) as nth from made)
    insert into movement_lines (movement_id, carton, variant_id, is_announced, barcode, condition, counted_at, unit_id)
    select counted.id, 'G' || nth, units.variant_id, true, barcode, 'here', now(), units.id
    from counted, generate_series(1, 40) n, lateral (
      select * from units where barcode = 'G' || ((nth - 1) * 40 + n)) as units;
    with made as (
      insert into movements (kind, number, location_id, from_location_id, sender, expected_on, status, announced_at,
        closed_at, asked_by)
      select 'transfer', 'GT-' || n, '${CANAL}', '${BEDFORD}', 'Bedford Avenue', current_date, 'received', now(),
        now() - n * interval '30 minutes', '1001'
      from generate_series(1, 20000) n returning id
    )
    , sent as (select id, row_number() over (order by id) as nth from made)
    insert into movement_lines (movement_id, carton, variant_id, is_announced, unit_id)
    select sent.id, '', units.variant_id, true, units.id from sent join units on units.barcode = 'G' || (80000 + nth);
    update units set bin_id = null where barcode in ('G1', 'G2', 'G80001', 'G80002');
    insert into movements (kind, number, location_id, sender, expected_on, status, announced_at, closed_at, return_reason,
      return_condition)
    select 'return', 'GR-' || n, '${CANAL}', '', current_date, 'received', now(), now() - n * interval '1 hour', 'other', 'as new'
    from generate_series(1, 20000) n;
    insert into customer_holds (location_id, unit_id, until, held_by, held_at, ending, ended_at)
    select '${CANAL}', units.id, now(), '1001', now(), 'let go', now() - interval '2 days' from units limit 20000;
    insert into bin_counts (location_id, bin_id, status, started_by, started_at, closed_at, expected)
    select '${CANAL}', bins.id, 'applied', '1003', now(), now() - n * interval '1 day', '{}'
    from bins, generate_series(1, 30) n where location_id = '${CANAL}';
    set session_replication_role = default;
    analyze`);
});
afterAll(() => database?.close());

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const LARGE = [
  'units',
  'movements',
  'movement_lines',
  'customer_holds',
  'bin_counts',
  'movement_history',
  'unit_history',
];

/** How many rows of large tables a plan reads. */
function rowsRead(node: PlanNode): number {
  const isLarge = LARGE.includes(node['Relation Name'] ?? '');
  const own = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return (isLarge ? own : 0) + (node.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), 0);
}

/** The rows that each statement of an operation reads; a count of what has ended reads one row of each. */
async function readBy(operation: (input: never) => unknown, input: object): Promise<number[]> {
  statements = [];
  const caller = {
    userId: '1004',
    role: 'Warehouse_Admin',
    name: 'Petra Lindqvist',
    kind: 'person',
    locationIds: [CANAL],
  };
  await operation({ caller, store: { db, now: () => new Date() }, ...input } as never);
  const sent = statements;
  const plans = await Promise.all(
    sent.map(({ query, params }) =>
      database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (analyze, format json) ${query}`, params),
    ),
  );
  return plans.map(({ rows }, index) => {
    const isOfAll = /^select (count\(\*\)|\(select count)|"closed_at" desc/i.test(sent[index]?.query ?? '');
    return rowsRead(rows[0]!['QUERY PLAN'][0].Plan) / (isOfAll ? ENDED_MAX / PAGE_MAX : 1);
  });
}

/** A page reads at most so many rows of large tables: 20 rows with what belongs to each, and the heads before them. */
const PAGE_MAX = 5_000;
/** What has ended is counted and ordered by the document alone: so many transfers and returns there are. */
const ENDED_MAX = 45_000;

test.each<[string, (input: never) => unknown, object]>([
  ...(['expected', 'putAway', 'closed'] as const).map((list): [string, (input: never) => unknown, object] => [
    `deliveries ${list}`,
    getDeliveries,
    { query: { locationId: CANAL, list } },
  ]),
  ...(['incoming', 'outgoing', 'done'] as const).map((list): [string, (input: never) => unknown, object] => [
    `transfers ${list}`,
    getTransfers,
    { query: { locationId: CANAL, list } },
  ]),
  ...(['held', 'ended'] as const).map((list): [string, (input: never) => unknown, object] => [
    `holds ${list}`,
    getCustomerHolds,
    { query: { locationId: CANAL, list } },
  ]),
  ['counts', getBinCounts, { query: { locationId: CANAL } }],
  ['rounds', getCountRounds, { query: { locationId: CANAL } }],
])(
  'After years the list of %s reads only what it shows',
  { tags: ['M-02', 'M-03', 'M-04', 'M-07'] },
  async (_, operation, input) => {
    const read = await readBy(operation, input);
    expect(read.length).toBeGreaterThan(0);
    for (const rows of read) expect(rows).toBeLessThan(PAGE_MAX);
  },
);
