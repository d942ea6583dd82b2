import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { ColumnDef } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileAt } from '../../src/import/fileSource.ts';
import { checkSpreadsheet } from '../../src/import/checkSpreadsheet.ts';
import { importFile } from '../../src/import/importFile.ts';
import { kiosks } from '../../src/import/kinds/kiosks.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { createFiles } from './createFiles.ts';
import { problemsIn } from './createImports.ts';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-import-'));
  database = await startTestDatabase('empty');
});
afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const { fileOf, rowsOf, SHEET, spreadsheet, formula, problemsOf, HEADER } = createFiles(
  () => folder,
  () => database,
);

const hide = (row: number) => (sheet: string) => sheet.replace(`<row r="${row}"`, `<row r="${row}" hidden="1"`);

/** A spreadsheet with the kiosk columns, one row, and columns of a format, e.g. hidden ones. */
const withColumns = (columns: ColumnDef[]) =>
  writeXlsx({
    sheets: [
      {
        name: 'Kiosks',
        columns,
        rows: [
          ['id', 'name', 'location'],
          ['back-door', 'Back door', 'canal-street'],
        ],
      },
    ],
  });

test('A spreadsheet that unpacks to very much is refused before its rows are read', { tags: 'O-03' }, async () => {
  const bomb = await spreadsheet((sheet) => sheet.replace('<sheetData', `${' '.repeat(16 * 1024 * 1024)}<sheetData`));
  expect(bomb.length).toBeLessThan(32 * 1024);
  const file = await fileOf('bomb.xlsx', bomb);
  await expect(checkSpreadsheet(fileAt(file), 8 * 1024 * 1024)).rejects.toThrow(
    'it unpacks to more than 8 MB. Save it as CSV',
  );
  await expect(checkSpreadsheet(fileAt(file))).resolves.toBeUndefined();
});

test('The import reads the result of a formula, and refuses a formula without one', { tags: 'O-03' }, async () => {
  for (const result of ['<v>Back door</v>', '<v><![CDATA[Back door]]></v>']) {
    const good = await fileOf('formula.xlsx', await spreadsheet(formula(result)));
    expect((await rowsOf(good))[1]).toEqual(['back-door', 'Back door', 'canal-street']);
  }
  for (const result of ['', '<v/>', '<v></v>']) {
    const bad = await fileOf('open.xlsx', await spreadsheet(formula(result)));
    await expect(rowsOf(bad)).rejects.toThrow('the formula in B2 has no result');
  }
});

test.each([
  ['another order of its attributes', '<c s="1" r="B2" t="str"><f>1+1</f></c>'],
  ['line breaks between its tags', '<c r="B2"\n t="str">\n<f>1+1</f>\n<v></v>\n</c>'],
  ['a shared formula', '<c r="B2"><f t="shared" si="0"/><v xml:space="preserve"></v></c>'],
])('A formula without a result is found with %s', { tags: 'O-03' }, async (_name, cell) => {
  const changed = (sheet: string) => sheet.replace(/<c r="B2"[^>]*>.*?<\/c>/, cell);
  await expect(rowsOf(await fileOf('open.xlsx', await spreadsheet(changed)))).rejects.toThrow('the formula in B2');
});

test('A formula without a result is found in a sheet whose names have a prefix', { tags: 'O-03' }, async () => {
  const parts = unzipSync(
    await spreadsheet((sheet) =>
      formula('')(sheet)
        .replace('xmlns=', 'xmlns:x=')
        .replaceAll(/<(\/?)(?=[a-z])/gi, '<$1x:'),
    ),
  );
  const moved = Object.entries(parts).map(([name, bytes]): [string, Uint8Array] => {
    if (name === SHEET) return ['xl/tables/one.xml', bytes];
    return [name, strToU8(strFromU8(bytes).replaceAll('worksheets/sheet1.xml', 'tables/one.xml'))];
  });
  const file = await fileOf('prefix.xlsx', zipSync(Object.fromEntries(moved)));
  await expect(rowsOf(file)).rejects.toThrow('the formula in B2 has no result');
});

