import type { CubeFilter, CubeFilterGroup, CubeQuery } from '@instore/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const load = (query: CubeQuery, sub = 'ruth-feldman') => shop.as(sub).cube.loadCube({ query });

test('Measures are grouped by the dimensions of the query, filtered, ordered and paged', { tags: 'F-03' }, async () => {
  const query: CubeQuery = {
    measures: ['Inventory.count', 'Inventory.free'],
    dimensions: ['Inventory.brand'],
    filters: [
      { member: 'Inventory.locationId', operator: 'equals', values: ['canal-street'] },
      { or: [{ member: 'Inventory.type', operator: 'equals', values: ['Sneakers'] }] },
      { member: 'Inventory.count', operator: 'gt', values: ['10'] },
    ],
    order: { 'Inventory.count': 'desc' },
  };
  const rows = ok(await load(query));
  const expected = await shop.rows(
    `select p.brand, count(*)::text as count from units u join variants v on v.id = u.variant_id
     join products p on p.id = v.product_id where u.location_id = 'canal-street' and p.product_type = 'Sneakers'
     group by 1 having count(*) > 10 order by count(*) desc, 1`,
  );
  expect(rows.map((row) => ({ brand: row['Inventory.brand'], count: row['Inventory.count'] }))).toEqual(expected);
  const page = ok(await load({ ...query, limit: 2, offset: 1 }));
  expect(page).toEqual(rows.slice(1, 3));
});

test('Filters by words, size and price work, with days in the time zone of the query', { tags: 'F-03' }, async () => {
  const found = ok(
    await load({
      dimensions: ['Inventory.sku', 'Inventory.size', 'Inventory.consigned'],
      measures: ['Inventory.count'],
      filters: [
        { member: 'Inventory.title', operator: 'contains', values: ['court 82'] },
        { member: 'Inventory.size', operator: 'equals', values: ['10.5', '9'] },
        { member: 'Inventory.price', operator: 'lte', values: ['140'] },
      ],
    }),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((row) => ['10.5', '9'].includes(String(row['Inventory.size'])))).toBe(true);
  expect(
    ok(
      await load({
        measures: ['Inventory.count'],
        filters: [{ member: 'Inventory.title', operator: 'contains', values: ['%'] }],
      }),
    ),
  ).toEqual([{ 'Inventory.count': '0' }]);
  const days = ok(
    await load({
      measures: ['Requests.count'],
      timeDimensions: [
        { dimension: 'Requests.requestedAt', granularity: 'day', dateRange: ['2020-01-01', '2099-12-31'] },
      ],
      timezone: 'America/New_York',
    }),
  );
  const [all] = await shop.rows<{ count: number }>('select count(*)::int from request_lines');
  expect(days.reduce((sum, row) => sum + Number(row['Requests.count']), 0)).toBe(all?.count);
  expect(days[0]?.['Requests.requestedAt.day']).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000$/);
});

test('Rows of other locations are never counted', { tags: ['F-03', 'S-07'] }, async () => {
  const where = async (sub: string) =>
    ok(await load({ dimensions: ['Inventory.locationId'] }, sub)).map((row) => row['Inventory.locationId']);
  expect(await where('dario-vance')).toEqual(['canal-street']);
  expect(await where('petra-lindqvist')).toEqual(['atlantic-avenue', 'bedford-avenue', 'canal-street']);
  expect(await where('ruth-feldman')).toHaveLength(7);
});

