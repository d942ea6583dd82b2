import { expect, test } from 'vitest';
import { cubeFilters, pairsQuery } from './pairsQuery.ts';

const here = { member: 'Inventory.locationId', operator: 'equals', values: ['canal-street'] };
const unsold = { member: 'Inventory.state', operator: 'notEquals', values: ['Sold'] };

test('[F-03] Without filters the unsold pairs of the location are asked for, one row each, in a fixed order', () => {
  const query = pairsQuery(
    {},
    {
      locationId: 'canal-street',
      timezone: 'America/New_York',
      sort: { column: 'price', direction: 'descending' },
      limit: 100,
      offset: 200,
    },
  );
  expect(query).toMatchObject({ ungrouped: true, filters: [here, unsold], limit: 100, offset: 200 });
  expect(query.order).toEqual([
    ['Inventory.price', 'desc'],
    ['Inventory.unitId', 'asc'],
  ]);
});

test('[F-03, F-05] Each filter of the pairs is one of the cube; between them all must hold', () => {
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
