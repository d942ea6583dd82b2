import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { expect, test } from 'vitest';
import { countSheetRows } from './sheetRows.ts';

/**
 * A ZIP file with this entry and another one, written as a stream as the store does.
 * @param open how an entry is stored @default compressed
 */
function fileOf(
  name: string,
  content: string,
  open: (entry: string) => ZipDeflate | ZipPassThrough = (entry) => new ZipDeflate(entry),
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((_error, part) => parts.push(part));
  for (const [entry, text] of [
    [name, content],
    ['xl/workbook.xml', '<workbook/>'],
  ] as const) {
    const stored = open(entry);
    zip.add(stored);
    stored.push(strToU8(text), true);
  }
  zip.end();
  return new Uint8Array(Buffer.concat(parts));
}

const sheetOf = (rows: number) =>
  `<worksheet><sheetData>${Array.from({ length: rows + 1 }, (_, at) => `<row r="${at + 1}"><c>${at}</c></row>`).join('')}</sheetData></worksheet>`;

/** Takes a file a few bytes at a time; the numbers of rows are added to the answer as they become known. */
function take(file: Uint8Array<ArrayBuffer>, bytes: number): number[] {
  const told: number[] = [];
  const next = countSheetRows((rows) => told.push(rows));
  for (let at = 0; at < file.length; at += bytes) next(file.slice(at, at + bytes));
  return told;
}

test.each([
  [1, 30],
  [7, 100],
  [1_000, 2_500],
  [1_000_000, 2_500],
])('The rows of a sheet are counted, %i bytes at a time', { tags: 'Z-06' }, async (bytes, rows) => {
  const told = take(fileOf('xl/worksheets/sheet1.xml', sheetOf(rows)), bytes);
  await expect.poll(() => told.at(-1)).toBe(rows);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
});

test('A row counts once, also if the bytes that arrive end within its beginning', { tags: 'Z-06' }, () => {
  const file = fileOf('xl/worksheets/sheet1.xml', sheetOf(30), (entry) => new ZipPassThrough(entry));
  for (const bytes of [1, 2, 3, 5, 7]) expect(take(file, bytes).at(-1)).toBe(30);
});

test('Of another file no row is counted', { tags: 'Z-06' }, async () => {
  const others = [
    fileOf('[Content_Types].xml', sheetOf(3)),
    fileOf('xl/sharedStrings.xml', sheetOf(3)),
    fileOf('xl/worksheets/sheet1.xml', sheetOf(3)).map((byte, at) => (at > 60 && at < 90 ? 255 : byte)),
    // An unknown compression method.
    fileOf('xl/worksheets/sheet1.xml', sheetOf(3)).map((byte, at) => (at === 8 ? 99 : byte)),
    new Uint8Array(Buffer.from('{"status":false}')),
  ].map((file) => take(file, 10));
  const sheet = take(fileOf('xl/worksheets/sheet1.xml', sheetOf(3)), 10);
  await expect.poll(() => sheet.at(-1)).toBe(3);
  expect(others).toEqual([[], [], [], [], []]);
});
