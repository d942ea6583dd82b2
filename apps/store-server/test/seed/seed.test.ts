import { ROLES } from '@instore/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { checkDigit } from '../../src/base/barcode.ts';
import { demoArtwork } from '../../src/seed/artwork.ts';
import { fileAt } from '../../src/import/fileSource.ts';
import { readRows } from '../../src/import/readRows.ts';
import { contentOf, demoFiles, pathOf } from '../../src/seed/files.ts';
import { demoUsers } from '../../src/seed/people.ts';
import { seed } from '../../src/seed/seed.ts';
import { notificationType } from '../../src/db/schema/notifications.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';

const { picture, portrait } = demoArtwork;

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database?.close());

const rows = async <Row extends object>(sql: string): Promise<Row[]> => (await database.pool.query<Row>(sql)).rows;
const count = async (sql: string): Promise<number> =>
  (await rows<{ count: number }>(`select count(*)::int as count from ${sql}`))[0]?.count ?? 0;

describe('The demo', () => {
  test('has three stores with several locations each', { tags: 'A-04' }, async () => {
    const found = await rows('select store_id, count(*)::int from locations group by 1 order by 1');
    expect(found).toEqual([
      { store_id: 'chicago', count: 2 },
      { store_id: 'los-angeles', count: 2 },
      { store_id: 'new-york', count: 3 },
    ]);
  });

  test(
    'has a person for each role at Canal Street and a visitor without rights',
    { tags: ['R-01', 'R-03'] },
    async () => {
      const found = await rows<{ role: string; count: number }>(
        `select role, count(*)::int from user_roles where location_id = 'canal-street' group by 1 order by 1`,
      );
      expect(Object.fromEntries(found.map(({ role, count: people }) => [role, people]))).toEqual({
        ...Object.fromEntries(ROLES.map((role) => [role, 1])),
        Sales_Associate: 3,
        // Two pickers share a batch [W-10].
        Warehouse_Personal: 2,
        Visitor: 1,
      });
    },
  );

  test('gives every labelled unit a valid and unique EAN-13, some of them UPC-A', { tags: 'W-06' }, async () => {
    const found = await rows<{ barcode: string }>('select barcode from units where barcode is not null');
    expect(found.length).toBeGreaterThan(2_700);
    const invalid = found.filter(
      ({ barcode }) => !/^\d{13}$/.test(barcode) || checkDigit(barcode.slice(0, 12)) !== Number(barcode[12]),
    );
    expect(invalid).toEqual([]);
    expect(found.filter(({ barcode }) => barcode.startsWith('0')).length).toBeGreaterThan(10);
    expect(await count(`units where barcode = '2048177304161'`)).toBe(1);
  });

  test('has a title and the number of the customer in each notification', { tags: ['N-01', 'K-10'] }, async () => {
    expect(await count('notifications where title is null')).toBe(0);
    const wrong = `notifications n join request_lines l on l.request_id::text = n.object_id
      join tryouts t on t.id = l.tryout_id where n.type = 'request' and n.customer_number is distinct from t.number`;
    expect(await count(wrong)).toBe(0);
    expect(await count(`notifications where type = 'request' and customer_number is not null`)).toBeGreaterThan(0);
  });

  test('has owned and consigned units in every state, some missing or without a label', { tags: 'Z-07' }, async () => {
    const states = await rows<{ state: string }>(
      `select distinct state from units where location_id = 'canal-street' order by 1`,
    );
    expect(states.map((row) => row.state).toSorted()).toEqual(['Checked In', 'Checked Out', 'Pending', 'Sold']);
    expect(await count('units where consignee_id is not null')).toBeGreaterThan(200);
    expect(await count('units where missing')).toBeGreaterThan(2);
    expect(await count('units where barcode is null')).toBeGreaterThan(20);
    expect(await count(`units where state <> 'Sold' and bin_id is null`)).toBe(0);
  });

  test('has variants without free units, and products without SKU', { tags: ['K-06', 'Z-03'] }, async () => {
    expect(
      await count(
        `variants v where not exists (select 1 from units u where u.variant_id = v.id and u.barcode is not null)
         and exists (select 1 from units u where u.variant_id = v.id)`,
      ),
    ).toBeGreaterThan(4);
    expect(await count('products where sku is null')).toBe(3);
    expect(await count('products where sku is not null')).toBeGreaterThan(55);
  });

  test('has units in the states that lines and orders require', { tags: 'W-02' }, async () => {
    const wrong = await rows(
      `select u.id, u.state, l.status from units u
       left join request_lines l on l.unit_id = u.id and l.status in ('request', 'pending', 'checkedout')
       left join order_items i on i.unit_id = u.id
       where u.state <> 'Sold' and u.state::text <>
         case when i.id is not null then 'Pending' when l.id is null then 'Checked In' when l.status = 'checkedout' then 'Checked Out' else 'Pending' end`,
    );
    expect(wrong).toEqual([]);
    expect(await count('tryouts where accepted_by is null')).toBe(0);
    expect(await count(`request_lines where owner_id = '1001' and status in ('accepted', 'request', 'pending')`)).toBe(
      0,
    );
  });

  test(
    'has every picture that its rows name, and each is self-contained',
    { tags: ['I-01', 'N-02', 'H-05'] },
    async () => {
      const products = await rows<{ image_url: string }>('select image_url from products');
      const people = await rows<{ photo: string }>('select photo from users where photo is not null');
      const pictures = [
        ...products.map((row) => picture(row.image_url.replace('/artwork/', ''))),
        ...people.map((row) => portrait(row.photo)),
        ...notificationType.enumValues.map((name) => picture(`icons/${name}.svg`)),
      ];
      for (const drawn of pictures) {
        expect(drawn).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
        expect(drawn).not.toMatch(/var\(|href|url\(|style=|undefined|NaN/);
      }
      expect(picture('products/../../people.ts')).toBeUndefined();
      expect(picture('icons/constructor.svg')).toBeUndefined();
      expect(picture('icons/nothing.svg')).toBeUndefined();
    },
  );

  test('is written only once, also when several nodes start at the same time', async () => {
    const before = await count('units');
    await Promise.all([migrate(database.pool), migrate(database.pool)]);
    const wrote = await Promise.all(
      ['demo', 'large', 'empty'].map((kind) => seed(database.pool, kind as 'demo', new Date())),
    );
    expect(wrote).toEqual([false, false, false]);
    expect(await count('units')).toBe(before);
    const [next] = await rows(
      `select nextval('request_number')::int as request, nextval('tryout_number')::int as tryout`,
    );
    expect(next).toEqual({ request: 48213, tryout: 9108 });
    const [unit] = await rows<{ id: string }>(
      `insert into units (variant_id, location_id) select variant_id, location_id from units limit 1 returning id`,
    );
    expect(Number(unit?.id)).toBe(before + 1);
  });
});

test.each(demoFiles)(
  'The import file %s of the demo is what its designs say; pnpm generate writes it',
  { tags: 'O-03' },
  async (name) => {
    const written: string[][] = [];
    for await (const { cells } of readRows(fileAt(pathOf(name)))) written.push(cells);
    expect(written).toEqual(contentOf(name));
  },
);

test('The empty store has stores, people and kiosks, and no units', async () => {
  const empty = await startTestDatabase('empty');
  try {
    const { rows: found } = await empty.pool.query(
      `select (select count(*) from stores)::int as stores, (select count(*) from users)::int as people,
              (select count(*) from kiosks)::int as kiosks, (select count(*) from products)::int as products,
              (select count(*) from bins)::int as bins`,
    );
    expect(found).toEqual([{ stores: 3, people: demoUsers.length, kiosks: 3, products: 0, bins: 0 }]);
  } finally {
    await empty.close();
  }
});

test.skipIf(process.env['EVERY_REPETITION'] !== '1')(
  'The large store has 100,000 units, and its creation is logged',
  async () => {
    const large = await startTestDatabase('tables');
    const said: string[] = [];
    try {
      await seed(large.patient.pool, 'large', new Date(), (line) => said.push(line));
      expect(said).toEqual(['Filling the store with 100,000 units…']);
      const { rows: found } = await large.pool.query<{ count: number }>('select count(*)::int from units');
      expect(found[0]?.count).toBeGreaterThan(95_000);
      expect(found[0]?.count).toBeLessThan(110_000);
      // PostgreSQL's statistics, without which it plans the first queries badly.
      const { rows: statistics } = await large.pool.query(
        `select reltuples::int as estimate from pg_class where oid = 'units'::regclass`,
      );
      expect(statistics).toEqual([{ estimate: found[0]?.count }]);
    } finally {
      await large.close();
    }
  },
);
