import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { ColumnDef } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSpreadsheet } from '../../src/import/checkSpreadsheet.ts';
import { importFile } from '../../src/import/importFile.ts';
import type { ImportKind } from '../../src/import/kind.ts';
import { bookings } from '../../src/import/kinds/bookings.ts';
import { kiosks } from '../../src/import/kinds/kiosks.ts';
import { locations } from '../../src/import/kinds/locations.ts';
import { people } from '../../src/import/kinds/people.ts';
import { stock } from '../../src/import/kinds/stock.ts';
import { readRows } from '../../src/import/readRows.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';

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

async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

async function rowsOf(file: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of readRows(file)) rows.push(cells);
  return rows;
}

const SHEET = 'xl/worksheets/sheet1.xml';

/** A spreadsheet with the kiosk columns and one row, whose sheet is changed as text. */
async function spreadsheet(change: (sheet: string) => string | Uint8Array): Promise<Uint8Array> {
  const rows = [
    ['id', 'name', 'location'],
    ['back-door', 'NAME', 'canal-street'],
  ];
  const parts = unzipSync(await writeXlsx({ sheets: [{ name: 'Kiosks', rows }] }));
  const changed = change(strFromU8(parts[SHEET]!));
  return zipSync({ ...parts, [SHEET]: typeof changed === 'string' ? strToU8(changed) : changed });
}

/** Puts a formula into the cell of the name. @param result the rest of the cell */
const formula = (result: string) => (sheet: string) => {
  const changed = sheet.replace(/<c r="B2"[^>]*>.*?<\/c>/, `<c r="B2" t="str"><f>"Back"&amp;" door"</f>${result}</c>`);
  if (changed === sheet) throw new Error('The sheet has no cell B2.');
  return changed;
};

const CSV = 'id,name,location\nback-door,Café,canal-street\n';

test.each([
  ['Latin-1', Buffer.from(CSV, 'latin1')],
  ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${CSV}`, 'utf16le')],
  ['UTF-16 without one', Buffer.from(CSV.replace('é', 'e'), 'utf16le')],
])('A CSV in %s is refused, so that no letter is lost', { tags: 'O-03' }, async (_name, bytes) => {
  const file = await fileOf('other.csv', bytes);
  await expect(rowsOf(file)).rejects.toThrow(`${file} cannot be read: it is not UTF-8. Save it as CSV UTF-8.`);
});

test('The first name of a CSV does not contain its byte order mark', { tags: 'O-03' }, async () => {
  expect(await rowsOf(await fileOf('bom.csv', `\uFEFF${CSV}`))).toEqual([
    ['id', 'name', 'location'],
    ['back-door', 'Café', 'canal-street'],
  ]);
});

test.each([
  ['commas', ',', ';'],
  ['semicolons', ';', ','],
  ['tabs', '\t', ';'],
])('A CSV with %s keeps the other signs within a cell', { tags: 'O-03' }, async (_name, by, other) => {
  const text =
    ['id', 'name', 'location'].join(by) + '\n' + ['back-door', `one${other}two`, 'canal-street'].join(by) + '\n';
  expect((await rowsOf(await fileOf('separated.csv', text)))[1]).toEqual([
    'back-door',
    `one${other}two`,
    'canal-street',
  ]);
});

test.each([
  ['a spreadsheet that is named .csv', 'a.csv', zipSync({ a: strToU8('b') }), 'Let its name end with .xlsx.'],
  ['a CSV that is named .xlsx', 'a.xlsx', CSV, 'let its name end with .csv'],
  ['an .xls or a spreadsheet with a password', 'b.xlsx', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'without a password'],
  ['a quotation mark that is never closed', 'b.csv', `id,name\na,"${'x\n'.repeat(300_000)}`, 'is not closed'],
  ['an empty archive', 'c.xlsx', zipSync({ a: strToU8('b') }), 'cannot be read'],
])('%s is refused with what to do', { tags: 'O-03' }, async (_name, name, content, message) => {
  await expect(rowsOf(await fileOf(name, content))).rejects.toThrow(message);
});

test('A file that is not there is named', { tags: 'O-03' }, async () => {
  const file = join(folder, 'nowhere.csv');
  await expect(rowsOf(file)).rejects.toThrow(`${file} cannot be read: there is no such file.`);
});

