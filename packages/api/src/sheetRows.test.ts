import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { countSheetRows } from './sheetRows.ts';

/** A ZIP entry as a spreadsheet program writes it, followed by other entries. */
function fileOf(name: string, content: string, method = 8): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04_03_4b_50, 0);
  header.writeUInt16LE(method, 8);
  header.writeUInt16LE(name.length, 26);
  return new Uint8Array(
    Buffer.concat([header, Buffer.from(name), deflateRawSync(content), Buffer.from('PK\u0003\u0004 other entries')]),
  );
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
])('[Z-06] The rows of a sheet are counted, %i bytes at a time', async (bytes, rows) => {
  const told = take(fileOf('xl/worksheets/sheet1.xml', sheetOf(rows)), bytes);
  await expect.poll(() => told.at(-1)).toBe(rows);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
});

test('[Z-06] Of another file no row is counted', async () => {
  const others = [
    fileOf('[Content_Types].xml', sheetOf(3)),
    fileOf('xl/worksheets/sheet1.xml', sheetOf(3), 0),
    new Uint8Array(Buffer.from('{"status":false}')),
  ].map((file) => take(file, 10));
  const sheet = take(fileOf('xl/worksheets/sheet1.xml', sheetOf(3)), 10);
  await expect.poll(() => sheet.at(-1)).toBe(3);
  expect(others).toEqual([[], [], []]);
});
