import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { said } from '../base/problems.ts';
import { ValueProblem } from '../base/valueFormats.ts';
import { FileFault } from './fileFault.ts';
import type { Column, ImportKind } from './kind.ts';
import type { Problems } from './problems.ts';
import type { FileRow } from './readRows.ts';

/** What of the file is in `import_rows`. */
export interface Staged {
  /** Rows of the file, without the header. */
  rows: number;
  /** Columns that the file has. */
  columns: readonly Column[];
}

/** Characters of one write to the database. */
const CHUNK = 256 * 1024;

/**
 * Reads a file into the temporary table `import_rows`, which ends with the transaction. A row with a problem is counted
 * and left out. Rows are sent while the file is read, so memory does not grow with the file.
 * @throws FileFault for an unknown, repeated or missing column, and for an empty file
 */
export async function stageRows(
  client: ClientBase,
  kind: ImportKind,
  file: AsyncGenerator<FileRow>,
  problems: Problems,
): Promise<Staged> {
  const { value: header } = await file.next();
  if (header === undefined) throw new FileFault(said('The file is empty. Its first row names the columns.'));
  const places = columnsOf(kind, (header as FileRow).cells);
  const columns = places.filter((column) => column !== undefined);
  const names = columns.map(({ name }) => name);
  const all = kind.columns.map(({ name }) => `${name} text`);
  await client.query(`create temporary table import_rows (row int not null, ${all.join(', ')}) on commit drop`);
  let rows = 0;
  let chunk = '';
  // One COPY for each chunk: between them the rows themselves may be read from this connection.
  const send = async (): Promise<void> => {
    const copy = client.query(copyFrom(`copy import_rows (row, ${names.join(', ')}) from stdin`));
    await pipeline(Readable.from([chunk]), copy);
    chunk = '';
  };
  for await (const each of file) {
    rows += 1;
    chunk += lineOf(each, places, problems) ?? '';
    if (chunk.length >= CHUNK) await send();
  }
  if (chunk !== '') await send();
  await client.query('analyze import_rows');
  return { rows, columns };
}

/** Characters between and around the words of a header, also invisible ones. */
const BETWEEN_WORDS = /[\s\p{Z}\p{C}_-]+/gu;

/** The name of a column as its header writes it in any way. */
export const columnName = (header: string): string =>
  header.toLowerCase().replaceAll(BETWEEN_WORDS, ' ').trim().replaceAll(' ', '_');

/** The columns by their places in the file; undefined for one without a name. */
function columnsOf(kind: ImportKind, header: string[]): (Column | undefined)[] {
  const known = kind.columns.map(({ name }) => name).join(', ');
  const places = header.map((text) => {
    const name = columnName(text);
    if (name === '') return undefined;
    const column = kind.columns.find((each) => each.name === name);
    if (column === undefined)
      throw new FileFault(said('There is no column "{column}". There are: {known}.', { column: shown(text), known }));
    return column;
  });
  const columns = places.filter((column) => column !== undefined);
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice !== undefined) throw new FileFault(said('The column "{column}" is there twice.', { column: twice.name }));
  const missing = kind.columns.find((column) => column.isRequired && !columns.includes(column));
  if (missing !== undefined) {
    const values = { column: missing.name, known };
    throw new FileFault(said('The column "{column}" is missing. There are: {known}.', values));
  }
  return places;
}

/** Most characters of a name in a message. */
const MOST_SHOWN = 60;

/** A name for a message on a terminal, which would carry out control characters. */
function shown(name: string): string {
  const visible = name.replaceAll(/\p{C}/gu, '\uFFFD');
  return visible.length > MOST_SHOWN ? `${visible.slice(0, MOST_SHOWN)}…` : visible;
}

/** A line of PostgreSQL's text format for COPY; undefined for a row with a problem. */
function lineOf(
  { row, cells }: FileRow,
  places: readonly (Column | undefined)[],
  problems: Problems,
): string | undefined {
  let line = String(row);
  let isGood = true;
  for (const [index, column] of places.entries()) {
    const text = cells[index] ?? '';
    if (column === undefined) {
      // Spreadsheet programs save empty columns, too.
      if (text === '') continue;
      problems.add({
        row,
        column: '',
        problem: said('has "{text}" in column {column}, which has no name in the header', {
          text: shown(text),
          column: String(index + 1),
        }),
      });
      isGood = false;
      continue;
    }
    const value = valueOf(text, column);
    if (value instanceof ValueProblem) {
      problems.add({ row, column: column.name, problem: value.said, value: text });
      isGood = false;
    } else line += `\t${value === null ? '\\N' : escaped(value)}`;
  }
  const beyond = cells.slice(places.length).find((cell) => cell !== '');
  if (beyond !== undefined) problems.add({ row, column: '', problem: said('has more cells than the header') });
  return isGood && beyond === undefined ? `${line}\n` : undefined;
}

/** What a spreadsheet shows, and saves, in place of a result that it cannot compute. */
const FORMULA_ERROR = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!)$/;

function valueOf(text: string, { cell, isRequired }: Column): string | null | ValueProblem {
  if (FORMULA_ERROR.test(text)) return new ValueProblem(said('is the error {text} of a formula', { text }));
  if (text === '') return isRequired ? new ValueProblem('is empty') : null;
  try {
    return cell.read(text);
  } catch (error) {
    if (error instanceof ValueProblem) return error;
    throw error;
  }
}

/** The backslash begins escapes in COPY; values are on one line already. */
const escaped = (value: string): string => value.replaceAll('\\', '\\\\');
