import type { ClientBase } from 'pg';
import { inEnglish } from '../../base/problems.ts';
import type { ImportReport } from '../importFile.ts';

/** How many findings of each sort a report lists; all are counted. */
export const FINDINGS_LISTED = 10_000;

/** A run of an import: what it does, and who has taken it. */
export interface Run {
  id: number;
  run: string;
  state: 'checking' | 'applying';
}

/** The run has been cancelled, or another node has given it up: nothing of it counts. */
export class RunOver extends Error {
  override name = 'RunOver';
}

/**
 * Stores the outcome of a run in its transaction, which may also have the changes of the file.
 * @throws RunOver
 */
export async function recordReport(client: ClientBase, run: Run, report: ImportReport, now: Date): Promise<void> {
  const { problems, changes, rows, isWritten } = report;
  await client.query('delete from import_findings where import_id = $1', [run.id]);
  await addProblems(client, run.id, report);
  // A row with a problem is not compared, so what would change is known only without one.
  const counts: typeof changes.counts = problems.count > 0 ? {} : changes.counts;
  if (problems.count === 0) await addChanges(client, run.id);
  const { rowCount } = await client.query(
    `update imports set state = $4, run = null, progress = 100, alive_at = $5, ended_at = $6, rows = $7, problem = $8,
       removed = $9, changed = $10, kept = $11, added = $12
     where (id, run, state) = ($1, $2, $3)`,
    [
      run.id,
      run.run,
      run.state,
      isWritten ? 'done' : 'checked',
      now,
      isWritten ? now : null,
      rows,
      problems.count,
      counts.removed ?? 0,
      counts.changed ?? 0,
      counts.kept ?? 0,
      counts.added ?? 0,
    ],
  );
  if (rowCount !== 1) throw new RunOver();
  if (isWritten) await client.query('delete from import_parts where import_id = $1', [run.id]);
}

/** Most characters of a cell that are stored with its problem. */
const VALUE_SHOWN = 1000;

/** Stores the problems with their cells: a row that the database has checked is in `import_rows`. */
async function addProblems(client: ClientBase, id: number, { problems, columns }: ImportReport): Promise<void> {
  const { listed } = problems;
  await client.query(
    `insert into import_findings (import_id, nth, what, row, "column", detail, detail_text, detail_values, value)
     select $1, nth, 'problem', found.row, nullif(found.name, ''), found.detail, found.text, found.named::jsonb,
       left(coalesce(found.cell,
         case when found.name = any ($8) then coalesce(to_jsonb(import_rows) ->> found.name, '') end), ${VALUE_SHOWN})
     from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
       with ordinality as found (row, name, detail, text, named, cell, nth)
       left join import_rows on import_rows.row = found.row`,
    [
      id,
      listed.map(({ row }) => row),
      listed.map(({ column }) => column),
      listed.map(({ problem }) => inEnglish(problem)),
      listed.map(({ problem }) => problem.text),
      listed.map(({ problem }) => JSON.stringify(problem.values)),
      listed.map(({ value }) => value ?? null),
      columns,
    ],
  );
}

const addChanges = (client: ClientBase, id: number) =>
  client.query(
    `insert into import_findings (import_id, nth, what, row, name, detail, detail_text, detail_values)
     select $1, row_number() over (order by sort, place), what, row, name, detail, detail_text, detail_values from (
       select import_changes.*, row_number() over (partition by what order by row, name) as place,
         array_position(array['removed', 'changed', 'kept', 'added'], what) as sort
       from import_changes
     ) as numbered where place <= $2`,
    [id, FINDINGS_LISTED],
  );