test('The part of a query that cannot be answered is named', { tags: 'F-03' }, async () => {
  const no = async (query: CubeQuery) => refusal(await load(query));
  expect(await no({ measures: ['Inventory.count', 'Inventory.password'] })).toEqual({
    status: 422,
    message: 'There is no measure Inventory.password.',
    field: '/query/measures/1',
  });
  const count = { measures: ['Inventory.count'] };
  expect((await no({ measures: ['constructor.name'] })).field).toBe('/query/measures/0');
  expect((await no({ ...count, dimensions: ['Requests.status'] })).field).toBe('/query/measures/0');
  expect((await no({ ...count, order: [["Inventory.brand'; drop table units; --", 'asc']] })).status).toBe(422);
  expect((await no({ ...count, timezone: 'Mars/Base' })).field).toBe('/query/timezone');
  const price = { member: 'Inventory.price', operator: 'gt' as const, values: ['cheap'] };
  expect((await no({ ...count, filters: [price] })).field).toBe('/query/filters/0/values/0');
  expect((await no({})).status).toBe(422);
  const filtered = async (filter: CubeFilter) => no({ ...count, filters: [filter] });
  expect(await filtered({ member: 'Inventory.brand', operator: 'equals', values: [] })).toEqual({
    status: 422,
    message: 'equals needs values.',
    field: '/query/filters/0/values',
  });
  expect(await filtered({ member: 'Inventory.price', operator: 'contains', values: ['1'] })).toEqual({
    status: 422,
    message: 'contains does not fit Inventory.price, which is a number.',
    field: '/query/filters/0/operator',
  });
  expect(await filtered({ member: 'Inventory.consigned', operator: 'equals', values: ['yes'] })).toEqual({
    status: 422,
    message: 'yes is neither true nor false.',
    field: '/query/filters/0/values/0',
  });
  const during = (values: string[]) => filtered({ member: 'Inventory.received', operator: 'inDateRange', values });
  const field = '/query/filters/0/values';
  expect(await during(['2026-01-02', '2026-01-01'])).toMatchObject({
    field,
    message: '2026-01-01 is before 2026-01-02.',
  });
  expect(await during(['2026-01-01', '2026-01-02', '2026-01-03'])).toMatchObject({
    field,
    message: 'A range has two days: the first and the last.',
  });
  const noTime = [{ dimension: 'Inventory.brand', granularity: 'day' as const }];
  expect(await no({ ...count, timeDimensions: noTime })).toEqual({
    status: 422,
    message: 'Inventory.brand is not a time.',
    field: '/query/timeDimensions/0/dimension',
  });
  for (const dateRange of ['9999-12-31', '2025-02-30', 'today']) {
    const asked = { measures: ['Requests.count'], timeDimensions: [{ dimension: 'Requests.requestedAt', dateRange }] };
    expect(await no(asked)).toMatchObject({ status: 422, field: '/query/timeDimensions/0/dateRange' });
  }
});

test('A measure is compared with any number, not only with whole numbers', { tags: 'F-03' }, async () => {
  const counted = async (operator: 'gt' | 'equals', value: string) =>
    ok(
      await load({
        measures: ['Inventory.count'],
        dimensions: ['Inventory.state'],
        filters: [{ member: 'Inventory.count', operator, values: [value] }],
      }),
    );
  expect(await counted('gt', '0.5')).not.toEqual([]);
  expect(await counted('equals', '1.5')).toEqual([]);
  expect(await counted('gt', '1e300')).toEqual([]);
});

test('A query that would compare every row with hundreds of values is refused', { tags: 'F-03' }, async () => {
  const words = Array.from({ length: 100 }, (_, at) => `word ${at}`);
  const filter = { member: 'Inventory.title', operator: 'contains', values: words } as const;
  const count = { measures: ['Inventory.count'] };
  expect(ok(await load({ ...count, filters: [filter, filter, filter] }))).toEqual([{ 'Inventory.count': '0' }]);
  expect(
    refusal(await load({ ...count, filters: [{ or: [filter, filter] }, filter, { ...filter, values: ['one more'] }] })),
  ).toEqual({
    status: 422,
    field: '/query/filters',
    message: 'The filters of a query may have 300 values in total.',
  });
  const long = { ...filter, values: [...words, 'one more'] };
  expect(refusal(await load({ ...count, filters: [long] }))).toMatchObject({ status: 400 });
});

test('The last day of the year 9999 is refused with its name', { tags: 'F-03' }, async () => {
  const timeDimensions = [
    { dimension: 'Requests.requestedAt', dateRange: ['2026-01-01', '9999-12-31'] as [string, string] },
  ];
  expect(refusal(await load({ measures: ['Requests.count'], timeDimensions }))).toMatchObject({ status: 422 });
});

test.each(['US/Pacific-New', 'Mars/Olympus'])(
  'The unknown time zone %s is refused with its name',
  { tags: 'F-03' },
  async (timezone) => {
    const query = { dimensions: ['Requests.requestedAt'], timezone };
    expect(refusal(await load(query))).toMatchObject({
      status: 422,
      field: '/query/timezone',
      message: `There is no time zone ${timezone}.`,
    });
  },
);

test('The pairs of a location are listed with bin, delivery and availability', { tags: ['F-03', 'F-05'] }, async () => {
  const rows = ok(
    await load({
      ungrouped: true,
      dimensions: [
        'Inventory.unitId',
        'Inventory.barcode',
        'Inventory.bin',
        'Inventory.shelf',
        'Inventory.model',
        'Inventory.availability',
      ],
      filters: [
        { member: 'Inventory.locationId', operator: 'equals', values: ['canal-street'] },
        { member: 'Inventory.category', operator: 'equals', values: ['hoodies'] },
        { member: 'Inventory.words', operator: 'contains', values: ['HARBÓUR'] },
        { member: 'Inventory.sizeWithSystem', operator: 'equals', values: ['Regular XL'] },
        { member: 'Inventory.received', operator: 'inDateRange', values: ['2020-01-01', '2099-12-31'] },
      ],
      order: { 'Inventory.unitId': 'asc' },
    }),
  );
  const expected = await shop.rows<{ id: string; barcode: string | null }>(
    `select u.id::text, u.barcode from units u join variants v on v.id = u.variant_id join products p on p.id = v.product_id
     where u.location_id = 'canal-street' and p.title = 'Ostra Harbour Hood' and v.size = 'XL' order by u.id`,
  );
  expect(rows.map((row) => ({ id: row['Inventory.unitId'], barcode: row['Inventory.barcode'] }))).toEqual(expected);
  expect(
    rows.some((row) => row['Inventory.availability'] === 'inStore' && row['Inventory.model'] === 'Harbour Hood'),
  ).toBe(true);
  expect(refusal(await load({ ungrouped: true, measures: ['Inventory.count'] }))).toMatchObject({
    status: 422,
    field: '/query/ungrouped',
  });
});

