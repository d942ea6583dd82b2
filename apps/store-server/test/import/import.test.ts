import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleOf, importDocument } from '../../src/import/document.ts';
import { importFile, type ImportReport } from '../../src/import/importFile.ts';
import { kinds } from '../../src/import/kinds/index.ts';
import { run, runHere } from '../support/command.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { waitUntil } from '../support/waitUntil.ts';

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

interface Options {
  isApplied?: boolean;
  isComplete?: boolean;
  database?: TestDatabase;
  pictureHost?: string | undefined;
}

let files = 0;
/** Imports a file with this content into the demo store. */
async function importText(
  name: string,
  content: string | Uint8Array,
  { isApplied = true, isComplete = false, database = demo, pictureHost }: Options = {},
): Promise<ImportReport> {
  const kind = kinds.find((each) => each.name === name);
  if (kind === undefined) throw new Error(`There is no kind ${name}`);
  const file = join(folder, `${(files += 1)}.${typeof content === 'string' ? 'csv' : 'xlsx'}`);
  await writeFile(file, content);
  return importFile({ url: database.url, kind, file, isApplied, isComplete, pictureHost });
}

const rows = async <Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> =>
  (await demo.pool.query<Row>(sql, values)).rows;

/** The transactions of the database that wait for a lock. */
const WAITING = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

const detailOf = ({ changes }: ImportReport) =>
  changes.listed.map(({ name, what, detail }) => `${name} ${what} ${detail}`);

test('A new chain imports all its files in order, and again without a change', { tags: 'O-03' }, async () => {
  const database = await startTestDatabase('tables');
  try {
    for (const kind of kinds) {
      const checked = await importText(kind.name, exampleOf(kind), { isApplied: false, database });
      expect(checked, kind.name).toMatchObject({ rows: 1, isWritten: false, problems: { count: 0 } });
      expect(checked.changes.counts, kind.name).toEqual({ added: 1 });
      const written = await importText(kind.name, exampleOf(kind), { database });
      expect(written, kind.name).toMatchObject({ isWritten: true, changes: { counts: { added: 1 } } });
      const again = await importText(kind.name, exampleOf(kind), { database });
      expect(again.changes, kind.name).toEqual({ counts: {}, listed: [] });
    }
    const [unit] = (
      await database.pool.query(
        `select code, state, consignee_id is not null as consigned from units join bins on bins.id = units.bin_id`,
      )
    ).rows as object[];
    expect(unit).toEqual({ code: 'A-14-03', state: 'Checked In', consigned: true });
  } finally {
    await database.close();
  }
});

/** A second record of some kinds, to which the first one of another kind may refer. */
const SECOND: Record<string, Record<string, string>> = {
  locations: { id: 'pier-nine', name: 'Pier Nine' },
  people: { object_id: '2b4e28ba-2fa1-41d2-883f-0016d3cca427', id: '20418', email: 'bo@chain.example' },
  goods: { variant: '4100102', size: '9.5' },
  bins: { location: 'pier-nine', code: 'A-14-04' },
};

/** Another value of every column that an import may change. */
const CHANGED: Record<string, Record<string, string>> = {
  locations: {
    name: 'Canal Walk',
    time_zone: 'America/Chicago',
    slot_minutes: '45',
    slot_capacity: '3',
    monday: '08:00-17:00',
    tuesday: '08:30-17:00',
    wednesday: 'closed',
    thursday: '09:00-17:00',
    friday: '09:30-17:00',
    saturday: '10:30-17:00',
    sunday: '11:00-17:00',
  },
  people: {
    name: 'Ada Lovelace',
    email: 'ada.l@chain.example',
    role: 'Consignee',
    locations: 'pier-nine;canal-street',
  },
  kiosks: { name: 'Back door', location: 'pier-nine' },
  goods: { size: '10', size_system: 'US W', position: '7', price: '99.50' },
  bins: { shelf: '4', zone: 'floor' },
  stock: {
    variant: '4100102',
    location: 'pier-nine',
    bin: 'A-14-04',
    received: '2026-11-03',
    consignee: 'bo@chain.example',
  },
  orders: { placed: '2026-11-23 11:45', paid: 'no', quantity: '2' },
  consignment: {
    location: 'pier-nine',
    variant: '4100102',
    consignee: 'bo@chain.example',
    asks: '119.50',
    condition: 'Worn twice',
  },
  deliveries: {
    location: 'pier-nine',
    sender: 'Halden',
    expected: '2026-11-25',
    quantity: '3',
    barcodes: '4012345000016;4012345000030',
  },
  bookings: { minutes: '45', service: 'Collection', size: '8', size_system: 'US M', note: 'Right foot is wider' },
};

