import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleOf, importDocument } from '../../src/import/document.ts';
import { kinds } from '../../src/import/kinds/index.ts';
import { run, runHere } from '../support/command.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { createImports, problemsIn } from './createImports.ts';

let folder: string;
let demo: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-import-'));
  demo = await startTestDatabase();
});
afterAll(async () => {
  await demo?.close();
  await rm(folder, { recursive: true, force: true });
});

const { importText, rows, detailOf } = createImports(
  () => demo,
  () => folder,
);

/** The example of a kind with other values. */
function exampleWith(kind: (typeof kinds)[number], values: Record<string, string>): string {
  const cells = kind.columns.map(({ name, example }) => values[name] ?? example);
  return `${kind.columns.map(({ name }) => name).join('\t')}\n${cells.join('\t')}\n`;
}

test('A picture of a host that the pages do not show is refused', { tags: 'O-03' }, async () => {
  const goods = kinds.find(({ name }) => name === 'goods')!;
  const own = { variant: 'pictured-9', product: 'pictured', sku: 'PICTURED' };
  const problemsOf = async (picture: string, pictureHost?: string) =>
    problemsIn(await importText('goods', exampleWith(goods, { ...own, picture }), { isApplied: false, pictureHost }));
  const picture = 'https://Images.Shop.example/a.jpg';
  expect(await problemsOf(picture, 'images.shop.example')).toEqual([]);
  expect(await problemsOf(picture, 'cdn.shop.example')).toMatchObject([
    { column: 'picture', problem: expect.stringContaining('of the store and of cdn.shop.example only') },
  ]);
  expect(await problemsOf(picture)).toMatchObject([{ problem: expect.stringContaining('pictures of the store only') }]);
});

test('An engineer reads each problem with its row and column, and nothing is written', { tags: 'O-03' }, async () => {
  const before = await rows(`select count(*) from bins`);
  const report = await importText(
    'bins',
    [
      'Location;Code;Shelf;Zone',
      'canal-street;Z-01-01;1;stockroom',
      'canal-street;Z-01-01;2;floor',
      'nowhere;Z-01-02;1;floor',
      'canal-street;somewhere;;cellar',
      '',
      'canal-street;Z-01-03;1;floor;more',
    ].join('\n'),
  );
  expect(report).toMatchObject({ rows: 5, isWritten: false });
  expect(problemsIn(report)).toEqual([
    { row: 3, column: 'location, code', problem: 'is also in row 2' },
    { row: 4, column: 'location', problem: 'there is no location "nowhere"' },
    { row: 5, column: 'code', problem: 'must be aisle-bay-position: A-14-03' },
    { row: 5, column: 'shelf', problem: 'is empty' },
    { row: 5, column: 'zone', problem: 'must be one of stockroom, floor, hold' },
    { row: 7, column: '', problem: 'has more cells than the header' },
  ]);
  expect(await rows(`select count(*) from bins`)).toEqual(before);
});

test('Of very many problems a hundred are listed, and all are counted', { tags: 'O-03' }, async () => {
  const text = ['id,name,location', ...Array.from({ length: 103 }, (_, at) => `door-${at},,canal-street`)].join('\n');
  const { problems } = await importText('kiosks', text);
  expect(problems.count).toBe(103);
  expect(problems.listed.map(({ row }) => row)).toEqual(Array.from({ length: 100 }, (_, at) => at + 2));
});

test.each(['2026-09-10', '10-Sep', 'Sep-10', '10-sep-26'])(
  'A size that a spreadsheet program has made a date, %s, is refused',
  { tags: 'O-03' },
  async (value) => {
    const example = exampleOf(kinds.find(({ name }) => name === 'goods')!);
    const report = await importText('goods', example.replace(',9,US M,', `,${value},US M,`));
    const problem =
      'is a date: a spreadsheet program has changed it. Format the column as text, and enter the value again';
    expect(problemsIn(report)).toContainEqual({ row: 2, column: 'size', problem });
  },
);

