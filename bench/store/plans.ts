import type { Pool } from 'pg';
import { isExplainable, type PlanNode, type Statement, wholeReads } from './statements.ts';

/** Rows from which a table counts as large. */
const LARGE = 10_000;

/** A statement that reads a large table from the first to the last row. */
export interface WholeRead {
  name: string;
  tables: string[];
  text: string;
}

/** Explains the statements of operations on the data of the benchmark. */
export async function findWholeReads(
  pool: Pool,
  statements: ReadonlyMap<string, readonly Statement[]>,
): Promise<WholeRead[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples >= $1`,
    [LARGE],
  );
  const large = new Set(rows.map(({ name }) => name));
  const found: WholeRead[] = [];
  for (const [name, sent] of statements) {
    for (const { text, values } of sent.filter((each) => isExplainable(each.text))) {
      const tables = wholeReads(await planOf(pool, text, values)).filter((table) => large.has(table));
      if (tables.length > 0) found.push({ name, tables: [...new Set(tables)], text });
    }
  }
  return found;
}

async function planOf(pool: Pool, text: string, values: unknown[]): Promise<PlanNode> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${text}`, values);
  return rows[0]!['QUERY PLAN'][0].Plan;
}