test('A sheet of tags that never end is read in time that grows with its size', { tags: 'O-03' }, async () => {
  const hostile = await fileOf('tags.xlsx', await spreadsheet(() => '<c r="A1"'.repeat(200_000)));
  await expect(checkSpreadsheet(fileAt(hostile))).rejects.toThrow('it is damaged');
});

test.each([
  ['that ends early', (sheet: string) => sheet.slice(0, -60)],
  ['with a row that is not closed', (sheet: string) => sheet.replace(/<\/row>(?=<\/sheetData>)/, '')],
  ['with an entity of its own', formula('<v>&name;</v>')],
  ['that is not UTF-8', (sheet: string) => Buffer.from(formula('<v>Café</v>')(sheet), 'latin1')],
])(
  'A sheet %s is refused as a whole: the rows that could be read may not be all',
  { tags: 'O-03' },
  async (_name, change) => {
    const file = await fileOf('damaged.xlsx', await spreadsheet(change));
    await expect(rowsOf(file)).rejects.toThrow(`${file} cannot be read: it is damaged`);
  },
);

test('A spreadsheet whose first sheet is hidden is refused', { tags: 'O-03' }, async () => {
  const rows = [['id', 'name', 'location']];
  const sheets = [
    { name: 'Last year', rows, hidden: true },
    { name: 'Now', rows },
  ];
  const file = await fileOf('hidden.xlsx', await writeXlsx({ sheets }));
  await expect(rowsOf(file)).rejects.toThrow('its first sheet, "Last year", is hidden. Show it, or move');
  const other = await fileOf('second.xlsx', await writeXlsx({ sheets: sheets.toReversed() }));
  expect(await rowsOf(other)).toEqual(rows);
});

test('A first sheet that is very hidden is refused like a hidden one', { tags: 'O-03' }, async () => {
  const parts = unzipSync(await spreadsheet((sheet) => sheet));
  const book = strFromU8(parts['xl/workbook.xml']!).replace('<sheet ', '<sheet state="veryHidden" ');
  const file = await fileOf('very.xlsx', zipSync({ ...parts, 'xl/workbook.xml': strToU8(book) }));
  await expect(rowsOf(file)).rejects.toThrow('its first sheet, "Kiosks", is hidden');
});

test('A day and a time of a spreadsheet are read in the format of the columns', { tags: 'O-03' }, async () => {
  const rows = [[new Date('2026-11-02T00:00:00Z'), new Date('2026-11-27T10:30:00Z')]];
  const file = await fileOf('days.xlsx', await writeXlsx({ sheets: [{ name: 'Days', rows }] }));
  expect(await rowsOf(file)).toEqual([['2026-11-02', '2026-11-27 10:30']]);
});

test('A number of a spreadsheet has the 15 digits that the program shows', { tags: 'O-03' }, async () => {
  const sheet = await spreadsheet((text) =>
    text.replace(/<c r="B2"[^>]*>.*?<\/c>/, '<c r="B2"><v>119.50000000000001</v></c>'),
  );
  expect((await rowsOf(await fileOf('number.xlsx', sheet)))[1]).toEqual(['back-door', '119.5', 'canal-street']);
});

test('A formula error and a cell that is too long are problems of their row', { tags: 'O-03' }, async () => {
  const error = await spreadsheet((sheet) => formula('<v>#REF!</v>')(sheet).replace('t="str"><f>', 't="e"><f>'));
  const long = 'x'.repeat(200_000);
  const sheets = [
    await fileOf('error.xlsx', error),
    await fileOf('error.csv', 'id,name,location\nback-door,#N/A,canal-street\n'),
    await fileOf('long.csv', `id,name,location\nback-door,${long},canal-street\n`),
    await fileOf('long.xlsx', await spreadsheet(formula(`<v>${long}</v>`))),
  ];
  const found = [];
  for (const file of sheets) {
    const report = await importFile({
      url: database.url,
      kind: kiosks,
      file: fileAt(file),
      isApplied: true,
      isComplete: false,
    });
    expect(report.isWritten).toBe(false);
    found.push(...problemsIn(report));
  }
  const tooLong = 'must be text of at most 80 characters on one line';
  expect(found).toEqual([
    { row: 2, column: 'name', problem: 'is the error #REF! of a formula' },
    { row: 2, column: 'name', problem: 'is the error #N/A of a formula' },
    { row: 2, column: 'name', problem: tooLong },
    { row: 2, column: 'name', problem: tooLong },
  ]);
});