test('A spreadsheet that unpacks to very much is refused before its rows are read', { tags: 'O-03' }, async () => {
  const bomb = await spreadsheet((sheet) => sheet.replace('<sheetData', `${' '.repeat(16 * 1024 * 1024)}<sheetData`));
  expect(bomb.length).toBeLessThan(32 * 1024);
  const file = await fileOf('bomb.xlsx', bomb);
  await expect(checkSpreadsheet(file, 8 * 1024 * 1024)).rejects.toThrow('it unpacks to more than 8 MB. Save it as CSV');
  await expect(checkSpreadsheet(file)).resolves.toBeUndefined();
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

test(
  'A sheet of tags that never end is read in time that grows with its size',
  { tags: 'O-03', timeout: 20_000 },
  async () => {
    const hostile = await fileOf('tags.xlsx', await spreadsheet(() => '<c r="A1"'.repeat(400_000)));
    await expect(checkSpreadsheet(hostile)).rejects.toThrow('it is damaged');
  },
);

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

test.each(['back-door,8" box,canal-street', 'back-door,"8" box",canal-street'])(
  'A quotation mark within a cell is refused with its row and what to write: %s',
  { tags: 'O-03' },
  async (row) => {
    const file = await fileOf('quote.csv', `id,name,location\nfront,Front,canal-street\n${row}\n`);
    await expect(rowsOf(file)).rejects.toThrow('row 3 has a quotation mark within a cell. Write it twice');
  },
);

test('A value that the database cannot store is a problem of its row', { tags: 'O-03' }, async () => {
  const locationRow = ['pier', 'Pier', 'posix/America/New_York', 'new-york', 'Northline New York'];
  const sheets: [ImportKind, string[][]][] = [
    // A spreadsheet writes the character NUL so (ECMA-376 part 1, 22.9.2.19, ST_Xstring).
    [
      people,
      [['1b4e28ba-2fa1-41d2-883f-0016d3cca427', 'Ada', 'a_x0000_@chain.example', 'Store_Admin', 'canal-street']],
    ],
    [stock, [['2048177304161', '4100101', 'canal-street', '0000-01-01']]],
    [bookings, [['canal-street', '0000-01-01 10:30', 'Grace Lin', 'Fitting']]],
    [locations, [locationRow]],
  ];
  const names = [
    ['object_id', 'name', 'email', 'role', 'locations'],
    ['barcode', 'variant', 'location', 'received'],
    ['location', 'starts', 'customer', 'service'],
    ['id', 'name', 'time_zone', 'store', 'store_name'],
  ];
  const found = [];
  for (const [at, [kind, rows]] of sheets.entries()) {
    const bytes = await writeXlsx({ sheets: [{ name: kind.name, rows: [names[at]!, ...rows] }] });
    const file = await fileOf('stored.xlsx', bytes);
    const report = await importFile({ url: database.url, kind, file, isApplied: true, isComplete: false });
    found.push(...report.problems.listed);
  }
  expect(found).toMatchObject([
    { row: 2, column: 'email', problem: 'must be an e-mail address' },
    { row: 2, column: 'received', problem: 'must be a day: 2026-11-23' },
    { row: 2, column: 'starts', problem: 'must be a local time of the location: 2026-11-23 10:30' },
    { row: 2, column: 'time_zone', problem: 'must be a name of the IANA time zones: America/New_York' },
  ]);
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
    const report = await importFile({ url: database.url, kind: kiosks, file, isApplied: true, isComplete: false });
    expect(report.isWritten).toBe(false);
    found.push(...report.problems.listed);
  }
  const tooLong = 'must be text of at most 80 characters on one line';
  expect(found).toEqual([
    { row: 2, column: 'name', problem: 'is the error #REF! of a formula' },
    { row: 2, column: 'name', problem: 'is the error #N/A of a formula' },
    { row: 2, column: 'name', problem: tooLong },
    { row: 2, column: 'name', problem: tooLong },
  ]);
});

/** The problems of a file of kiosks, as `row column: problem`. */
async function problemsOf(file: string): Promise<string[]> {
  const report = await importFile({ url: database.url, kind: kiosks, file, isApplied: true, isComplete: false });
  return report.problems.listed.map(({ row, column, problem }) => `${row} ${column}: ${problem}`);
}

const HEADER = 'id,name,location\n';

test('A row has the number from a spreadsheet program, also after a multi-line cell', { tags: 'O-03' }, async () => {
  const file = await fileOf('lines.csv', `${HEADER}b-1,"a\nb\nc",canal-street\n\nb-2,Back,nowhere\n`);
  expect(await problemsOf(file)).toEqual([
    '2 name: has a line break: write it on one line',
    '4 location: there is no location "nowhere"',
  ]);
});

test('The NUL character within a cell is a problem of its row', { tags: 'O-03' }, async () => {
  expect(await problemsOf(await fileOf('nul.csv', `${HEADER}b-1,Ba\0ck,canal-street\n`))).toEqual([
    '2 name: has the invisible character U+0000: delete it',
  ]);
});

test('Rows that end in different ways stay apart', { tags: 'O-03' }, async () => {
  const file = await fileOf('ends.csv', 'id,name,location\r\nb-1,Back,nowhere\nb-2,Back,nowhere\rb-3,Back,nowhere\r\n');
  const problem = 'location: there is no location "nowhere"';
  expect(await problemsOf(file)).toEqual([`2 ${problem}`, `3 ${problem}`, `4 ${problem}`]);
});

test.each([
  [
    'a quotation mark that is not closed',
    `${HEADER}b-1,"Back,canal-street\nb-2,Back,canal-street\n`,
    'row 2 has a quo',
  ],
  ['a cell of ten million characters', `${HEADER}b-1,Back,here\nb-2,${'x'.repeat(1e7)},here\n`, 'row 3 is longer than'],
])('%s is refused with the row in which it begins', { tags: 'O-03' }, async (_name, content, message) => {
  await expect(rowsOf(await fileOf('begins.csv', content))).rejects.toThrow(message);
});

test('A folder is refused as such', { tags: 'O-03' }, async () => {
  await expect(rowsOf(folder)).rejects.toThrow(`${folder} cannot be read: it is a folder.`);
});

test.each([
  ['id,,location', 'The column "name" is missing.'],
  ['id,__proto__,location', 'There is no column "__proto__".'],
  ['id,\u001B[31mname,location', 'There is no column "\uFFFD[31mname".'],
  [`id,${'x'.repeat(200_000)},location`, `There is no column "${'x'.repeat(60)}…". There are: id, name, location.`],
  ['id,name,Name,location', 'The column "name" is there twice.'],
  ['back-door,Back door,canal-street', 'There is no column "back-door".'],
  [Array.from({ length: 300 }, (_, n) => `c${n}`).join(','), 'There is no column "c0".'],
])('A header that does not name the columns is refused with the column', { tags: 'O-03' }, async (header, message) => {
  await expect(problemsOf(await fileOf('header.csv', `${header}\nb-1,Back,canal-street\n`))).rejects.toThrow(message);
});

test('A row of 300 cells is a problem of its row', { tags: 'O-03' }, async () => {
  const file = await fileOf('wide.csv', `${HEADER}b-1,Back,canal-street${',x'.repeat(297)}\n`);
  expect(await problemsOf(file)).toEqual(['2 : has more cells than the header']);
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
  await expect(checkSpreadsheet(file, undefined, 1024 * 1024)).rejects.toThrow(
    'its texts take more than 1 MB. Save it',
  );
  await expect(checkSpreadsheet(file)).resolves.toBeUndefined();
});

test('Empty columns, as spreadsheet programs save them, are no columns', { tags: 'O-03' }, async () => {
  const empty = await fileOf('empty-columns.csv', 'id,,name,location,,\n\nb-1,,Back,nowhere,,\n,,,,,\n');
  expect(await problemsOf(empty)).toEqual(['3 location: there is no location "nowhere"']);
  const filled = await fileOf('filled-column.csv', 'id,name,location,\nb-1,Back,canal-street,left\n');
  expect(await problemsOf(filled)).toEqual(['2 : has "left" in column 4, which has no name in the header']);
});

test.each([
  ['spaces of any kind', '\u00A0ID\u2003;name\u200B; Location \n'],
  ['empty lines before it', '\n;;\n\nid;name;location\n'],
  ['a line that names the separator', 'sep=;\nid;name;location\n'],
  ['a byte order mark and an empty line', '\uFEFF\nid;name;location\n'],
])('A header with %s is read', { tags: 'O-03' }, async (_name, header) => {
  const lines = header.split('\n').length;
  const file = await fileOf('header.csv', `${header}b-1;Back, door;nowhere\n`);
  expect(await problemsOf(file)).toEqual([`${lines} location: there is no location "nowhere"`]);
});

const hide = (row: number) => (sheet: string) => sheet.replace(`<row r="${row}"`, `<row r="${row}" hidden="1"`);

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

test('A local time that does not exist, or exists twice, is refused with what to write', { tags: 'O-03' }, async () => {
  const row = (starts: string) => `canal-street,${starts},Grace Lin,Fitting\n`;
  const times = ['2027-03-14 02:30', '2026-11-01 01:30', '2026-11-01 01:30-04:00', '2026-11-01 01:30-05:00'];
  const text = `location,starts,customer,service\n${times.map(row).join('')}`;
  const importBookings = (name: string, content: string) =>
    fileOf(name, content).then((file) =>
      importFile({ url: database.url, kind: bookings, file, isApplied: true, isComplete: false }),
    );
  expect((await importBookings('times.csv', text)).problems.listed).toMatchObject([
    { row: 2, column: 'starts', problem: 'does not exist: the clocks of America/New_York are set forward then' },
    { row: 3, column: 'starts', problem: expect.stringMatching(/exists twice.*offset: 2026-11-01 01:30-0[45]:00$/) },
  ]);
  const good = `location,starts,customer,service\n${times.slice(2).map(row).join('')}${row('2026-11-02T15:30Z')}`;
  expect((await importBookings('twice.csv', good)).changes.counts).toEqual({ added: 3 });
  expect((await importBookings('twice.csv', good)).changes.listed).toEqual([]);
  const { rows } = await database.pool.query<{ at: Date }>(
    `select starts_at as at from bookings where customer = 'Grace Lin' order by 1`,
  );
  expect(rows.map(({ at }) => at.toISOString())).toEqual([
    '2026-11-01T05:30:00.000Z',
    '2026-11-01T06:30:00.000Z',
    '2026-11-02T15:30:00.000Z',
  ]);
});