/** The example of a kind with other values. */
function exampleWith(kind: (typeof kinds)[number], values: Record<string, string>): string {
  const cells = kind.columns.map(({ name, example }) => values[name] ?? example);
  return `${kind.columns.map(({ name }) => name).join('\t')}\n${cells.join('\t')}\n`;
}

test('The next file changes every value of a record, and a repeat changes nothing', { tags: 'O-03' }, async () => {
  const database = await startTestDatabase('tables');
  try {
    for (const kind of kinds) {
      await importText(kind.name, exampleOf(kind), { database });
      const second = SECOND[kind.name];
      if (second !== undefined) await importText(kind.name, exampleWith(kind, second), { database });
    }
    const changes = kinds.map((kind) => [kind, CHANGED[kind.name] ?? {}] as const);
    // Other kinds refer to people by email and to locations by id, so these change last.
    for (const [kind, values] of changes.toReversed()) {
      const report = await importText(kind.name, exampleWith(kind, values), { database });
      expect(report, kind.name).toMatchObject({ problems: { listed: [] }, changes: { counts: { changed: 1 } } });
      for (const name of Object.keys(values)) expect(detailOf(report)[0], kind.name).toMatch(`${name}: `);
      const again = await importText(kind.name, exampleWith(kind, values), { database });
      expect(again.changes.listed, kind.name).toEqual([]);
    }
    // Both sizes of a product get its new values.
    const goods = kinds.find(({ name }) => name === 'goods')!;
    const product = {
      sku: 'HC83-104-CF',
      title: 'Halden Court 83',
      brand: 'Halden II',
      inventory_brand: 'HALDEN II',
      model: 'Court 83',
      product_type: 'Apparel',
      category: 'tees',
      colours: 'Clay / Fern / Gum',
      swatches: '#f1eee7 #2f6b4a #b98552',
      picture: '/artwork/products/HC83-104-CF.svg',
      featured: '2',
      launched: '2026-09-02',
    };
    const texts = [
      exampleWith(goods, { ...CHANGED['goods'], ...product }),
      exampleWith(goods, { ...SECOND['goods'], ...product }),
    ];
    const both = `${texts[0]}${texts[1]?.split('\n')[1]}\n`;
    const report = await importText('goods', both, { database });
    expect(report).toMatchObject({ problems: { listed: [] }, changes: { counts: { changed: 2 } } });
    for (const name of Object.keys(product)) expect(detailOf(report)[0]).toMatch(`${name}: `);
    expect((await importText('goods', both, { database })).changes.listed).toEqual([]);
  } finally {
    await database.close();
  }
});

