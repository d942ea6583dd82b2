import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  numberOrText,
  safeText,
  spreadsheet,
  type Cell,
} from '../../../src/domain/reports/spreadsheets/spreadsheet.ts';
import { readBinStatus } from '../../../src/domain/reports/spreadsheets/binSheet.ts';
import { CANAL } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

/** The only sheet of a workbook: its header, and its rows as objects. */
async function open(file: ArrayBuffer | Uint8Array) {
  const { sheets } = await readXlsx(new Uint8Array(file));
  expect(sheets).toHaveLength(1);
  const [header = [], ...rows] = sheets[0]?.rows ?? [];
  const records = rows.map((row) =>
    Object.fromEntries(header.map((name, index) => [String(name), (row[index] ?? null) as Cell])),
  );
  return { name: sheets[0]?.name, header, records };
}

test('The inventory export is a spreadsheet with the data of the database', { tags: 'Z-06' }, async () => {
  const file = ok(await shop.as('maren-okafor').inventory.exportInventory({ locationId: CANAL }));
  expect(file).toBeInstanceOf(Blob);
  expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const { name, header, records } = await open(await file.arrayBuffer());
  expect(name).toBe('Inventory');
  expect(header).toEqual(
    'Barcode,SKU,Product,Brand,Type,Colourway,System,Size,EU size,Price; USD,State,Place,Bin,Shelf,Owner,Missing'
      .split(',')
      .map((word) => word.replace(';', ',')),
  );
  const stored = await shop.rows<Record<string, Cell>>(
    `select u.barcode as "Barcode", p.sku as "SKU", p.title as "Product", p.brand as "Brand",
            p.product_type as "Type", array_to_string(p.colour_parts, ' / ') as "Colourway", v.size_system as "System",
            v.size as "Size", v.price_cents / 100.0::float8 as "Price, USD", u.state as "State",
            case b.zone when 'floor' then 'Sales floor' when 'stockroom' then 'Stockroom' end as "Place",
            b.code as "Bin", b.shelf::int as "Shelf",
            case when u.consignee_id is null then 'Store' else 'Consigned' end as "Owner",
            case when u.missing then 'Missing' end as "Missing"
     from units u join variants v on v.id = u.variant_id join products p on p.id = v.product_id
     left join bins b on b.id = u.bin_id
     where u.location_id = $1 and u.state <> 'Sold'
     order by p.brand, p.title, p.id, v.position, b.code, u.id`,
    CANAL,
  );
  expect(records.length).toBeGreaterThan(1_000);
  expect(records.map(({ 'EU size': _eu, ...record }) => record)).toEqual(
    stored.map((row) => ({ ...row, Size: Number.isNaN(Number(row['Size'])) ? row['Size'] : Number(row['Size']) })),
  );
  const court = records.find((record) => record['SKU'] === 'HC82-104-CF' && record['Size'] === 10.5);
  expect(court).toMatchObject({ 'EU size': 44.5, 'Price, USD': 140, System: 'US M' });
  // A barcode is text, so its leading zero is kept.
  expect(records.some((record) => typeof record['Barcode'] === 'string' && record['Barcode'].startsWith('0'))).toBe(
    true,
  );
});

test('The client counts the rows of an export up to the number from the store', { tags: 'Z-06' }, async () => {
  let last = { rows: 0, done: 0 };
  const onProgress = ({ rows = 0, done = 0 }: { rows?: number | undefined; done?: number | undefined }) => {
    last = { rows, done };
  };
  ok(await shop.as('maren-okafor').inventory.exportInventory({ locationId: CANAL }, { onProgress }));
  expect(last.rows).toBeGreaterThan(1_000);
  expect(last.done).toBe(last.rows);
});

test('The file has a name with location and date, and is not cached', { tags: 'Z-06' }, async () => {
  const answer = await shop.node.ask('dario-vance', 'GET', `/api/inventory/export/excel/${CANAL}`);
  const today = new Date().toISOString().slice(0, 10);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="Inventory-Canal-Street-${today}.xlsx"`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(new Uint8Array(await answer.arrayBuffer()).slice(0, 4)).toEqual(new Uint8Array([0x50, 0x4b, 3, 4]));
});

test('Text that a spreadsheet program would read as a formula stays text', { tags: 'Z-06' }, async () => {
  const evil = '=HYPERLINK("https://evil.example","x")';
  await shop.rows(
    `insert into products (id, title, brand, product_type, colour_parts, swatches, image_url)
     values ('evil', $1, '@SUM(1+1)', 'Sneakers', '{+1}', '{#000000}', '/x.svg')`,
    evil,
  );
  await shop.rows(`insert into variants values ('evil', 'evil', '-2+3', 'US M', 0, 100)`);
  await shop.rows(
    `insert into units (barcode, variant_id, location_id) values ($1, 'evil', 'atlantic-avenue')`,
    '\t=1',
  );
  const file = ok(await shop.as('tomas-reyes').inventory.exportInventory({ locationId: 'atlantic-avenue' }));
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  expect(JSON.stringify(sheets)).not.toContain('"formula"');
  const { records } = await open(await file.arrayBuffer());
  expect(records.find((record) => record['Product'] === `'${evil}`)).toMatchObject({
    Barcode: "'\t=1",
    Brand: "'@SUM(1+1)",
    Colourway: "'+1",
    Size: "'-2+3",
    'Price, USD': 1,
  });
});

