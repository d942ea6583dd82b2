import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CANAL } from '../support/goods.ts';
import { createPageImports } from '../support/imports.ts';
import { ok, openShop, refusal, type Shop } from '../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const { as, upload, read, report, check, apply, cancelAll, run } = createPageImports(() => shop);
afterEach(() => cancelAll());

const tomas = () => as('tomas-reyes');
const ruth = () => as('ruth-feldman');

const BINS = 'location,code,shelf\n';
const shelfOf = async (code: string) =>
  (await shop.rows<{ shelf: string }>('select shelf from bins where location_id = $1 and code = $2', CANAL, code))[0]
    ?.shelf;

test('A file is checked with row, column and problem, and nothing is written', { tags: 'P-04' }, async () => {
  const shown = await check('bins', `${BINS}canal-street,Q-01-01,3\ncanal-street,Q-1,3\n`);
  expect(shown).toMatchObject({ state: 'checked', rows: 2, counts: { problem: 1, added: 0 }, progress: 100 });
  expect(await report(shown.id)).toEqual([
    { what: 'problem', row: 3, column: 'code', name: null, detail: expect.stringContaining('A-14-03') },
  ]);
  expect(await shelfOf('Q-01-01')).toBeUndefined();
  expect(refusal(await tomas().applyImport({ importId: shown.id }))).toMatchObject({ status: 409 });
});

test(
  'A file without problems is applied as its check said, and named in the log',
  { tags: ['P-03', 'P-04'] },
  async () => {
    ok(await tomas().cancelImport({ importId: (await upload('bins', BINS)).id }));
    const first = await check('bins', `${BINS}canal-street,Q-02-01,3\ncanal-street,A-14-03,9\n`, {
      fileName: 'nov.csv',
    });
    const present = await shelfOf('A-14-03');
    expect(await report(first.id)).toEqual([
      { what: 'changed', row: 3, column: null, name: 'canal-street A-14-03', detail: `shelf: ${present} → 9` },
      { what: 'added', row: 2, column: null, name: 'canal-street Q-02-01', detail: '' },
    ]);
    expect(await apply(first.id)).toMatchObject({
      state: 'done',
      appliedBy: { name: 'Tomas Reyes' },
      counts: { problem: 0, added: 1, changed: 1 },
    });
    expect(await shelfOf('A-14-03')).toBe('9');
    const { content } = ok(await tomas().getAdminChanges({ kind: 'import' }));
    expect(content).toHaveLength(1);
    expect(content[0]).toMatchObject({
      by: { name: 'Tomas Reyes' },
      subject: 'nov.csv',
      field: 'imported',
      after: 'bins: 1 added, 1 changed, 0 removed',
    });
    expect(await shop.rows('select 1 from import_parts')).toEqual([]);
  },
);

test('A refused cell is corrected on the page, and the file is taken with it', { tags: 'P-04' }, async () => {
  const file = `${BINS}canal-street,Q-11-1,3\ncanal-street,Q-11-02,4\nnowhere,Q-11-03,5\n`;
  const { id: importId } = await check('bins', file);
  const { content } = ok(await tomas().getImportReport({ importId, size: 200 }));
  expect(content.map(({ row, column, value, said }) => [row, column, value, said])).toEqual([
    [2, 'code', 'Q-11-1', { text: 'must be aisle-bay-position: A-14-03', values: {} }],
    [4, 'location', 'nowhere', { text: 'you do not work at "{location}"', values: { location: 'nowhere' } }],
    [4, 'location', 'nowhere', { text: 'there is no location "{value}"', values: { value: 'nowhere' } }],
  ]);
  const cells = [
    { row: 2, column: 'code', value: 'q-11-01' },
    { row: 4, column: 'location', value: CANAL },
  ];
  const body = { importId, body: { cells, leftOut: [], leavesOutOthers: false } };
  expect(ok(await ruth().correctImport(body))).toMatchObject({ state: 'checking', corrected: 2, leftOut: 0 });
  expect(refusal(await tomas().correctImport(body))).toMatchObject({ status: 409 });
  await run();
  expect(await read(importId)).toMatchObject({ state: 'checked', counts: { problem: 0, added: 3 } });
  expect(await apply(importId)).toMatchObject({ state: 'done', corrected: 2 });
  expect(await shelfOf('Q-11-01')).toBe('3');
});

