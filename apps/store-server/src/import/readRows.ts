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
  const source = createReadStream(file);
  source.on('error', (error) => parser.destroy(error));
  for await (const { record, info } of source.pipe(parser) as AsyncIterable<{
    record: string[];
    info: { lines: number };
  }>) {
    yield { row: info.lines, cells: record };
  }
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
