/**
 * The columns `problem` and `problem_values` of a query that finds what is wrong: a text with the names of its values, and
 * the values in SQL. A new text needs its translations in the portal.
 */
export function saidInSql(text: string, values: Readonly<Record<string, string>> = {}): string {
  const named = Object.entries(values).map(([name, value]) => `'${name}', (${value})::text`);
  return `'${text.replaceAll("'", "''")}' as problem, jsonb_strip_nulls(jsonb_build_object(${named.join(', ')})) as problem_values`;
}

/** A problem as such a query finds it. */
export interface FoundProblem {
  row: number;
  column_name: string;
  problem: string;
  problem_values: Record<string, string>;
}
