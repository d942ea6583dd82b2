import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleOf } from '../../src/import/document.ts';
import { kinds } from '../../src/import/kinds/index.ts';
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
  expect(problemsIn(await importText('consignment', text))).toEqual([]);
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
  expect(problemsIn(other)).toEqual([{ row: 2, column: 'id', problem: 'the person has the id "20417" and keeps it' }]);
  const taken = ada('1001').replace('1b4e28ba', '2b4e28ba').replace('ada@', 'byron@');
  expect(problemsIn(await importText('people', [header, taken].join('\n')))).toEqual([
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
