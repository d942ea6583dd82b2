import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { CellValue } from 'hucre';
import { streamXlsxRows } from 'hucre/xlsx';
import { SetupError } from '../base/startErrors.ts';

/** A row of a file: its number as a spreadsheet shows it, and its cells as trimmed texts. */
export interface FileRow {
  row: number;
  cells: string[];
}

/**
 * Reads the rows of a .csv or .xlsx file one after the other; the first is the header. A CSV is UTF-8 with commas,
 * semicolons or tabs; of an XLSX the first sheet is read. Empty rows are left out.
 * @throws SetupError when the file cannot be read
 */
export async function* readRows(file: string): AsyncGenerator<FileRow> {
  try {
    for await (const { row, cells } of /\.xlsx$/i.test(file) ? readXlsx(file) : readCsv(file)) {
      const trimmed = cells.map((cell) => cell.trim());
      if (trimmed.some((cell) => cell !== '')) yield { row, cells: trimmed };
    }
  } catch (error) {
    throw new SetupError(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

async function* readCsv(file: string): AsyncGenerator<FileRow> {
  const parser = parse({ bom: true, delimiter: [',', ';', '\t'], relaxColumnCount: true, info: true });
  const source = Readable.from(readUtf8(file));
  source.on('error', (error) => parser.destroy(error));
  for await (const { record, info } of source.pipe(parser) as AsyncIterable<{
    record: string[];
    info: { lines: number };
  }>) {
    yield { row: info.lines, cells: record };
  }
}

/**
 * Decodes a file as UTF-8.
 * @throws Error for other bytes: each would become one and the same sign, and the letter would be lost
 */
async function* readUtf8(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array): string => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (cause) {
      throw new Error('it is not UTF-8. Save it as CSV UTF-8.', { cause });
    }
  };
  for await (const bytes of createReadStream(file)) yield decode(bytes as Buffer);
  yield decode();
}

async function* readXlsx(file: string): AsyncGenerator<FileRow> {
  const source = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  for await (const { index, values } of streamXlsxRows(source)) {
    yield { row: index + 1, cells: values.map((value) => textOf(value)) };
  }
}

/** The text of a spreadsheet's cell. A date is its day, or its minute where it has a time. */
function textOf(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace('T', ' ').replace(' 00:00', '');
  return String(value);
}
