import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { BinaryBody } from '../../operation.ts';
import { safeText } from './spreadsheet.ts';

/** A column of a CSV file. */
export interface CsvColumn<Row> {
  header: string;
  cell: (row: Row) => string | null;
}

/**
 * Writes a CSV file while it is sent. Text stays text when a spreadsheet program opens it ({@link safeText}).
 * @param fileName without `.csv`; characters that a file system might not allow are replaced
 */
export async function csvFile<Row>(
  fileName: string,
  columns: CsvColumn<Row>[],
  rows: AsyncIterable<Row>,
): Promise<BinaryBody> {
  // Loaded with the first file, as for spreadsheets.
  const { writeCsvStream } = await import('hucre/csv');
  const stream = writeCsvStream(cells(columns, rows), { headers: columns.map(({ header }) => header), bom: true });
  const name = fileName.replaceAll(/[^\w.-]+/g, '-');
  return {
    contentType: 'text/csv; charset=utf-8',
    content: Readable.fromWeb(stream as ReadableStream),
    headers: { 'content-disposition': `attachment; filename="${name}.csv"` },
  };
}

async function* cells<Row>(columns: CsvColumn<Row>[], rows: AsyncIterable<Row>): AsyncGenerator<(string | null)[]> {
  for await (const row of rows) {
    yield columns.map(({ cell }) => {
      const value = cell(row);
      return value === null ? null : safeText(value);
    });
  }
}