test('Rows that are not corrected are left out, and the others are taken', { tags: 'P-04' }, async () => {
  const file = `${BINS}canal-street,Q-12-1,3\ncanal-street,Q-12-02,4\nnowhere,Q-12-03,5\ncanal-street,Q-12-4,6\n`;
  const { id: importId } = await check('bins', file);
  ok(
    await tomas().correctImport({
      importId,
      body: { cells: [{ row: 2, column: 'code', value: 'Q-12-01' }], leftOut: [], leavesOutOthers: true },
    }),
  );
  await run();
  expect(await apply(importId)).toMatchObject({ state: 'done', corrected: 1, leftOut: 2, counts: { added: 2 } });
  expect(await shelfOf('Q-12-03')).toBeUndefined();
});

test('A correction that is wrong is a problem again, and can be corrected again', { tags: 'P-04' }, async () => {
  const { id: importId } = await check('bins', `${BINS}canal-street,Q-13-1,3\n`);
  const correct = async (value: string) => {
    const cells = [{ row: 2, column: 'code', value }];
    ok(await tomas().correctImport({ importId, body: { cells, leftOut: [], leavesOutOthers: false } }));
    await run();
    return read(importId);
  };
  expect(await correct('Q-13')).toMatchObject({ state: 'checked', counts: { problem: 1 } });
  const { content } = ok(await tomas().getImportReport({ importId }));
  expect(content[0]).toMatchObject({ row: 2, value: 'Q-13' });
  expect(await correct('Q-13-01')).toMatchObject({ counts: { problem: 0, added: 1 } });
});

test('Only what has a problem is corrected, and a complete file keeps its rows', { tags: 'P-04' }, async () => {
  const { id: importId } = await check('bins', `${BINS}canal-street,Q-14-1,3\ncanal-street,Q-14-02,4\n`);
  const refused = async (cells: { row: number; column: string; value: string }[], leftOut: number[] = []) =>
    refusal(await tomas().correctImport({ importId, body: { cells, leftOut, leavesOutOthers: false } })).field;
  expect(await refused([{ row: 3, column: 'code', value: 'Q-14-03' }])).toBe('/cells/0');
  expect(await refused([{ row: 2, column: 'shelf', value: '9' }])).toBe('/cells/0');
  expect(await refused([], [2, 3])).toBe('/leftOut/1');
  expect(await refused([])).toBe('/cells');
  ok(await tomas().cancelImport({ importId }));
  const header = 'barcode,variant,location\n';
  const complete = await check('stock', `${header}1,4100101,canal-street\n`, { isComplete: true });
  expect(
    refusal(
      await tomas().correctImport({
        importId: complete.id,
        body: { cells: [], leftOut: [2], leavesOutOthers: false },
      }),
    ),
  ).toMatchObject({ status: 422, field: '/leftOut' });
});

test('A file that has a problem when it is applied is not written', { tags: 'P-04' }, async () => {
  const [unit] = await shop.rows<{ barcode: string; variant: string }>(
    `select barcode, variant_id as variant from units where location_id = $1 and state = 'Checked In' limit 1`,
    CANAL,
  );
  await shop.rows(
    `insert into bins (location_id, code, aisle, bay, position, shelf, zone)
     values ($1, 'Q-03-01', 'Q', 3, 1, '1', 'stockroom')`,
    CANAL,
  );
  const shown = await check(
    'stock',
    `barcode,variant,location,bin\n${unit?.barcode},${unit?.variant},${CANAL},Q-03-01\n`,
  );
  expect(shown.counts).toMatchObject({ problem: 0, changed: 1 });
  await shop.rows(`delete from bins where code = 'Q-03-01'`);
  expect(await apply(shown.id)).toMatchObject({ state: 'checked', counts: { problem: 1, changed: 0 } });
});

test('A file without the columns of its kind fails with the reason', { tags: 'P-04' }, async () => {
  expect(await check('bins', 'location,shelf\ncanal-street,3\n')).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('The column "code" is missing.') as string,
    counts: null,
  });
});

test('A file is named as its person named it, not by a path', { tags: 'P-04' }, async () => {
  const shown = await check('bins', new Uint8Array([0x50, 0x4b, 3, 4]), { fileName: 'bins of Monday.csv' });
  expect(shown.reason).toBe('bins of Monday.csv cannot be read: it is a spreadsheet. Let its name end with .xlsx.');
});

