import { expect, test } from 'vitest';
import { facetQueries, facetsOf } from './pairsFacets.ts';

const here = { member: 'Inventory.locationId', operator: 'equals', values: ['canal-street'] };
const unsold = { member: 'Inventory.state', operator: 'notEquals', values: ['Sold'] };
const halden = { member: 'Inventory.brand', operator: 'equals', values: ['Halden'] };
const size9 = { member: 'Inventory.sizeWithSystem', operator: 'equals', values: ['US M 9'] };

test('Each filter is counted among the pairs that all other filters leave', { tags: 'F-07' }, () => {
  const queries = facetQueries({ brand: ['Halden'], size: ['9'] }, 'canal-street', 'America/New_York');
  expect(queries.map(({ dimensions, filters }) => [dimensions?.at(-1), filters])).toEqual([
    ['Inventory.category', [here, unsold, halden, size9]],
    ['Inventory.colorFamily', [here, unsold, halden, size9]],
    ['Inventory.brand', [here, unsold, size9]],
    ['Inventory.inventoryBrand', [here, unsold, halden, size9]],
    ['Inventory.model', [here, unsold, halden, size9]],
    ['Inventory.size', [here, unsold, halden]],
    ['Inventory.size', [here, unsold, halden, size9]],
    ['Inventory.availability', [here, halden, size9]],
    [
      undefined,
      [
        { member: 'Inventory.availability', operator: 'equals', values: ['inStore'] },
        { ...here, operator: 'notEquals' },
        halden,
        size9,
      ],
    ],
  ]);
  expect(queries.every(({ measures }) => measures?.join() === 'Inventory.count')).toBe(true);
});

test('Types and availabilities keep the panel order, sizes go by system and rank', { tags: 'F-07' }, () => {
  const counted = (member: string, value: string | null, count: number) => ({
    [`Inventory.${member}`]: value,
    'Inventory.count': String(count),
  });
  const size = (sizeSystem: string, rank: string | null, value: string, count: number) => ({
    'Inventory.sizeSystem': sizeSystem,
    'Inventory.sizeRank': rank,
    ...counted('size', value, count),
  });
  const sizes = [
    size('Regular', '3', 'M', 2),
    size('US M', '10', '10', 5),
    size('EU', '44', '44', 1),
    size('US M', '9.5', '9.5', 4),
    size('Regular', null, 'One size', 7),
  ];
  const facets = facetsOf([
    [counted('category', 'hoodies', 1), counted('category', 'sneakers', 9)],
    [counted('colorFamily', 'red', 3)],
    [counted('brand', 'Tarn', 4), counted('brand', 'Halden', 6)],
    [counted('inventoryBrand', 'HALDEN', 6)],
    [counted('model', '', 2), counted('model', 'Court 82', 6)],
    sizes,
    sizes,
    [counted('availability', null, 8), counted('availability', 'soldOut', 1), counted('availability', 'inStore', 30)],
    [{ 'Inventory.count': '140' }],
  ]);
  const shown = Object.fromEntries(
    Object.entries(facets).map(([name, values]) => [name, values.map(({ value, count }) => `${value} ${count}`)]),
  );
  expect(shown).toEqual({
    type: ['sneakers 9', 'hoodies 1'],
    color: ['red 3'],
    brand: ['Halden 6', 'Tarn 4'],
    invBrand: ['HALDEN 6'],
    model: ['Court 82 6'],
    size: ['9.5 4', '10 5'],
    allSizes: ['US M 9.5 4', 'US M 10 5', 'EU 44 1', 'Regular M 2', 'Regular One size 7'],
    availability: ['inStore 30', 'otherLocations 140', 'soldOut 1'],
    sku: [],
  });
});