test('A picture of a host that the pages do not show is refused', { tags: 'O-03' }, async () => {
  const goods = kinds.find(({ name }) => name === 'goods')!;
  const own = { variant: 'pictured-9', product: 'pictured', sku: 'PICTURED' };
  const problemsOf = async (picture: string, pictureHost?: string) =>
    (await importText('goods', exampleWith(goods, { ...own, picture }), { isApplied: false, pictureHost })).problems
      .listed;
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
  expect(report.problems.listed).toEqual([
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
    expect(report.problems.listed).toContainEqual({ row: 2, column: 'size', problem });
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

test('Orders come in by SKU and size, change until they are sold, and keep a sold one', { tags: 'O-08' }, async () => {
  const file = (...lines: string[]) =>
    ['number,location,placed,paid,sku,size,size_system,quantity', ...lines].join('\n');
  const line = (quantity: number, paid = 'no') =>
    `YK-1,canal-street,2026-11-23 10:30,${paid},hc82-104-cf,9,US M,${quantity}`;
  const other = 'YK-1,canal-street,2026-11-23 10:30,no,HC82-104-TC,9,US M,1';
  expect((await importText('orders', file(line(2), other))).changes.counts).toEqual({ added: 2 });
  expect((await importText('orders', file(line(2), other))).changes.listed).toEqual([]);
  const changed = detailOf(await importText('orders', file(line(1, 'yes'))));
  expect(changed).toEqual([expect.stringContaining('paid: no → yes, quantity: 2 → 1')]);
  const items = () =>
    rows(
      `select paid, count(*) filter (where cancelled_at is null)::int as ordered, count(*)::int as all
       from orders join order_items on order_number = number where number = 'YK-1' group by paid`,
    );
  expect(await items()).toEqual([{ paid: true, ordered: 2, all: 3 }]);
  await rows(`update orders set sold_at = now() where number = 'YK-1'`);
  expect(detailOf(await importText('orders', file(line(0, 'yes'))))).toEqual([
    expect.stringMatching(/^YK-1 \S+ kept is sold: quantity: 1 → 0$/),
  ]);
  expect(await items()).toEqual([{ paid: true, ordered: 2, all: 3 }]);
});

test('A refused order names the fault: size, SKU, location, and values that differ', { tags: 'O-08' }, async () => {
  const start = 'canal-street,2026-11-23 10:30';
  const { problems } = await importText(
    'orders',
    [
      'number,location,placed,variant,sku,size,quantity',
      `YK-2,${start},,HC82-104-CF,99,1`,
      `YK-3,${start},,,,1`,
      `YK-4,${start},nothing,,,1`,
      'YK-30421,bedford-avenue,2026-11-23 10:30,,HC82-104-CF,9,1',
      'YK-5,nowhere,2026-11-23 10:30,,HC82-104-CF,9.5,1',
    ].join('\n'),
  );
  expect(problems.listed.map(({ row, column }) => `${row} ${column}`)).toEqual([
    '2 size',
    '3 variant',
    '4 variant',
    '5 location',
    '6 location',
  ]);
});

test('An address is the same in capital and small letters', { tags: 'O-03' }, async () => {
  const [{ id: variant } = { id: '' }] = await rows<{ id: string }>('select id from variants order by id limit 1');
  const text = `reference,location,variant,consignee\nC-9,canal-street,${variant},Jonah.Whitaker@In-Store.example\n`;
  expect((await importText('consignment', text)).problems.listed).toEqual([]);
});

test('A product without a day is offered from the day of the import', { tags: 'C-15' }, async () => {
  const goods = kinds.find(({ name }) => name === 'goods')!;
  const text = exampleWith(goods, { variant: 'new-1', product: 'new', sku: 'NEW-1', launched: '', featured: '' });
  expect((await importText('goods', text)).changes.counts).toEqual({ added: 1 });
  await rows(`update products set launched_on = '2026-10-01' where id = 'new'`);
  expect((await importText('goods', text)).changes.listed).toEqual([]);
});

test('The history of an imported pair begins on the day when its location received it', { tags: 'Z-10' }, async () => {
  const [{ id: variant } = { id: '' }] = await rows<{ id: string }>('select id from variants order by id limit 1');
  await importText(
    'stock',
    `barcode,variant,location,received\n4006381333931,${variant},canal-street,2026-11-02\n812345999990,${variant},canal-street,\n`,
  );
  const events = await rows(
    `select barcode, kind, to_char(at at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI') as at
     from unit_history join units on units.id = unit_id where barcode in ('4006381333931', '0812345999990') order by kind`,
  );
  expect(events).toMatchObject(
    [
      { barcode: '4006381333931', kind: 'received', at: '2026-11-02 00:00' },
      { barcode: '0812345999990', kind: 'recorded' },
    ].toSorted((one, other) => one.kind.localeCompare(other.kind)),
  );
});

test('An announced pair is imported once and waits for an admin', { tags: ['O-03', 'G-05'] }, async () => {
  const [{ id: variant } = { id: '' }] = await rows<{ id: string }>('select id from variants order by id limit 1');
  const pair = (asks: string) =>
    `reference,location,variant,consignee,asks\nC-1,canal-street,${variant},jonah.whitaker@in-store.example,${asks}\n`;
  expect((await importText('consignment', pair('118'))).changes.counts).toEqual({ added: 1 });
  expect(detailOf(await importText('consignment', pair('120')))).toEqual(['C-1 changed asks: 118.00 → 120.00']);
  expect(await rows(`select status, asks_cents from announced_pairs where reference = 'C-1'`)).toEqual([
    { status: 'waiting', asks_cents: 12_000 },
  ]);
  await rows(`update announced_pairs set status = 'declined' where reference = 'C-1'`);
  const late = await importText('consignment', pair('90'));
  expect(detailOf(late)).toEqual(['C-1 kept was declined: asks: 120.00 → 90.00']);
  expect(await rows(`select asks_cents from announced_pairs where reference = 'C-1'`)).toEqual([
    { asks_cents: 12_000 },
  ]);
  const unknown = await importText('consignment', pair('1').replace('jonah', 'somebody'));
  expect(unknown.problems.listed).toMatchObject([{ row: 2, column: 'consignee' }]);
});

test(
  'An announced pair that an admin accepts during an import keeps its values',
  { tags: ['O-03', 'G-05'] },
  async () => {
    const [{ id: variant } = { id: '' }] = await rows<{ id: string }>('select id from variants order by id limit 1');
    const pair = (asks: string) =>
      `reference,location,variant,consignee,asks\nC-2,canal-street,${variant},jonah.whitaker@in-store.example,${asks}\n`;
    await importText('consignment', pair('118'));
    const admin = await demo.pool.connect();
    try {
      await admin.query('begin');
      await admin.query(`update announced_pairs set status = 'accepted' where reference = 'C-2'`);
      const importing = importText('consignment', pair('90'));
      // The import has compared the rows, and waits for the admin.
      await waitUntil(async () => (await rows(WAITING)).length > 0);
      await admin.query('commit');
      await importing;
    } finally {
      admin.release();
    }
    expect(await rows(`select status, asks_cents from announced_pairs where reference = 'C-2'`)).toEqual([
      { status: 'accepted', asks_cents: 11_800 },
    ]);
  },
);

test('A person keeps the id of the chain, and no two people have the same one', { tags: 'O-03' }, async () => {
  const header = 'object_id,id,name,email,role,locations';
  const ada = (id: string, name = 'Ada Byron') =>
    `1b4e28ba-2fa1-41d2-883f-0016d3cca427,${id},${name},ada@chain.example,Store_Admin,canal-street;bedford-avenue`;
  expect((await importText('people', [header, ada('20417')].join('\n'))).isWritten).toBe(true);
  expect(
    await rows(
      `select id, (select count(*)::int from user_roles where user_id = id) as places from users where email = 'ada@chain.example'`,
    ),
  ).toEqual([{ id: '20417', places: 2 }]);
  expect((await importText('people', [header, ada('20417')].join('\n'))).changes.counts).toEqual({});
  const other = await importText('people', [header, ada('20418')].join('\n'));
  expect(other.problems.listed).toEqual([
    { row: 2, column: 'id', problem: 'the person has the id "20417" and keeps it' },
  ]);
  const taken = ada('1001').replace('1b4e28ba', '2b4e28ba').replace('ada@', 'byron@');
  expect((await importText('people', [header, taken].join('\n'))).problems.listed).toEqual([
    { row: 2, column: 'id', problem: 'is the id of another person' },
  ]);
});

test('Values of one product and of one size must agree', { tags: 'O-03' }, async () => {
  const goods = kinds.find(({ name }) => name === 'goods')!;
  const [header = '', example = ''] = exampleOf(goods).split('\n');
  const other = example.replace('4100101', 'x-1').replace('hc82-104-cf', 'new-1').replace('HC82-104-CF', 'NEW-1');
  const lines = [
    header,
    other,
    other.replace('x-1', 'x-2'),
    other.replace('x-1', 'x-3').replace('Court 82,', 'Court 83,'),
  ];
  const { problems } = await importText('goods', lines.join('\n'));
  expect(problems.listed.map(({ row, column }) => `${row} ${column}`)).toEqual(
    expect.arrayContaining(['3 size', '4 size', '4 product']) as string[],
  );
});

test('The import reports a promised, checked-out or sold unit, and keeps its values', { tags: 'O-03' }, async () => {
  const units = await rows<{ barcode: string; variant_id: string; state: string }>(
    `select distinct on (state) barcode, variant_id, state from units
     where location_id = 'canal-street' and barcode is not null and not missing and not on_hold order by state, id`,
  );
  expect(units.map(({ state }) => state)).toEqual(['Checked In', 'Pending', 'Checked Out', 'Sold']);
  const before = await rows(`select * from units where state <> 'Checked In' order by id`);
  const lines = units.map(({ barcode, variant_id }) => `${barcode},${variant_id},bedford-avenue,A-01-01`);
  const report = await importText('stock', ['barcode,variant,location,bin', ...lines].join('\n'));
  expect(report.changes.counts).toEqual({ changed: 1, kept: 3 });
  const reasons = report.changes.listed.filter(({ what }) => what === 'kept').map(({ detail }) => detail.split(':')[0]);
  expect(new Set(reasons)).toEqual(new Set(['is checked out', 'is promised to a request', 'is sold']));
  expect(await rows(`select * from units where state <> 'Checked In' order by id`)).toEqual(before);
  expect(await rows('select location_id from units where barcode = $1', units[0]?.barcode)).toEqual([
    { location_id: 'bedford-avenue' },
  ]);
  const [event] = await rows<{ kind: string; actor: string }>(
    `select kind, actor from unit_history join units on units.id = unit_id where barcode = $1 order by unit_history.id desc limit 1`,
    units[0]?.barcode,
  );
  expect(event).toEqual({ kind: 'transferred', actor: 'import' });
});

test(
  'A unit that an import moves has another version, so an older correction fails',
  { tags: ['O-03', 'W-05'] },
  async () => {
    const find = () =>
      rows<{ barcode: string; variant_id: string; place_version: number }>(
        `select barcode, variant_id, place_version from units
       where location_id = 'canal-street' and barcode is not null and state = 'Checked In' and not missing order by id desc limit 2`,
      );
    const [moved, same] = await find();
    const lineOf = (unit: typeof moved, bin: string) => `${unit?.barcode},${unit?.variant_id},canal-street,${bin}`;
    const header = 'barcode,variant,location,bin';
    await importText('stock', [header, lineOf(moved, 'A-01-01'), lineOf(same, 'A-01-02')].join('\n'));
    const [first, second] = await find();
    expect(first?.place_version).toBe(Number(moved?.place_version) + 1);
    await importText('stock', [header, lineOf(moved, 'A-01-03'), lineOf(same, 'A-01-02')].join('\n'));
    const after = await find();
    expect(after.map((unit) => unit.place_version)).toEqual([Number(first?.place_version) + 1, second?.place_version]);
  },
);

test('A complete stock sets missing what the file lacks, except promised units', { tags: 'O-03' }, async () => {
  const here = await rows<{ barcode: string; variant_id: string; state: string }>(
    `select barcode, variant_id, state from units where location_id = 'canal-street' and barcode is not null and not missing and state <> 'Sold' order by id`,
  );
  const free = here.filter(({ state }) => state === 'Checked In');
  const held = here.filter(({ state }) => state !== 'Checked In');
  const gone = free.slice(0, 3);
  const listed = free.slice(3).map(({ barcode, variant_id }) => `${barcode},${variant_id},canal-street`);
  const text = ['barcode,variant,location', ...listed].join('\n');
  const report = await importText('stock', text, { isComplete: true });
  expect(report.changes.counts).toEqual({ removed: 3, kept: held.length });
  const missing = await rows<{ barcode: string }>(
    `select barcode from units where missing and set_aside_note = 'Not in the imported stock' order by id`,
  );
  expect(missing.map(({ barcode }) => barcode)).toEqual(gone.map(({ barcode }) => barcode));
  expect(
    await rows(
      `select 1 from units where missing and barcode = any($1)`,
      held.map(({ barcode }) => barcode),
    ),
  ).toEqual([]);
  const [event] = await rows<{ body: { units: string[] } }>(
    `select body from outbox where destination = '/topic/locations/canal-street/changes' order by id desc limit 1`,
  );
  expect(event?.body.units).toHaveLength(3);
  await expect(importText('bins', 'location,code,shelf\n', { isComplete: true })).rejects.toThrow('--complete');
});

/**
 * Imports a stock file while a request reserves one of its units: after the import has compared the unit, and before it
 * has written it.
 */
async function importWhileReserved(barcode: string, text: string, options: Options = {}): Promise<ImportReport> {
  const request = await demo.pool.connect();
  try {
    await request.query('begin');
    await request.query(`update units set state = 'Pending' where barcode = $1`, [barcode]);
    const imported = importText('stock', text, options);
    const isWaiting = `select 1 from pg_locks join pg_stat_activity using (pid)
      where datname = current_database() and application_name = 'in-store import' and not granted`;
    await expect.poll(async () => (await rows(isWaiting)).length, { timeout: 20_000 }).toBeGreaterThan(0);
    await request.query('commit');
    return await imported;
  } finally {
    request.release();
  }
}

test('A unit that a request reserves while a file is imported stays where it is', { tags: 'O-03' }, async () => {
  const [unit] = await rows<{ barcode: string; variant_id: string; bin_id: string }>(
    `select barcode, variant_id, bin_id from units
     where location_id = 'canal-street' and barcode is not null and state = 'Checked In' and not missing order by id limit 1`,
  );
  const barcode = String(unit?.barcode);
  const text = `barcode,variant,location,bin\n${barcode},${unit?.variant_id},bedford-avenue,A-01-01\n`;
  await importWhileReserved(barcode, text);
  expect(await rows('select state, location_id, bin_id from units where barcode = $1', barcode)).toEqual([
    { state: 'Pending', location_id: 'canal-street', bin_id: unit?.bin_id },
  ]);
});

test('A unit that is reserved during a complete import is not set missing', { tags: 'O-03' }, async () => {
  const units = await rows<{ barcode: string; variant_id: string; location_id: string }>(
    `select barcode, variant_id, location_id from units
     where location_id = 'bedford-avenue' and barcode is not null and state = 'Checked In' and not missing order by id`,
  );
  const [reserved, ...others] = units;
  const barcode = String(reserved?.barcode);
  const lines = others.map((unit) => `${unit.barcode},${unit.variant_id},${unit.location_id}`);
  await importWhileReserved(barcode, ['barcode,variant,location', ...lines].join('\n'), { isComplete: true });
  expect(await rows('select state, missing from units where barcode = $1', barcode)).toEqual([
    { state: 'Pending', missing: false },
  ]);
});

test('A booking whose visit has begun keeps its values', { tags: 'O-03' }, async () => {
  const [ongoing] = await rows<{ starts: string; customer: string; service: string }>(
    `select to_char(starts_at at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI') as starts, customer, service
     from bookings where status = 'ongoing' and location_id = 'canal-street'`,
  );
  const report = await importText(
    'bookings',
    `location,starts,customer,service\ncanal-street,${ongoing?.starts},${ongoing?.customer},Repair\n`,
  );
  expect(detailOf(report)).toEqual([
    `canal-street ${ongoing?.starts} ${ongoing?.customer} kept is ongoing: service: ${ongoing?.service} → Repair`,
  ]);
  expect(
    await rows(
      `select service from bookings where status = 'ongoing' and location_id = 'canal-street' and customer = $1`,
      ongoing?.customer,
    ),
  ).toEqual([{ service: ongoing?.service }]);
});

test('Of two imports of one file at once the second waits and changes nothing', { tags: 'O-03' }, async () => {
  const file = 'id,name,location\nside-door,Side door,canal-street\n';
  const reports = await Promise.all([importText('kiosks', file), importText('kiosks', file)]);
  const counts = reports.map(({ changes }) => changes.counts);
  expect(counts.toSorted((one, other) => (one.added ?? 0) - (other.added ?? 0))).toEqual([{}, { added: 1 }]);
});

test('The command checks first, writes with --apply, and fails at a problem', { tags: 'O-03' }, async () => {
  const file = join(folder, 'kiosks.csv');
  await writeFile(file, 'id,name,location\nback-door,Back door,canal-street\n');
  const env = { DATABASE_URL: demo.url };
  const checked = await runHere('import', env, ['kiosks', file]);
  expect(checked).toEqual({
    code: 0,
    text: 'row 2: back-door added\n1 row, 0 problems: 1 added.\nNothing is written: add --apply.\n',
  });
  expect((await run('import', env, ['kiosks', file, '--apply'])).text).toMatch(/Written\.\n$/);
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
});

test('docs/import.md has the columns that the command knows; pnpm generate writes it', { tags: 'O-03' }, async () => {
  const written = await readFile(new URL('../../../../docs/import.md', import.meta.url), 'utf8');
  const plain = (text: string) => text.replaceAll(/[\s|-]+/g, ' ');
  expect(plain(written)).toBe(plain(importDocument()));
});
