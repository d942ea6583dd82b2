import type { Availability, CubeFilter, CubeFilterGroup } from '@instore/api';
import { expect, test } from 'vitest';
import { cubeFilters, PAIRS_MEMBERS, pairsQuery, positionOf } from './pairsQuery.ts';

const here = { member: 'Inventory.locationId', operator: 'equals', values: ['canal-street'] };
const unsold = { member: 'Inventory.state', operator: 'notEquals', values: ['Sold'] };

test('Without filters the unsold pairs of the location are read, one row each', { tags: 'F-03' }, () => {
  const query = pairsQuery(
    {},
    {
      locationId: 'canal-street',
      timezone: 'America/New_York',
      sort: { column: 'price', direction: 'descending' },
      limit: 100,
    },
  );
  expect(query).toMatchObject({ ungrouped: true, filters: [here, unsold], limit: 100 });
  expect(query.order).toEqual([
    ['Inventory.price', 'desc'],
    ['Inventory.unitId', 'asc'],
  ]);
  expect(query.dimensions).toEqual(expect.arrayContaining([...Object.values(PAIRS_MEMBERS), 'Inventory.unitId']));
});

test('A column is sorted upwards, too', { tags: 'F-06' }, () => {
  const sort = { column: 'bin', direction: 'ascending' } as const;
  const part = { locationId: 'canal-street', timezone: 'America/New_York', limit: 1 };
  expect(pairsQuery({}, { ...part, sort }).order).toEqual([
    ['Inventory.bin', 'asc'],
    ['Inventory.unitId', 'asc'],
  ]);
});

test('A page begins after the last pair of the page before, also without a bin', { tags: 'F-06' }, () => {
  const sort = { column: 'bin', direction: 'descending' } as const;
  const part = { locationId: 'canal-street', timezone: 'America/New_York', limit: 100, sort };
  const after = (bin: string | null) =>
    pairsQuery({}, { ...part, after: positionOf({ 'Inventory.bin': bin, 'Inventory.unitId': '7' }, sort) }).filters;
  const isOther = [
    { member: 'Inventory.bin', operator: 'lt', values: ['A-14-03'] },
    { member: 'Inventory.bin', operator: 'notSet' },
  ];
  const isLater = { member: 'Inventory.unitId', operator: 'gt', values: ['7'] };
  expect(after('A-14-03')?.slice(2)).toEqual([
    { or: [{ ...isOther[0], operator: 'lte' }, isOther[1]] },
    { or: [...isOther, isLater] },
  ]);
  expect(after(null)?.slice(2)).toEqual([isOther[1], isLater]);
});

test('Sizes are sorted within their system by their rank, 9 before 10', { tags: 'F-06' }, () => {
  const sort = { column: 'size', direction: 'ascending' } as const;
  const { order } = pairsQuery({}, { locationId: 'canal-street', timezone: 'UTC', limit: 1, sort });
  expect(order).toEqual([
    ['Inventory.sizeSystem', 'asc'],
    ['Inventory.sizeRank', 'asc'],
    ['Inventory.size', 'asc'],
    ['Inventory.unitId', 'asc'],
  ]);
});

test('Each filter of the pairs is one of the cube; between them all must hold', { tags: ['F-03', 'F-05'] }, () => {
  const filters = cubeFilters(
    {
      type: ['boots'],
      size: ['9', '10'],
      sizeSystem: 'US W',
      price: [0, 165],
      date: ['2026-11-01', ''],
      title: 'fell / runner',
      sku: ['TFR'],
      availability: ['onHold'],
    },
    'canal-street',
  );
  expect(filters).toEqual([
    { member: 'Inventory.availability', operator: 'equals', values: ['onHold'] },
    here,
    { member: 'Inventory.category', operator: 'equals', values: ['boots'] },
    { member: 'Inventory.sizeWithSystem', operator: 'equals', values: ['US W 9', 'US W 10'] },
    { member: 'Inventory.price', operator: 'lte', values: ['165'] },
    { member: 'Inventory.words', operator: 'contains', values: ['fell'] },
    { member: 'Inventory.words', operator: 'contains', values: ['runner'] },
    { member: 'Inventory.sku', operator: 'startsWith', values: ['TFR'] },
    { member: 'Inventory.received', operator: 'inDateRange', values: ['2026-11-01', '9999-12-30'] },
  ]);
});

