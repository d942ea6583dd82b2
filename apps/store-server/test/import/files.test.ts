import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileAt } from '../../src/import/fileSource.ts';
import { importFile } from '../../src/import/importFile.ts';
import type { ImportKind } from '../../src/import/kind.ts';
import { bookings } from '../../src/import/kinds/bookings.ts';
import { locations } from '../../src/import/kinds/locations.ts';
import { people } from '../../src/import/kinds/people.ts';
import { stock } from '../../src/import/kinds/stock.ts';
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

const { fileOf, rowsOf, problemsOf, HEADER } = createFiles(
  () => folder,
  () => database,
);

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
    const report = await importFile({
      url: database.url,
      kind,
      file: fileAt(file),
      isApplied: true,
      isComplete: false,
    });
    found.push(...problemsIn(report));
  }
  expect(found).toMatchObject([
    { row: 2, column: 'email', problem: 'must be an e-mail address' },
    { row: 2, column: 'received', problem: 'must be a day: 2026-11-23' },
    { row: 2, column: 'starts', problem: 'must be a local time of the location: 2026-11-23 10:30' },
    { row: 2, column: 'time_zone', problem: 'must be a name of the IANA time zones: America/New_York' },
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
  ['spaces of any kind', '\u00A0ID\u2003;name\u200B; Location \n'],
  ['empty lines before it', '\n;;\n\nid;name;location\n'],
  ['a line that names the separator', 'sep=;\nid;name;location\n'],
  ['a byte order mark and an empty line', '\uFEFF\nid;name;location\n'],
])('A header with %s is read', { tags: 'O-03' }, async (_name, header) => {
  const lines = header.split('\n').length;
  const file = await fileOf('header.csv', `${header}b-1;Back, door;nowhere\n`);
  expect(await problemsOf(file)).toEqual([`${lines} location: there is no location "nowhere"`]);
});

test('A local time that does not exist, or exists twice, is refused with what to write', { tags: 'O-03' }, async () => {
  const row = (starts: string) => `canal-street,${starts},Grace Lin,Fitting\n`;
  const times = ['2027-03-14 02:30', '2026-11-01 01:30', '2026-11-01 01:30-04:00', '2026-11-01 01:30-05:00'];
  const text = `location,starts,customer,service\n${times.map(row).join('')}`;
  const importBookings = (name: string, content: string) =>
    fileOf(name, content).then((file) =>
      importFile({ url: database.url, kind: bookings, file: fileAt(file), isApplied: true, isComplete: false }),
    );
  expect(problemsIn(await importBookings('times.csv', text))).toMatchObject([
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