test('The bookings of a location are counted by status', { tags: ['F-03', 'B-01'] }, async () => {
  const rows = ok(
    await load({ measures: ['Bookings.count', 'Bookings.minutes'], dimensions: ['Bookings.status'] }, 'dario-vance'),
  );
  const expected = await shop.rows<{ status: string; count: string }>(
    `select status, count(*)::text from bookings where location_id = 'canal-street' group by 1 order by 2 desc, 1`,
  );
  const found = rows.map((row) => `${row['Bookings.status']} ${row['Bookings.count']}`);
  expect(found.toSorted()).toEqual(expected.map(({ status, count }) => `${status} ${count}`).toSorted());
  expect(Number(rows[0]?.['Bookings.minutes'])).toBeGreaterThan(0);
});

type Row = Record<string, string | boolean | null>;
type Order = readonly [member: string, direction: 'asc' | 'desc'][];

/** Filters for the rows after a row: in both directions rows without a value come last. */
function rowsAfter(
  row: Readonly<Record<string, string | boolean | null>> | undefined,
  order: Order,
): CubeFilterGroup[] {
  const past = ([member, direction]: Order[number], orEqual: boolean): CubeFilter[] => {
    const value = row?.[member];
    const none: CubeFilter = { member, operator: 'notSet' };
    if (value === null || value === undefined) return orEqual ? [none] : [];
    const operator = direction === 'asc' ? (orEqual ? 'gte' : 'gt') : orEqual ? 'lte' : 'lt';
    return [{ member, operator, values: [`${value}`] }, none];
  };
  return order.map((key, at) => ({
    or: [...order.slice(0, at).flatMap((one) => past(one, false)), ...past(key, at < order.length - 1)],
  }));
}

test.each(
  ['title', 'sku', 'bin', 'barcode', 'state', 'price', 'received', 'sizeSystem sizeRank size'].flatMap((columns) => [
    [columns, 'asc'] as const,
    [columns, 'desc'] as const,
  ]),
)(
  'Pages of the pairs by %s, %s, have every pair once, in the order of the list',
  { tags: 'F-06' },
  async (columns, way) => {
    const order: Order = [
      ...columns.split(' ').map((column): Order[number] => [`Inventory.${column}`, way]),
      ['Inventory.unitId', 'asc'],
    ];
    const here: CubeFilter = { member: 'Inventory.locationId', operator: 'equals', values: ['canal-street'] };
    const part = {
      ungrouped: true,
      dimensions: order.map(([member]) => member),
      order: order.map((key) => [...key]),
      timezone: 'America/New_York',
    };
    const idsOf = (rows: readonly Record<string, unknown>[]) => rows.map((row) => row['Inventory.unitId']);
    const all = idsOf(ok(await load({ ...part, filters: [here] })));
    const read: unknown[] = [];
    let after: CubeFilterGroup[] | undefined = [];
    do {
      // oxlint-disable-next-line no-await-in-loop -- a page begins after the one before
      const rows: Row[] = ok(await load({ ...part, filters: [here, ...after], limit: 150 }));
      read.push(...idsOf(rows));
      after = rows.length < 150 ? undefined : rowsAfter(rows.at(-1), order);
    } while (after);
    expect(all.length).toBeGreaterThan(600);
    expect(read).toEqual(all);
  },
);

test('Sizes are sorted by their number, and garments from small to large', { tags: 'F-06' }, async () => {
  const rows = ok(
    await load({
      dimensions: ['Inventory.sizeSystem', 'Inventory.sizeRank', 'Inventory.size'],
      order: [
        ['Inventory.sizeSystem', 'asc'],
        ['Inventory.sizeRank', 'asc'],
      ],
    }),
  );
  const sizes = (system: string) =>
    rows.filter((row) => row['Inventory.sizeSystem'] === system).map((row) => row['Inventory.size']);
  expect(sizes('US M').slice(0, 3)).toEqual(['6', '7', '7.5']);
  expect(sizes('US M').indexOf('9.5')).toBeLessThan(sizes('US M').indexOf('10'));
  expect(sizes('Regular')).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
});

