import type { TestDatabase } from './database.ts';

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

const unitsOf = (node: PlanNode): number =>
  (node['Relation Name'] === 'units' ? node['Actual Rows'] * node['Actual Loops'] : 0) +
  (node.Plans ?? []).reduce((sum, part) => sum + unitsOf(part), 0);

/** Runs a statement, and counts the units that it reads. */
export async function unitsRead({ pool }: TestDatabase, query: string, params: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, format json) ${query}`,
    params,
  );
  return unitsOf(rows[0]!['QUERY PLAN'][0].Plan);
}

/** Adds 100,000 free units of one size at a location, in all its bins. */
export async function addUnitsOfSize({ patient }: TestDatabase, variantId: string, locationId: string): Promise<void> {
  await patient.pool.query(`
    alter table units disable trigger user;
    insert into units (barcode, variant_id, location_id, bin_id)
    select 'G' || n, '${variantId}', '${locationId}', bins.ids[1 + n % cardinality(bins.ids)]
    from generate_series(1, 100000) n,
      (select array_agg(id) as ids from bins where location_id = '${locationId}') as bins;
    alter table units enable trigger user;
    analyze units`);
}