test('A spreadsheet is imported like a CSV, and the report names each change', { tags: 'O-03' }, async () => {
  const [variant] = await rows<{ id: string; product_id: string; price: number }>(
    `select id, product_id, price_cents from variants order by id limit 1`,
  );
  const [kept] = await rows<Record<string, string>>(
    `${kinds.find(({ name }) => name === 'goods')?.current} where variants.id = $1`,
    variant?.id,
  );
  const record = { ...kept, price: 99.5, position: Number(kept?.['position']) };
  const header = Object.keys(record);
  const xlsx = await writeXlsx({ sheets: [{ name: 'Goods', rows: [header, Object.values(record)] }] });
  const report = await importText('goods', xlsx);
  expect(report).toMatchObject({ isWritten: true, problems: { count: 0 } });
  expect(detailOf(report)).toEqual([`${variant?.id} changed price: ${kept?.['price']} → 99.50`]);
  expect(await rows('select price_cents from variants where id = $1', variant?.id)).toEqual([{ price_cents: 9950 }]);
});

test('Of many new bins fifty are listed, and so is the one that changes', { tags: 'O-03' }, async () => {
  const [bin] = await rows<{ code: string; shelf: string }>(
    `select code, shelf from bins where location_id = 'canal-street' order by code limit 1`,
  );
  const added = Array.from({ length: 60 }, (_, at) => `canal-street,ZZZ-90-${10 + at},1`);
  const text = ['location,code,shelf', ...added, `canal-street,${bin?.code},new`].join('\n');
  const report = await importText('bins', text, { isApplied: false });
  expect(report.changes.counts).toEqual({ added: 60, changed: 1 });
  const details = detailOf(report);
  expect(details).toHaveLength(51);
  expect(details).toContain(`canal-street ${bin?.code} changed shelf: ${bin?.shelf} → new`);
});

test(
  'The command checks first, is logged where it writes, and fails at a problem',
  { tags: ['O-03', 'P-03'] },
  async () => {
    const file = join(folder, 'kiosks.csv');
    await writeFile(file, 'id,name,location\nback-door,Back door,canal-street\n');
    const env = { DATABASE_URL: demo.url };
    const checked = await runHere('import', env, ['kiosks', file]);
    expect(checked).toEqual({
      code: 0,
      text: 'row 2: back-door added\n1 row, 0 problems: 1 added.\nNothing is written: add --apply.\n',
    });
    expect((await run('import', env, ['kiosks', file, '--apply'])).text).toMatch(/Written\.\n$/);
    const logged = await rows(
      `select subject, location_ids, field, after from admin_changes where subject = 'kiosks.csv'`,
    );
    expect(logged).toEqual([
      {
        subject: 'kiosks.csv',
        location_ids: ['canal-street'],
        field: 'imported',
        after: 'kiosks: 1 added, 0 changed, 0 removed',
      },
    ]);
    expect((await runHere('import', env, ['kiosks', file, '--apply'])).code).toBe(0);
    expect(await rows(`select from admin_changes where subject = 'kiosks.csv'`)).toHaveLength(1);
    await writeFile(file, 'id,name,location\nback-door,Back door,nowhere\n');
    const wrong = {
      code: 1,
      text: 'row 2, location: there is no location "nowhere"\n1 row, 1 problem: nothing changes.\nNothing is written while a row has a problem.\n',
    };
    expect(await runHere('import', env, ['kiosks', file])).toEqual(wrong);
    expect(await runHere('import', env, ['kiosks', file, '--apply'])).toEqual(wrong);
    await writeFile(file, 'id,colour\n');
    const unknown = await runHere('import', env, ['kiosks', file]);
    expect(unknown).toEqual({ code: 1, text: 'There is no column "colour". There are: id, name, location.\n' });
  },
);

test('docs/import.md has the columns that the command knows; pnpm generate writes it', { tags: 'O-03' }, async () => {
  const written = await readFile(new URL('../../../../docs/import.md', import.meta.url), 'utf8');
  const plain = (text: string) => text.replaceAll(/[\s|-]+/g, ' ');
  expect(plain(written)).toBe(plain(importDocument()));
});
