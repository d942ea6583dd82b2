import { Readable } from 'node:stream';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { ReadableStream } from 'node:stream/web';
import type { BinaryBody } from '../../operation.ts';

/** The value of a cell. Numbers stay numbers, so that spreadsheet programs can add them. */
export type Cell = string | number | null;

/** A column of a spreadsheet. */
export interface Column<Row> {
  header: string;
  /** Characters. */
  width: number;
  /** A number format of Office Open XML. */
  numFmt?: string;
  cell: (row: Row) => Cell;
}

/** Characters with which spreadsheet programs start a formula, and white space before one (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@＝＋－＠\s]/u;

/** Characters that XML cannot hold (XML 1.0, section 2.2). */
// oxlint-disable-next-line no-control-regex
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;

/** Escapes that programs read as one character: `_x003D_` is `=` (ECMA-376 part 1, 22.9.2.19, ST_Xstring). */
const ENCODED = /_(?=x[0-9a-f]{4}_)/giu;

/** Escapes text so that it stays text, also after a program saves the sheet as CSV and opens it again. */
export function safeText(text: string): string {
  const plain = text.replaceAll(NOT_XML, '');
  return (FORMULA.test(plain) ? `'${plain}` : plain).replaceAll(ENCODED, '_x005F_');
}

/** Converts text to a number if a person would write the number so: `10.5`, but not `XL` and not `007`. */
export function numberOrText(text: string | null): Cell {
  return text !== null && /^(0|[1-9]\d{0,8})(\.\d{1,4})?$/.test(text) ? Number(text) : text;
}

/**
 * Writes a workbook with one sheet and a fixed header row. It is written while it is sent: rows are read as the
 * receiver takes them, and none is kept.
 * @param fileName without `.xlsx`; characters that a file system might not allow are replaced
 */
export async function spreadsheet<Row>(
  fileName: string,
  sheet: string,
  columns: Column<Row>[],
  rows: AsyncIterable<Row>,
): Promise<BinaryBody> {
  // Loaded with the first spreadsheet: the server starts faster without it.
  const { writeXlsxStream } = await import('hucre/xlsx');
  let content: Readable | undefined;
  const stream = writeXlsxStream(
    cells(columns, rows, () => content?.destroyed === true),
    {
      name: sheet,
      columns: columns.map(({ header, width, numFmt }) => ({ header, width, numFmt })),
      freezePane: { rows: 1 },
    },
  );
  content = Readable.fromWeb(stream as ReadableStream);
  const name = fileName.replaceAll(/[^\w.-]+/g, '-');
  return {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content,
    headers: { 'content-disposition': `attachment; filename="${name}.xlsx"` },
  };
}

/** Rows that are written without a pause: about a millisecond of work, so that other requests hardly wait. */
const ROWS_AT_ONCE = 50;

async function* cells<Row>(
  columns: Column<Row>[],
  rows: AsyncIterable<Row>,
  isClosed: () => boolean,
): AsyncGenerator<Cell[]> {
  let written = 0;
  for await (const row of rows) {
    written += 1;
    if (written % ROWS_AT_ONCE === 0) await letOthersRun();
    if (isClosed()) return;
    yield columns.map(({ cell }) => {
      const value = cell(row);
      return typeof value === 'string' ? safeText(value) : value;
    });
  }
}
