import { expect, test } from 'vitest';
import { countFilters, NO_FILTERS, toggleFilter } from './filters.ts';

test('The filter set is the specified one, and its price begins as 0-0', { tags: 'F-01' }, () => {
  expect(Object.keys(NO_FILTERS).toSorted()).toEqual(
    [
      'type',
      'color',
      'size',
      'brand',
      'invBrand',
      'model',
      'date',
      'availability',
      'price',
      'title',
      'sku',
      'allSizes',
    ].toSorted(),
  );
  expect(NO_FILTERS.price).toEqual([0, 0]);
});

test('Toggling adds an item to its list and removes it again', { tags: 'F-02' }, () => {
  const once = toggleFilter(NO_FILTERS, 'brand', 'Halden');
  const both = toggleFilter(once, 'brand', 'Tarn');
  expect(both.brand).toEqual(['Halden', 'Tarn']);
  expect(toggleFilter(both, 'brand', 'Halden').brand).toEqual(['Tarn']);
  expect(NO_FILTERS.brand).toEqual([]);
});

test('Each chosen item, price, date or title counts as one filter, and blanks do not', { tags: 'F-01' }, () => {
  expect(countFilters(NO_FILTERS)).toBe(0);
  expect(
    countFilters({ ...NO_FILTERS, size: ['9', '10'], price: [0, 165], date: ['2025-03-07', ''], title: '  ' }),
  ).toBe(4);
});