test('A second import at a location is refused with whose the first is', { tags: 'P-04' }, async () => {
  const body = { locationId: CANAL, kind: 'bins' as const, fileName: 'b.csv', size: 5 };
  const begun = await Promise.all([tomas().startImport(body), ruth().startImport(body)]);
  expect(begun.filter(({ ok: isDone }) => isDone)).toHaveLength(1);
  const refused = begun.find(({ ok: isDone }) => !isDone);
  expect(refused && refusal(refused)).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^(Tomas Reyes|Ruth Feldman) uploads b\.csv here\./) as string,
  });
  ok(await ruth().startImport({ ...body, locationId: 'bedford-avenue' }));
  const [other] = ok(await ruth().getImports({ locationId: 'bedford-avenue' })).content;
  ok(await ruth().cancelImport({ importId: other?.id ?? '' }));
});

test('The same part again changes nothing, and a wrong one is refused', { tags: 'P-04' }, async () => {
  const { id: importId } = ok(
    await tomas().startImport({ locationId: CANAL, kind: 'bins', fileName: 'b.csv', size: 8 }),
  );
  const put = (offset: number, text: string) => tomas().putImportPart({ importId, offset, body: new Blob([text]) });
  expect(ok(await put(0, 'abcd'))).toMatchObject({ received: 4, progress: 50, state: 'uploading' });
  expect(ok(await put(0, 'abcd'))).toMatchObject({ received: 4 });
  expect(refusal(await put(0, 'abce'))).toMatchObject({ status: 409 });
  expect(refusal(await put(6, 'gh'))).toMatchObject({ status: 409 });
  expect(refusal(await put(4, 'efghi'))).toMatchObject({ status: 413 });
  expect(refusal(await put(4, 'x'.repeat(1024 * 1024 + 1)))).toMatchObject({ status: 413 });
  expect(ok(await put(4, 'efgh'))).toMatchObject({ received: 8, state: 'checking', progress: 0 });
  expect(ok(await put(4, 'efgh'))).toMatchObject({ state: 'checking' });
});

test('A file of more than 100 MB is refused before it is sent', { tags: 'P-04' }, async () => {
  const size = 100 * 1024 * 1024 + 1;
  const refused = await tomas().startImport({ locationId: CANAL, kind: 'bins', fileName: 'b.csv', size });
  expect(refusal(refused)).toEqual({
    status: 413,
    field: '/size',
    message: 'The file has 101 MB, and 100 MB is the most. Divide it into several files.',
  });
});

test('An import can be cancelled until it is written, by any admin of the location', { tags: 'P-04' }, async () => {
  const { id: importId } = await check('bins', `${BINS}canal-street,Q-04-01,3\n`);
  expect(ok(await ruth().cancelImport({ importId }))).toMatchObject({ state: 'cancelled', reason: null });
  expect(refusal(await tomas().applyImport({ importId }))).toMatchObject({ status: 409 });
  expect(refusal(await tomas().cancelImport({ importId }))).toMatchObject({
    status: 409,
    message: 'This import is over.',
  });
  const next = await check('bins', `${BINS}canal-street,Q-04-01,3\n`);
  ok(await tomas().applyImport({ importId: next.id }));
  expect(refusal(await tomas().cancelImport({ importId: next.id }))).toMatchObject({ status: 409 });
  await run();
  expect(await read(next.id)).toMatchObject({ state: 'done' });
});

test('What all locations share is imported by a YK_Admin or Super_Admin', { tags: 'P-04' }, async () => {
  const facts = ok(await tomas().getImportKinds());
  expect(facts.filter(({ mayImport }) => !mayImport).map(({ kind }) => kind)).toEqual(['locations', 'people', 'goods']);
  expect(ok(await ruth().getImportKinds()).every(({ mayImport }) => mayImport)).toBe(true);
  const begun = await tomas().startImport({ locationId: CANAL, kind: 'goods', fileName: 'g.csv', size: 8 });
  expect(refusal(begun)).toMatchObject({ status: 403 });
});

test('A file names only locations of the person who imports', { tags: 'P-04' }, async () => {
  const [foreign] = await shop.rows<{ barcode: string; variant: string }>(
    `select barcode, variant_id as variant from units where location_id = 'bedford-avenue' and barcode is not null limit 1`,
  );
  const file = `barcode,variant,location\n${foreign?.barcode},${foreign?.variant},${CANAL}\n`;
  const sub = await adminOf(CANAL);
  const shown = await check('stock', file, { sub });
  expect(await report(shown.id)).toMatchObject([
    { row: 2, column: 'barcode', detail: 'belongs to a location at which you do not work' },
  ]);
  await cancelAll();
  const other = await check('bins', `${BINS}bedford-avenue,Q-05-01,3\n`, { sub });
  expect(await report(other.id)).toMatchObject([{ column: 'location', detail: 'you do not work at "bedford-avenue"' }]);
});

