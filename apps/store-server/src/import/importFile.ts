import { Client, type ClientBase } from 'pg';
import { inEnglish, said } from '../base/problems.ts';
import type { FoundProblem } from '../base/saidInSql.ts';
import { SetupError } from '../base/startErrors.ts';
import { type Change, compare, fillIn, readChanges, repeatedKeys } from './compare.ts';
import { corrected, type Corrections } from './corrections.ts';
import type { FileSource } from './fileSource.ts';
import { type Importer, limitedTo, setImporter } from './importer.ts';
import type { ImportKind } from './kind.ts';
import { logCommand } from './logCommand.ts';
import { createProblems, type Problem } from './problems.ts';
import { type FileRow, readRows } from './readRows.ts';
import { stageRows } from './stageRows.ts';

/** How a file is imported. */
export interface ImportOptions {
  /** `postgres://` address of the store's database, also of one that runs. */
  url: string;
  kind: ImportKind;
  file: FileSource;
  /** Whether changes are written; otherwise they are only reported. */
  isApplied: boolean;
  /** Whether records that the file lacks are removed. */
  isComplete: boolean;
  /** The one foreign host of pictures. @default none: pictures are paths of the store */
  pictureHost?: string | undefined;
  /** Who imports, where that limits what the file may change. @default the command, which has no limits */
  importer?: Importer;
  /** How many problems are listed. @default PROBLEMS_LISTED */
  mostProblems?: number;
  /**
   * Called at the end of the transaction, which is then committed also if no change is written: what it stores of the
   * report and the changes themselves are there together, or neither.
   */
  onReport?: (client: ClientBase, report: ImportReport) => Promise<void>;
  /** What a person has corrected in the file. @default nothing */
  corrections?: Corrections;
  /** Ends the import: nothing is written. */
  signal?: AbortSignal;
}

/** What an import found and did. */
export interface ImportReport {
  /** Rows of the file, without the header. */
  rows: number;
  /** The columns that the file has. */
  columns: string[];
  problems: { count: number; listed: Problem[] };
  changes: { counts: Partial<Record<Change['what'], number>>; listed: Change[] };
  /** Whether the changes were written: only if there is no problem. */
  isWritten: boolean;
}

/** The advisory lock of imports, so that two never compare and write at the same time; spells "impt". */
export const IMPORT_LOCK = 0x696d7074;

/**
 * Imports a file in one transaction: all rows or none. The rows are checked one by one while the file is read, then
 * together by the database, and compared with the present data; only what differs is written. The same file again
 * changes nothing.
 * @throws SetupError when the file cannot be read or does not have the columns of its kind
 */
export async function importFile(options: ImportOptions): Promise<ImportReport> {
  const { url, kind, file, isApplied, isComplete, pictureHost, importer, mostProblems, onReport, signal } = options;
  const rows = corrected(readRows(file), options.corrections);
  if (isComplete && kind.complete === undefined) {
    throw new SetupError(`--complete cannot be used for ${kind.name}: nothing of them is ever removed.`);
  }
  const client = new Client({ connectionString: url, application_name: 'in-store import', options: '-c timezone=UTC' });
  // Between two statements nothing else hears of a lost connection; the next statement fails with it.
  client.on('error', () => undefined);
  await client.connect();
  const release = cancelOnAbort(client, url, signal);
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
    await setImporter(client, pictureHost, importer);
    const found = await importRows(client, limitedTo(kind, importer), rows, isComplete, mostProblems);
    const isWritten = isApplied && found.problems.count === 0;
    const { counts } = found.changes;
    const isLogged = isWritten && importer === undefined && Object.keys(counts).some((what) => what !== 'kept');
    if (isLogged) await logCommand(client, { kind, fileName: file.name, counts });
    if (isWritten) await applyRows(client, kind, isComplete);
    const report = { ...found, isWritten };
    await onReport?.(client, report);
    signal?.throwIfAborted();
    await client.query(isWritten || onReport !== undefined ? 'commit' : 'rollback');
    if (isWritten && report.changes.listed.length > 0) await client.query('analyze');
    return report;
  } finally {
    release();
    await client.end();
  }
}

/** Ends the statement that runs when a signal aborts; the next one is not sent. @returns stops waiting for it */
function cancelOnAbort(client: Client, url: string, signal: AbortSignal | undefined): () => void {
  // pg has the number, and its types lack it.
  const { processID } = client as Client & { processID: number };
  const cancel = async () => {
    const other = new Client({ connectionString: url, application_name: 'in-store import' });
    await other.connect();
    await other.query('select pg_cancel_backend($1)', [processID]).finally(() => void other.end());
  };
  // Without the second connection the import ends at its next step.
  const onAbort = () => void cancel().catch(() => undefined);
  signal?.addEventListener('abort', onAbort);
  return () => signal?.removeEventListener('abort', onAbort);
}

/**
 * Imports rows in a transaction of the caller.
 * @param file the header, then the rows
 * @throws Error that names the first problem
 */
export async function importWithin(client: ClientBase, kind: ImportKind, file: AsyncGenerator<FileRow>): Promise<void> {
  const { problems } = await importRows(client, kind, file, false);
  const [first] = problems.listed;
  if (first !== undefined)
    throw new Error(`${kind.name}, row ${first.row}, ${first.column}: ${inEnglish(first.problem)}`);
  await applyRows(client, kind, false);
  // They would end with the transaction, in which the next file needs the names.
  await client.query('drop table import_rows, import_changes');
}

async function importRows(
  client: ClientBase,
  kind: ImportKind,
  file: AsyncGenerator<FileRow>,
  isComplete: boolean,
  mostProblems?: number,
): Promise<Omit<ImportReport, 'isWritten'>> {
  const problems = createProblems(mostProblems);
  const staged = await stageRows(client, kind, file, problems);
  for (const statement of kind.completes ?? []) await client.query(statement);
  await fillIn(client, kind, staged);
  for (const check of [repeatedKeys(kind), ...kind.checks]) {
    const { rows } = await client.query<FoundProblem>(
      `select row, column_name, problem, problem_values from (${check}) as found order by row`,
    );
    for (const { row, column_name: column, problem, problem_values: values } of rows)
      problems.add({ row, column, problem: said(problem, values) });
  }
  problems.listed.sort((one, other) => one.row - other.row);
  await compare(client, kind, isComplete);
  const columns = staged.columns.map(({ name }) => name);
  return { rows: staged.rows, columns, problems, changes: await readChanges(client) };
}

/** Writes the rows that differ. */
export async function applyRows(client: ClientBase, kind: ImportKind, isComplete: boolean): Promise<void> {
  // Before rows are deleted, because what the file lacks is found with them.
  if (isComplete) for (const statement of kind.complete?.writes ?? []) await client.query(statement);
  await client.query(`
    delete from import_rows where not exists (
      select 1 from import_changes where import_changes.row = import_rows.row and what in ('added', 'changed'))`);
  await client.query('analyze import_rows');
  for (const statement of kind.writes) await client.query(statement);
}
