import type { ClientBase } from 'pg';
import { inEnglish, said } from '../base/problems.ts';
import type { FoundProblem } from '../base/saidInSql.ts';
import { type Change, compare, fillIn, readChanges, repeatedKeys } from './compare.ts';
import { applyRows, IMPORT_LOCK } from './importFile.ts';
import type { ImportKind } from './kind.ts';
import { createProblems } from './problems.ts';
import type { FileRow } from './readRows.ts';
import { stageRows } from './stageRows.ts';

/** What came in from another system. */
export interface GroupReport {
  /** Rows, also those that were refused. */
  rows: number;
  changes: { counts: Partial<Record<Change['what'], number>>; listed: Change[] };
  /** All records that differ and stay as they are, with the reason. */
  kept: { name: string; detail: string }[];
}

/** A record that was refused, with the first reason. */
export interface Refusal {
  subject: string;
  reason: string;
}

/**
 * Takes the lock of imports until the transaction ends.
 * @returns whether it is free: an import may take minutes
 */
export async function takeImportLock(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
    IMPORT_LOCK,
  ]);
  return rows[0]?.taken === true;
}

/** Waits for the lock of imports and takes it until the transaction ends. */
export async function waitForImportLock(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
}

/**
 * Imports what another system has, in a transaction of the caller. Where a file is imported as a whole, here a record
 * with a problem is refused with all of its rows, and the others are written: nobody can correct the rows first.
 * @param by the column that names a record: rows with the same value belong together
 * @param rows the header, then the rows, whose cells are right by the formats of the columns
 * @param onRefused called with the refused records before anything is written
 * @throws Error for a cell that is not right
 */
export async function importGroups(
  client: ClientBase,
  kind: ImportKind,
  by: string,
  rows: AsyncGenerator<FileRow>,
  onRefused: (refusals: Refusal[]) => Promise<void>,
): Promise<GroupReport> {
  const problems = createProblems();
  const staged = await stageRows(client, kind, rows, problems);
  const [first] = problems.listed;
  if (first !== undefined) throw new Error(`${kind.name}, ${first.column}: ${inEnglish(first.problem)}`);
  for (const statement of kind.completes ?? []) await client.query(statement);
  await fillIn(client, kind, staged);
  await onRefused(await refuse(client, kind, by));
  await compare(client, kind, false);
  const changes = await readChanges(client);
  const { rows: kept } = await client.query<{ name: string; detail: string }>(
    `select name, detail from import_changes where what = 'kept' order by row`,
  );
  await applyRows(client, kind, false);
  await client.query('drop table import_rows, import_changes');
  return { rows: staged.rows, changes, kept };
}

/** Deletes the rows of records with a problem. */
async function refuse(client: ClientBase, kind: ImportKind, by: string): Promise<Refusal[]> {
  const checks = [repeatedKeys(kind), ...kind.checks].map(
    (check) => `select row, column_name, problem, problem_values from (${check}) as found`,
  );
  const { rows } = await client.query<FoundProblem & { subject: string }>(`
    select distinct on (import_rows.${by}) import_rows.${by} as subject, found.*
    from (${checks.join(' union all ')}) as found join import_rows using (row)
    order by import_rows.${by}, row`);
  const refused = rows.map(({ subject }) => subject);
  await client.query(`delete from import_rows where ${by} = any($1)`, [refused]);
  return rows.map(({ subject, column_name: column, problem, problem_values: values }) => ({
    subject,
    reason: `${column} ${inEnglish(said(problem, values))}`,
  }));
}
