import { eq, sql } from 'drizzle-orm';
import { fieldProblem, problem } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { imports } from '../../../db/schema/imports.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { findImport, lockImport, orderedBy } from '../queries/imports.ts';
import { refuseUnlessImportable } from '../rules/mayImport.ts';

type Asked = OperationInput<'correctImport'>['body'];

/** Has a file checked again with corrected cells and without some of its refused rows [P-04]. */
export const correctImport: Operation<'correctImport'> = (input) =>
  once('correctImport', input, async (tx) => {
    const { path, body, caller, store } = input;
    const { id, kind, state, problem: problems, isComplete } = await lockImport(tx, caller, path.importId);
    refuseUnlessImportable(caller, kind);
    if (state !== 'checked' || problems === 0) {
      throw problem(409, 'Not checked', { detail: 'This import does not wait any more. Look what became of it.' });
    }
    const { cells, leftOut, leavesOutOthers } = body;
    if (cells.length + leftOut.length === 0 && !leavesOutOthers) {
      throw fieldProblem(422, 'Nothing to correct', '/cells', 'Correct a cell, or leave out a row.');
    }
    if (isComplete && (leftOut.length > 0 || leavesOutOthers)) throw incomplete();
    await refuseOthers(tx, id, body);
    await keep(tx, id, body);
    await tx
      .update(imports)
      .set({ state: 'checking', progress: 0, ...orderedBy(caller, store.now()) })
      .where(eq(imports.id, id));
    return { data: await findImport(tx, caller, path.importId) };
  });

const incomplete = () =>
  fieldProblem(
    422,
    'All rows are needed',
    '/leftOut',
    'The file is all there is: the record of a row that is left out would be removed. Correct the row.',
  );

/** The cells of a request as rows of SQL: row, column, value. */
const cellsOf = (cells: Asked['cells']) =>
  sql`jsonb_to_recordset(${JSON.stringify(cells)}) as cell(row int, "column" text, value text)`;

const rowsOf = (rows: readonly number[]) => sql`jsonb_array_elements_text(${JSON.stringify(rows)})`;

/** @throws ProblemError 422 for a cell or row without a problem */
async function refuseOthers(tx: Tx, id: number, { cells, leftOut }: Asked): Promise<void> {
  const { rows } = await tx.execute<{ field: string }>(sql`
    with refused as (
      select row, "column", value from import_findings where import_id = ${id} and what = 'problem'
    )
    select '/cells/' || nth - 1 as field from jsonb_array_elements(${JSON.stringify(cells)}) with ordinality as cell(cell, nth)
    where not exists (
      select from refused
      where refused.value is not null and refused.row = (cell ->> 'row')::int and refused."column" = cell ->> 'column')
    union all
    select '/leftOut/' || nth - 1 from ${rowsOf(leftOut)} with ordinality as given(row, nth)
    where not exists (select from refused where refused.row = given.row::int)
    limit 1`);
  const [first] = rows;
  if (first === undefined) return;
  throw fieldProblem(422, 'Nothing to correct', first.field, 'Only a cell or row with a problem can be corrected.');
}

/** Stores corrections; the last one of a cell counts, and a corrected row is not left out any more. */
async function keep(tx: Tx, id: number, { cells, leftOut, leavesOutOthers }: Asked): Promise<void> {
  await tx.execute(sql`
    insert into import_corrections (import_id, row, "column", value)
    select distinct on (row, "column") ${id}::bigint, row, "column", value from ${cellsOf(cells)} order by row, "column"
    on conflict (import_id, row, "column") do update set value = excluded.value`);
  await tx.execute(sql`
    insert into import_corrections (import_id, row, "column", value)
    select distinct ${id}::bigint, row::int, '', '' from ${rowsOf(leftOut)} as given(row) on conflict do nothing`);
  if (!leavesOutOthers) return;
  await tx.execute(sql`
    insert into import_corrections (import_id, row, "column", value)
    select distinct ${id}::bigint, row, '', '' from import_findings
    where import_id = ${id} and what = 'problem' and row not in (select cell.row from ${cellsOf(cells)})
    on conflict do nothing`);
}