test('A row has the number from a spreadsheet program, also after a multi-line cell', { tags: 'O-03' }, async () => {
  const file = await fileOf('lines.csv', `${HEADER}b-1,"a\nb\nc",canal-street\n\nb-2,Back,nowhere\n`);
  expect(await problemsOf(file)).toEqual([
    '2 name: has a line break: write it on one line',
    '4 location: there is no location "nowhere"',
  ]);
});

test.each([
  ['two cells in the same place', 'r="C2"', 'r="B2"', 'row 2 has a cell "B2" in a wrong place'],
  ['a cell in no place', 'r="C2"', 'r="__proto__"', 'row 2 has a cell "__proto__" in a wrong place'],
  ['a cell of another row', 'r="C2"', 'r="C3"', 'row 2 has a cell "C3" in a wrong place'],
  ['a row before the first', '<row r="2"', '<row r="-5"', 'row "-5" comes after row 1'],
  ['a row beyond the last', '<row r="2"', '<row r="99999999999"', 'row "99999999999" comes after row 1'],
  ['two rows in the same place', '<row r="2"', '<row r="1"', 'row "1" comes after row 1'],
])('A sheet with %s is refused: a value would be lost', { tags: 'O-03' }, async (_name, from, to, message) => {
  const file = await fileOf('places.xlsx', await spreadsheet((sheet) => sheet.replace(from, to)));
  await expect(rowsOf(file)).rejects.toThrow(`it is damaged (${message})`);
});

test.each([
  ['a cell', ' r="XFD1" t="inlineStr"><is><t>x</t></is></c>'],
  ['an empty cell', ' r="IW1"/>'],
])('A sheet of wide rows is refused at the first row: %s far to the right', { tags: 'O-03' }, async (_name, cell) => {
  // Each of 30,000 rows would become 16,384 cells.
  const rows = Array.from({ length: 30_000 }, (_, n) => `<row r="${n + 3}"><c r="XFD${n + 3}"/></row>`).join('');
  const wide = await spreadsheet((sheet) =>
    sheet.replace('</row>', `<c${cell}</row>`).replace('</sheetData>', `${rows}</sheetData>`),
  );
  await expect(rowsOf(await fileOf('wide.xlsx', wide))).rejects.toThrow(
    'wide.xlsx cannot be read: row 1 has more than 256 columns. Delete those that docs/import.md does not name',
  );
});

test('A sheet of 256 columns is read', { tags: 'O-03' }, async () => {
  const wide = await spreadsheet((sheet) =>
    sheet.replace('</row>', '<c r="IV1" t="inlineStr"><is><t>x</t></is></c></row>'),
  );
  expect((await rowsOf(await fileOf('widest.xlsx', wide)))[0]).toHaveLength(256);
});

test.each(['6', '9999', '-1', '__proto__', '1.5'])(
  'A cell whose text is absent from the spreadsheet is refused: %s',
  { tags: 'O-03' },
  async (number) => {
    const cell = `<c r="B2" t="s"><v>${number}</v></c>`;
    const sheet = await spreadsheet((text) => text.replace(/<c r="B2"[^>]*>.*?<\/c>/, cell));
    const file = await fileOf('texts.xlsx', sheet);
    await expect(rowsOf(file)).rejects.toThrow('it is damaged (the text of B2 is not there)');
  },
);

test.each([
  ['very many texts', '<si><t>x</t></si>'.repeat(10_000)],
  ['a very long text', `<si><t>${'x'.repeat(600_000)}</t></si>`],
])('A spreadsheet with %s is refused before they are in memory', { tags: 'O-03' }, async (_name, texts) => {
  const name = 'xl/sharedStrings.xml';
  const parts = unzipSync(await spreadsheet((sheet) => sheet));
  const changed = strFromU8(parts[name]!).replace('</sst>', `${texts}</sst>`);
  const file = await fileOf('many.xlsx', zipSync({ ...parts, [name]: strToU8(changed) }));
  await expect(checkSpreadsheet(fileAt(file), undefined, 1024 * 1024)).rejects.toThrow(
    'its texts take more than 1 MB. Save it',
  );
  await expect(checkSpreadsheet(fileAt(file))).resolves.toBeUndefined();
});