test.each([
  ['_x003D_HYPERLINK("https://evil.example","x")', '_x005F_x003D_HYPERLINK("https://evil.example","x")'],
  ['_X003d__x003D_1', '_x005F_X003d__x005F_x003D_1'],
  ['=_x0041_', "'=_x005F_x0041_"],
  ['a_x1_b', 'a_x1_b'],
])('An escaped character cannot start a formula: %s', { tags: 'Z-06' }, (text, written) => {
  expect(safeText(text)).toBe(written);
});

test('Every bin is listed in order, with its units and whether it needs a check', { tags: 'Z-06' }, async () => {
  // A missing pair is counted once, whatever its state.
  await shop.rows(
    `update units set missing = true where id in (
       select min(id) from units where location_id = $1 and bin_id is not null and state <> 'Sold' group by state)`,
    CANAL,
  );
  const file = ok(await shop.as('dario-vance').inventory.checkBinShelfStatus({ locationId: CANAL }));
  const { header, records } = await open(await file.arrayBuffer());
  expect(header).toEqual(
    'Location,Place,Bin,Shelf,Pairs,Checked In,Pending,Checked Out,Missing,Without label,Status'.split(','),
  );
  const stored = await shop.rows<{ code: string; pairs: number; missing: number; unlabelled: number }>(
    `select b.code, count(u.id)::int as pairs, count(*) filter (where u.missing)::int as missing,
            count(*) filter (where u.id is not null and u.barcode is null)::int as unlabelled
     from bins b left join units u on u.bin_id = b.id and u.state <> 'Sold'
     where b.location_id = $1 group by b.code order by b.code`,
    CANAL,
  );
  expect(records.map((row) => [row['Bin'], row['Pairs'], row['Missing'], row['Without label']])).toEqual(
    stored.map((row) => [row.code, row.pairs, row.missing, row.unlabelled]),
  );
  for (const row of records) {
    const rest = ['Checked In', 'Pending', 'Checked Out', 'Missing'].map((name) => Number(row[name]));
    expect(rest.reduce((sum, count) => sum + count, 0)).toBe(row['Pairs']);
    const faults = [
      ...(row['Missing'] === 0 ? [] : [`${row['Missing']} missing`]),
      ...(row['Without label'] === 0 ? [] : [`${row['Without label']} without label`]),
    ];
    const quiet = row['Pairs'] === 0 ? 'Empty' : 'In order';
    expect(row['Status']).toBe(faults.length > 0 ? `Check: ${faults.join(', ')}` : quiet);
  }
  expect(new Set(records.map((row) => row['Status']?.toString().split(' ')[0]))).toEqual(
    new Set(['Empty', 'In', 'Check:']),
  );
});

test('Units without bin come last in the export', { tags: 'Z-06' }, async () => {
  await shop.rows(
    `update units set bin_id = null where id in
       (select id from units where location_id = 'bedford-avenue' and state = 'Checked In' and not missing
        and barcode is not null order by id limit 3)`,
  );
  const file = ok(await shop.as('noor-haddad').inventory.checkBinShelfStatus({}));
  const { records } = await open(await file.arrayBuffer());
  expect(new Set(records.map((row) => row['Location']))).toEqual(new Set(['Canal Street', 'Bedford Avenue']));
  expect(records.at(-1)).toMatchObject({ Location: 'Bedford Avenue', Bin: null, Pairs: 3, Status: 'Check: no bin' });
  // For a person who works everywhere, the locations of one store follow each other.
  const all = await readBinStatus(shop.database.db, 'all');
  const places = await shop.rows<{ name: string }>('select name from locations order by store_id, position');
  expect([...new Set(all.map(({ location }) => location))]).toEqual(places.map(({ name }) => name));
});