const matches = (filter: CubeFilter | CubeFilterGroup, row: Record<string, string>): boolean => {
  if ('or' in filter) return filter.or?.some((one) => matches(one, row)) ?? false;
  const { member, operator, values = [] } = filter as CubeFilter;
  return values.includes(row[member] ?? '') === (operator === 'equals');
};

test.each<[Availability[], found: string[]]>([
  [['inStore'], ['inStore here']],
  [['otherLocations'], ['inStore away']],
  [
    ['inStore', 'otherLocations'],
    ['inStore here', 'inStore away'],
  ],
  [
    ['otherLocations', 'onHold'],
    ['onHold here', 'inStore away'],
  ],
  [
    ['onHold', 'inStore', 'otherLocations'],
    ['inStore here', 'onHold here', 'inStore away'],
  ],
  [
    ['soldOut', 'onHold'],
    ['onHold here', 'soldOut here'],
  ],
])('The availability %j finds %j', { tags: 'F-05' }, (availability, found) => {
  const filters = cubeFilters({ availability }, 'canal-street');
  const pairs = ['here', 'away'].flatMap((place) =>
    ['inStore', 'onHold', 'soldOut'].map((state) => `${state} ${place}`),
  );
  const rowOf = (pair: string) => ({
    'Inventory.availability': pair.split(' ')[0] ?? '',
    'Inventory.locationId': pair.endsWith('here') ? 'canal-street' : 'bedford-avenue',
  });
  expect(pairs.filter((pair) => filters.every((filter) => matches(filter, rowOf(pair))))).toEqual(found);
});

test('Lists are filters of their own members; sizes without a system are men’s', { tags: ['F-03', 'F-05'] }, () => {
  const filters = cubeFilters(
    { color: ['red'], brand: ['Halden'], invBrand: ['HALDEN'], model: ['Court'], allSizes: ['EU 44'], size: ['9'] },
    'canal-street',
  );
  expect(filters.slice(2)).toEqual([
    { member: 'Inventory.colorFamily', operator: 'equals', values: ['red'] },
    { member: 'Inventory.brand', operator: 'equals', values: ['Halden'] },
    { member: 'Inventory.inventoryBrand', operator: 'equals', values: ['HALDEN'] },
    { member: 'Inventory.model', operator: 'equals', values: ['Court'] },
    { member: 'Inventory.sizeWithSystem', operator: 'equals', values: ['US M 9'] },
    { member: 'Inventory.sizeWithSystem', operator: 'equals', values: ['EU 44'] },
  ]);
});

test('Only a last day, only a lowest price', { tags: 'F-05' }, () => {
  expect(cubeFilters({ price: [100, 0], date: ['', '2026-11-20'] }, 'canal-street').slice(2)).toEqual([
    { member: 'Inventory.price', operator: 'gte', values: ['100'] },
    { member: 'Inventory.received', operator: 'inDateRange', values: ['1970-01-02', '2026-11-20'] },
  ]);
});

test('Too many values for one filter become several filters joined by or', { tags: 'F-05' }, () => {
  const skus = Array.from({ length: 101 }, (_, at) => `M${at}`);
  expect(cubeFilters({ model: skus }, 'canal-street').slice(2)).toEqual([
    {
      or: [
        { member: 'Inventory.model', operator: 'equals', values: skus.slice(0, 100) },
        { member: 'Inventory.model', operator: 'equals', values: ['M100'] },
      ],
    },
  ]);
});