test('Empty columns, as spreadsheet programs save them, are no columns', { tags: 'O-03' }, async () => {
  const empty = await fileOf('empty-columns.csv', 'id,,name,location,,\n\nb-1,,Back,nowhere,,\n,,,,,\n');
  expect(await problemsOf(empty)).toEqual(['3 location: there is no location "nowhere"']);
  const filled = await fileOf('filled-column.csv', 'id,name,location,\nb-1,Back,canal-street,left\n');
  expect(await problemsOf(filled)).toEqual(['2 : has "left" in column 4, which has no name in the header']);
});

test('A hidden row of the first sheet is refused with its number and what to do', { tags: 'O-03' }, async () => {
  const file = await fileOf('hidden-row.xlsx', await spreadsheet(hide(2)));
  await expect(rowsOf(file)).rejects.toThrow('row 2 is hidden. Show all rows, or delete those');
});

test('A hidden row that is empty, or of another sheet, is no fault', { tags: 'O-03' }, async () => {
  const empty = (sheet: string) => sheet.replace('</sheetData>', '<row r="3" hidden="1"><c r="A3"/></row></sheetData>');
  expect(await rowsOf(await fileOf('hidden-empty.xlsx', await spreadsheet(empty)))).toHaveLength(2);
  const rows = [['id', 'name', 'location']];
  const sheets = [
    { name: 'Kiosks', rows },
    { name: 'Old', rows },
  ];
  const parts = unzipSync(await writeXlsx({ sheets }));
  const other = 'xl/worksheets/sheet2.xml';
  const hidden = zipSync({ ...parts, [other]: strToU8(hide(1)(strFromU8(parts[other]!))) });
  expect(await rowsOf(await fileOf('hidden-other.xlsx', hidden))).toEqual(rows);
});

test('Merged cells of the first sheet are refused with their names and what to do', { tags: 'O-03' }, async () => {
  const merge = (sheet: string) =>
    sheet.replace('</sheetData>', '</sheetData><mergeCells count="1"><mergeCell ref="C2:C3"/></mergeCells>');
  const file = await fileOf('merged.xlsx', await spreadsheet(merge));
  await expect(rowsOf(file)).rejects.toThrow('the cells C2:C3 are merged. Separate them, and enter the value in each');
});

test('A hidden column of the first sheet is refused with its letter and what to do', { tags: 'O-03' }, async () => {
  const file = await fileOf('hidden-column.xlsx', await withColumns([{}, {}, { hidden: true }]));
  await expect(rowsOf(file)).rejects.toThrow('column C is hidden. Show all columns, or delete those');
});

test('Cells without a name are in the hidden column in which they stand', { tags: 'O-03' }, async () => {
  const bare = (sheet: string) =>
    sheet
      .replace('<sheetData', '<cols><col min="2" max="9" hidden="true"/></cols><sheetData')
      .replace(/(<c) r="\w+"/g, '$1');
  const file = await fileOf('hidden-bare.xlsx', await spreadsheet(bare));
  await expect(rowsOf(file)).rejects.toThrow('column B is hidden. Show all columns');
});

test('A hidden column that is empty is no fault', { tags: 'O-03' }, async () => {
  const file = await fileOf('hidden-empty.xlsx', await withColumns([{}, {}, {}, { hidden: true }]));
  expect(await rowsOf(file)).toHaveLength(2);
});

test('A number of more than 15 digits, which a spreadsheet has rounded, is no id', { tags: 'O-03' }, async () => {
  const long = (sheet: string) => sheet.replace(/<c r="B2"[^>]*>.*?<\/c>/, '<c r="B2"><v>41234567890123456</v></c>');
  const file = await fileOf('long-number.xlsx', await spreadsheet(long));
  expect((await rowsOf(file))[1]?.[1]).toBe('4.12345678901235E+16');
});
