import { expect, test } from 'vitest';
import { NO_FILTERS, type Filters } from '../../fixtures/filterGroups.ts';
import { countFilters, toggleFilter, withoutFilters, type NamedFilter } from './filters.ts';

const groups: NamedFilter[] = [
  { kind: 'sizes', name: 'size' },
  { kind: 'list', name: 'brand' },
  { kind: 'range', name: 'price' },
  { kind: 'dates', name: 'date' },
  { kind: 'text', name: 'title' },
  { kind: 'text', name: 'sku' },
];

test('Toggling adds an item to its list and removes it again', { tags: 'F-02' }, () => {
  const once = toggleFilter(NO_FILTERS, 'brand', 'Halden');
  const both = toggleFilter(once, 'brand', 'Tarn');
  expect(both.brand).toEqual(['Halden', 'Tarn']);
  expect(toggleFilter(both, 'brand', 'Halden').brand).toEqual(['Tarn']);
  expect(NO_FILTERS.brand).toEqual([]);
});

test('Each item, range, pair of days and text counts once, and blanks do not', { tags: 'F-01' }, () => {
  expect(countFilters(groups, NO_FILTERS)).toBe(0);
  const some: Filters = { ...NO_FILTERS, size: ['9', '10'], price: [0, 165], date: ['2025-03-07', '2025-03-09'] };
  expect(countFilters(groups, { ...some, title: '  ' })).toBe(4);
});

test('Clearing empties each kind of filter, and keeps those without a group', { tags: 'F-03' }, () => {
  const some: Filters = {
    ...NO_FILTERS,
    size: ['9'],
    price: [1, 2],
    date: ['2025-03-07', ''],
    title: 'fell',
    sku: ['H'],
    color: ['Moss'],
  };
  expect(withoutFilters(groups, some)).toEqual({ ...NO_FILTERS, color: ['Moss'] });
});