/** A Store_Admin of one location only. */
async function adminOf(locationId: string): Promise<string> {
  const sub = 'ada00000-0000-4000-8000-000000000001';
  await shop.rows(
    `insert into users (id, sub, name, email) values ($1, $1, 'Ada One', 'ada.one@chain.example') on conflict do nothing`,
    sub,
  );
  await shop.rows(
    `insert into user_roles (user_id, role, location_id, position) values ($1, 'Store_Admin', $2, 0) on conflict do nothing`,
    sub,
    locationId,
  );
  return sub;
}

test('A file of people changes nothing that the page of people refuses', { tags: ['P-01', 'P-04'] }, async () => {
  await shop.rows(
    `insert into locations (id, store_id, name, time_zone, opening_hours, position)
     select 'north', store_id, 'North', time_zone, opening_hours, 9 from locations where id = $1`,
    CANAL,
  );
  const people = { yara: 'YK_Admin', sam: 'Super_Admin', nora: 'Store_Admin', amir: 'Sales_Associate' };
  const idOf = (name: string) =>
    `${Buffer.from(name).toString('hex').padEnd(8, '0').slice(0, 8)}-0000-4000-8000-000000000000`;
  for (const [name, role] of Object.entries(people)) {
    await shop.rows(
      `insert into users (id, sub, name, email) values ($1, $1, $2, $2 || '@chain.example')`,
      idOf(name),
      name,
    );
    await shop.rows(
      `insert into user_roles (user_id, role, location_id, position) values ($1, $2, $3, 0)`,
      idOf(name),
      role,
      name === 'nora' ? 'north' : CANAL,
    );
  }
  const wanted = { yara: 'Super_Admin', sam: 'Store_Admin', nora: 'Sales_Associate', amir: 'Super_Admin' };
  const rows = Object.entries(wanted).map(
    ([name, role]) => `${idOf(name)},${name},${name}@chain.example,${role},${name === 'nora' ? 'north' : CANAL}`,
  );
  const file = `object_id,name,email,role,locations\n${rows.join('\n')}\n`;
  const shown = await check('people', file, { sub: idOf('yara') });
  expect((await report(shown.id)).map(({ row, detail }) => `${row} ${detail}`)).toEqual([
    '2 is a role that you may not give',
    '2 is your own: another admin changes your role and locations',
    '3 is the role of a person whom you may not change',
    '4 leaves "north" without a Store_Admin: give another person the role first',
    '5 is a role that you may not give',
  ]);
  await cancelAll();
  const renamed = Object.entries(people).map(
    ([name, role]) => `${idOf(name)},${name} x,${name}@chain.example,${role},${name === 'nora' ? 'north' : CANAL}`,
  );
  const other = await check('people', `object_id,name,email,role,locations\n${renamed.join('\n')}\n`, {
    sub: idOf('yara'),
  });
  expect(other.counts).toMatchObject({ problem: 0, changed: 4 });
});

test('A template has the columns of its kind and an example that the import reads', { tags: 'P-04' }, async () => {
  const text = await ok(await tomas().getImportTemplate({ kind: 'bins' })).text();
  expect(text).toBe('location,code,shelf,zone\ncanal-street,A-14-03,3,stockroom\n');
  const shown = await check('bins', text);
  expect(shown.counts).toMatchObject({ problem: 0 });
});

test('A report is a file with row, column, problem and change', { tags: 'P-04' }, async () => {
  const { id: importId } = await check('bins', `${BINS}canal-street,Q-06-01,3\n`);
  const text = await ok(await tomas().exportImportReport({ importId })).text();
  expect(text.trim().split(/\r?\n/)).toEqual([
    'Row,Column,Record,Problem,Change,Details',
    '2,,canal-street Q-06-01,,added,',
  ]);
  const found = ok(await tomas().getImportReport({ importId, search: 'q-06' }));
  expect(found.totalElements).toBe(1);
  expect(ok(await tomas().getImportReport({ importId, what: 'problem' })).totalElements).toBe(0);
});

test('An import of another location is not found', { tags: 'P-04' }, async () => {
  const { id: importId } = ok(
    await ruth().startImport({ locationId: 'bedford-avenue', kind: 'bins', fileName: 'b.csv', size: 5 }),
  );
  const ada = as(await adminOf(CANAL));
  expect(refusal(await ada.getImport({ importId }))).toMatchObject({ status: 404 });
  expect(refusal(await ada.cancelImport({ importId }))).toMatchObject({ status: 404 });
  ok(await ruth().cancelImport({ importId }));
});