test('A filter accepts a time in the form of the answers, and refuses other forms', { tags: 'F-03' }, async () => {
  const query = (operator: 'gt' | 'lte', value: string): CubeQuery => ({
    measures: ['Inventory.count'],
    filters: [{ member: 'Inventory.received', operator, values: [value] }],
    timezone: 'Asia/Tokyo',
  });
  const [latest] = ok(
    await load({
      ungrouped: true,
      dimensions: ['Inventory.received'],
      filters: [{ member: 'Inventory.received', operator: 'set' }],
      order: { 'Inventory.received': 'desc' },
      limit: 1,
      timezone: 'Asia/Tokyo',
    }),
  );
  const at = String(latest?.['Inventory.received']);
  const [known] = await shop.rows<{ count: string }>('select count(*) from units where received_at is not null');
  expect(ok(await load(query('gt', at)))).toEqual([{ 'Inventory.count': '0' }]);
  expect(ok(await load(query('lte', at)))).toEqual([{ 'Inventory.count': known?.count }]);
  for (const value of ['2026-11-20', '2026-13-01T00:00:00.000', 'yesterday'])
    expect(refusal(await load(query('gt', value)))).toMatchObject({
      status: 422,
      field: '/query/filters/0/values/0',
      message: `${value} is not a time. Write it as 2025-11-21T09:30:00.000.`,
    });
});

test('A filter finds texts by their begin or end, and flags by their value', { tags: 'F-03' }, async () => {
  const brands = async (...filters: (CubeFilter | CubeFilterGroup)[]) =>
    ok(await load({ dimensions: ['Inventory.brand'], filters })).map((row) => String(row['Inventory.brand']));
  const all = await brands();
  const brand = (operator: CubeFilter['operator'], ...values: string[]): CubeFilter => ({
    member: 'Inventory.brand',
    operator,
    values,
  });
  const [first = '', second = ''] = all;
  const [begin, end] = [first.slice(0, 2).toUpperCase(), first.slice(-2)];
  expect(await brands(brand('startsWith', begin))).toEqual(all.filter((name) => name.toUpperCase().startsWith(begin)));
  expect(await brands(brand('endsWith', end))).toEqual(all.filter((name) => name.endsWith(end)));
  expect(await brands(brand('startsWith', end))).not.toContain(first);
  expect(await brands(brand('endsWith', begin))).not.toContain(first);
  expect(await brands({ or: [brand('equals', first), brand('equals', second)] })).toEqual([first, second]);
  expect(await brands({ and: [brand('equals', first), brand('equals', second)] })).toEqual([]);
  expect(await brands({ and: [brand('equals', first, second), brand('equals', second)] })).toEqual([second]);
  const consigned = async (value: string) =>
    ok(
      await load({
        measures: ['Inventory.count'],
        filters: [{ member: 'Inventory.consigned', operator: 'equals', values: [value] }],
      }),
    )[0]?.['Inventory.count'];
  const [known] = await shop.rows<{ yes: string; no: string }>(
    `select count(consignee_id)::text as yes, count(*) filter (where consignee_id is null)::text as no from units`,
  );
  expect({ yes: await consigned('true'), no: await consigned('false') }).toEqual(known);
});

test('A negated filter keeps rows without a value, and a range may be a single day', { tags: 'F-03' }, async () => {
  const count = async (filters: CubeFilter[]) =>
    Number(ok(await load({ measures: ['Inventory.count'], filters }))[0]?.['Inventory.count']);
  await shop.rows(`update units set bin_id = null where id in (select id from units where bin_id is not null limit 3)`);
  const all = await count([]);
  const bin = { member: 'Inventory.bin', values: ['A-14-03'] };
  expect(await count([{ ...bin, operator: 'notEquals' }])).toBe(all - (await count([{ ...bin, operator: 'equals' }])));
  expect(await count([{ ...bin, operator: 'notContains' }])).toBe(
    all - (await count([{ ...bin, operator: 'contains' }])),
  );
  await shop.rows(
    `update units set received_at = '2035-03-05 00:00Z'::timestamptz + n * interval '1 day' - interval '1 ms'
     from (select id, row_number() over (order by id) - 1 as n from units order by id limit 3) as first
     where units.id = first.id`,
  );
  const on = (values: string[]) => count([{ member: 'Inventory.received', operator: 'inDateRange', values }]);
  expect([
    await on(['2035-03-05']),
    await on(['2035-03-05', '2035-03-05']),
    await on(['2035-03-05', '2035-03-06']),
  ]).toEqual([1, 1, 2]);
});
