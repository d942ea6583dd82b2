import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { CellValue } from 'hucre';
import { streamXlsxRows } from 'hucre/xlsx';
import { said, type Said } from '../base/problems.ts';
import { checkSpreadsheet } from './checkSpreadsheet.ts';
import { cannotBeRead, Unreadable } from './fileFault.ts';
import type { FileSource } from './fileSource.ts';

/** A row of a file: its number as a spreadsheet shows it, and its cells as trimmed texts. */
export interface FileRow {
  row: number;
  cells: string[];
}

/**
 * Reads the rows of a .csv or .xlsx file one after the other; the first is the header. A CSV is UTF-8 with commas,
 * semicolons or tabs; of an XLSX the first sheet is read, of a formula its stored result. Empty rows are left out.
 * @throws FileFault when the file cannot be read
 */
export async function* readRows(file: FileSource): AsyncGenerator<FileRow> {
  try {
    for await (const { row, cells } of (await isSpreadsheet(file)) ? readXlsx(file) : readCsv(file)) {
      const trimmed = cells.map((cell) => cell.trim());
      if (trimmed.some((cell) => cell !== '')) yield { row, cells: trimmed };
    }
  } catch (error) {
    throw cannotBeRead(file.name, reasonOf(error as Error), error);
  }
}

/** How csv-parse names a quotation mark in a place where none may be. */
const WRONG_QUOTE = new Set(['INVALID_OPENING_QUOTE', 'CSV_INVALID_CLOSING_QUOTE']);

/** @param error one of csv-parse has the number of rows before it */
function reasonOf(error: NodeJS.ErrnoException & { records?: number }): Said {
  if (error instanceof Unreadable) return error.said;
  const { code = '', message, records = 0 } = error;
  const row = String(records + 1);
  if (code === 'ENOENT') return said('there is no such file.');
  if (code === 'EISDIR') return said('it is a folder.');
  if (code === 'CSV_QUOTE_NOT_CLOSED') return said('row {row} has a quotation mark that is not closed.', { row });
  if (code === 'CSV_MAX_RECORD_SIZE') {
    const most = String(MOST_OF_ROW / 1024);
    return said('row {row} is longer than {most} KB: a quotation mark is not closed?', { row, most });
  }
  if (WRONG_QUOTE.has(code)) {
    return said(
      'row {row} has a quotation mark within a cell. Write it twice and put the cell in quotation marks: "8"" box".',
      { row },
    );
  }
  return said('{reason}', { reason: message });
}

/** The first bytes of a ZIP archive, which an .xlsx is. */
const ZIP = 'PK\u0003\u0004';
/** The first bytes of an .xls, and of an .xlsx with a password (MS-CFB, section 2.2). */
const COMPOUND = '\u00d0\u00cf\u0011\u00e0';

/**
 * Whether a file is a spreadsheet, by its ending.
 * @throws Error when its first bytes say something else
 */
async function isSpreadsheet(file: FileSource): Promise<boolean> {
  const first = await firstBytes(file);
  const isNamed = /\.xlsx$/i.test(file.name);
  if (first === COMPOUND) {
    throw new Unreadable(
      said('it is an old .xls or has a password. Save it as .xlsx without a password, or as CSV UTF-8.'),
    );
  }
  if (isNamed && first !== ZIP) {
    throw new Unreadable(said('it is no .xlsx. If it is a CSV, let its name end with .csv.'));
  }
  if (!isNamed && first === ZIP) {
    throw new Unreadable(said('it is a spreadsheet. Let its name end with .xlsx.'));
  }
  return isNamed;
}

async function firstBytes(file: FileSource): Promise<string> {
  for await (const bytes of file.read()) return Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  return '';
}

/** Most characters of a row; the longest row that the columns allow has a few thousand. */
const MOST_OF_ROW = 256 * 1024;

/** What separates the names of the columns, which contain none of them; a cell of the other rows may: `a;b`. */
const DELIMITERS = [';', '\t', ','];

async function* readCsv(file: FileSource): AsyncGenerator<FileRow> {
  const texts = readUtf8(file);
  // The first chunk has 64 KB, more than any header.
  const { value: beginning = '' } = (await texts.next()) as { value?: string };
  const lines = beginning.replace(/^\uFEFF/, '').split(/\r\n|[\r\n]/);
  // UTF-16 of Latin letters is UTF-8 with a NUL beside each letter.
  if (lines[0]?.includes('\0') === true) throw new Unreadable(NOT_UTF8);
  const header = lines.find((each) => HAS_WORD.test(each) && !SEPARATOR.test(each)) ?? '';
  const parser = parse({
    bom: true,
    delimiter: DELIMITERS.find((each) => header.includes(each)) ?? ',',
    // Rows of two files may end differently.
    recordDelimiter: ['\r\n', '\n', '\r'],
    relaxColumnCount: true,
    info: true,
    maxRecordSize: MOST_OF_ROW,
  });
  const source = Readable.from(joined(beginning, texts));
  source.on('error', (error) => parser.destroy(error));
  for await (const { record, info } of source.pipe(parser) as AsyncIterable<{
    record: string[];
    info: { records: number };
  }>) {
    // Its separator may split it: `sep=;`.
    if (info.records === 1 && SEPARATOR.test(lines[0] ?? '')) continue;
    yield { row: info.records, cells: record };
  }
}

const HAS_WORD = /[\p{L}\p{N}]/u;

/** A first line that tells Excel what separates the cells. */
const SEPARATOR = /^"?sep=.?"?$/i;

async function* joined(beginning: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield beginning;
  yield* rest;
}

const NOT_UTF8 = said('it is not UTF-8. Save it as CSV UTF-8.');

/**
 * Decodes a file as UTF-8.
 * @throws Error for other bytes: each would become one and the same sign, and the letter would be lost
 */
async function* readUtf8(file: FileSource): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array): string => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (cause) {
      throw new Unreadable(NOT_UTF8, { cause });
    }
  };
  for await (const bytes of file.read()) yield decode(bytes);
  yield decode();
}

async function* readXlsx(file: FileSource): AsyncGenerator<FileRow> {
  await checkSpreadsheet(file, undefined, file.mostTexts);
  const source = Readable.toWeb(Readable.from(file.read())) as ReadableStream<Uint8Array>;
  for await (const { index, values } of streamXlsxRows(source)) {
    yield { row: index + 1, cells: values.map((value) => textOf(value)) };
  }
}

/** The text of a spreadsheet's cell. A date is its day, or its minute where it has a time. */
function textOf(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace('T', ' ').replace(' 00:00', '');
  if (typeof value !== 'number') return String(value);
  // Programs show 15 digits of a number, and store two more: 0.30000000000000004. Of a longer one the rest is lost.
  const shown = Number(value.toPrecision(15));
  return Number.isInteger(shown) && Math.abs(shown) >= 1e15 ? shown.toExponential().replace('e', 'E') : String(shown);
}