test(
  'The sheet has the pairs that match the filters, and says how many they are',
  { tags: ['Z-06', 'F-01'] },
  async () => {
    const query = 'brand=Halden&size=10.5&size=9&price=100&price=150&availability=inStore&title=court';
    const answer = await shop.node.ask('maren-okafor', 'GET', `/api/inventory/export/excel/canal-street?${query}`);
    const expected = await shop.rows<{ barcode: string }>(
      `select barcode from units u join variants v on v.id = u.variant_id join products p on p.id = v.product_id
     where u.location_id = 'canal-street' and p.brand = 'Halden' and v.size in ('9', '10.5') and v.size_system = 'US M'
       and v.price_cents between 10000 and 15000 and p.title ilike '%court%' and state = 'Checked In'
       and not missing and not on_hold and barcode is not null`,
    );
    expect(answer.headers.get('x-row-count')).toBe(String(expected.length));
    const { records } = await open(await answer.arrayBuffer());
    expect(new Set(records.map((row) => row['Barcode']))).toEqual(new Set(expected.map(({ barcode }) => barcode)));
    const wrong = await shop.node.ask(
      'maren-okafor',
      'GET',
      `/api/inventory/export/excel/canal-street?price=150&price=100`,
    );
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({
      errors: [{ field: 'price', message: 'Minimum must be below maximum.' }],
    });
  },
);

test("A location that does not exist or is not the caller's gives no file", { tags: 'Z-06' }, async () => {
  expect(
    refusal(await shop.as('maren-okafor').inventory.exportInventory({ locationId: 'bedford-avenue' })).status,
  ).toBe(403);
  expect(refusal(await shop.as('ruth-feldman').inventory.exportInventory({ locationId: 'nowhere' }))).toMatchObject({
    status: 404,
    message: 'There is no location nowhere.',
  });
});

test('The brands of the inventory are those of the units of the location', { tags: 'F-04' }, async () => {
  const brands = async (locationId?: string) =>
    ok(await shop.as('noor-haddad').inventory.getInventoryBrands(locationId === undefined ? {} : { locationId }));
  expect(await brands(CANAL)).toEqual(['Brask', 'Halden', 'Kurobe', 'Lowland', 'Ostra', 'Tarn']);
  await shop.rows(
    `update units set state = 'Sold' where location_id = 'bedford-avenue' and variant_id in
       (select v.id from variants v join products p on p.id = v.product_id where p.brand = 'Kurobe')`,
  );
  expect(await brands('bedford-avenue')).toEqual(['Brask', 'Halden', 'Lowland', 'Ostra', 'Tarn']);
  expect(await brands()).toContain('Kurobe');
});

describe('A spreadsheet', { tags: 'Z-06' }, () => {
  test.each(['=1', '+1', '-1', '@a', '\t=1', '\r=1', ' =1', '＝1', '\u0000=1'])('writes %j as text', (text) => {
    expect(safeText(text).startsWith("'")).toBe(true);
  });

  test('keeps other text, and converts to a number only what a person would write as one', () => {
    expect(safeText('HC82-104-CF')).toBe('HC82-104-CF');
    expect(['10.5', '9', '0', 'XL', '007', '1e3', '', null].map(numberOrText)).toEqual([
      10.5,
      9,
      0,
      'XL',
      '007',
      '1e3',
      '',
      null,
    ]);
  });

  test('reads rows as the receiver takes them, however many there are', async () => {
    let asked = 0;
    async function* endless() {
      for (;;) yield { n: (asked += 1) };
    }
    const { content } = await spreadsheet('n', 'n', [{ header: 'n', width: 5, cell: (row) => row.n }], endless());
    const chunks = (content as Readable).iterator();
    await chunks.next();
    // Ends early, as when the receiver disconnects.
    await chunks.return?.();
    const seen = asked;
    expect((content as Readable).destroyed).toBe(true);
    await new Promise(setImmediate);
    expect(asked).toBeLessThanOrEqual(seen + 1);
  });

  test('keeps characters of every script, and none that XML forbids', async () => {
    const rows = Readable.from([{ text: 'حذاء 靴 <&>" \u0001\ufffe🥾' }]);
    const { content } = await spreadsheet(
      'n',
      'n',
      [{ header: 'text', width: 5, cell: (row: { text: string }) => row.text }],
      rows,
    );
    expect((await open(await buffer(content as Readable))).records).toEqual([{ text: 'حذاء 靴 <&>" 🥾' }]);
  });
});

test('The days of the filter are those of the location', { tags: ['Z-06', 'F-05'] }, async () => {
  await shop.rows(
    `update units set received_at = '2035-03-06T04:59:00Z' where id = (
       select min(id) from units where location_id = $1 and state = 'Checked In')`,
    CANAL,
  );
  const rows = async (day: string) => {
    const query = `date=${day}&date=${day}`;
    const answer = await shop.node.ask('maren-okafor', 'GET', `/api/inventory/export/excel/canal-street?${query}`);
    await answer.arrayBuffer();
    return answer.headers.get('x-row-count');
  };
  expect([await rows('2035-03-05'), await rows('2035-03-06')]).toEqual(['1', '0']);
});
