import { expect, test } from 'vitest';
import { type Filters, NO_FILTERS } from '../../fixtures/filterGroups.ts';
import { inEnglish } from '../../internal/message.ts';
import { activeFilters, optionsWith, type FilterGroup } from './groups.ts';

const groups: FilterGroup<Filters>[] = [
  { kind: 'sizes', name: 'size', label: 'Size, US M', options: [{ value: '10.5' }] },
  { kind: 'list', name: 'brand', label: 'Brand', options: [{ value: 'hld', label: 'Halden' }] },
  { kind: 'range', name: 'price', label: 'Price' },
  { kind: 'dates', name: 'date', label: 'Delivered', years: [] },
  { kind: 'text', name: 'title', label: 'Name' },
];
const labels = (filters: Partial<typeof NO_FILTERS>) =>
  activeFilters(groups, { ...NO_FILTERS, ...filters }, { say: inEnglish, locale: 'en-US', currency: 'USD' }).map(
    ({ group, value }) => `${group}: ${value}`,
  );

test('Active filters are listed in the order of the panel, with its labels', { tags: 'F-01' }, () => {
  expect(
    labels({ brand: ['hld', 'gone'], size: ['10.5'], price: [100, 165], date: ['2025-03-07', ''], title: 'fell' }),
  ).toEqual([
    'Size, US M: 10.5',
    'Brand: Halden',
    'Brand: gone',
    'Price: $100 to $165',
    'Delivered: from Mar 07, 2025',
    'Name: fell',
  ]);
});

test('A price with one limit says which limit it is', { tags: 'F-01' }, () => {
  expect(labels({ price: [100, 0] })).toEqual(['Price: from $100']);
  expect(labels({ price: [0, 99.5] })).toEqual(['Price: up to $99.50']);
});

test('A title of spaces alone is no filter', { tags: 'F-01' }, () => {
  expect(labels({ title: '  ' })).toEqual([]);
});

test('Each active filter contains the filters without it', { tags: 'F-02' }, () => {
  const [, second] = activeFilters(
    groups,
    { ...NO_FILTERS, brand: ['hld', 'trn'], price: [1, 2] },
    { say: inEnglish, locale: 'en-US', currency: 'USD' },
  );
  expect(second?.without).toEqual({ ...NO_FILTERS, brand: ['hld'], price: [1, 2] });
});

test('A chip names its group where the value alone does not tell which filter it is', { tags: 'F-01' }, () => {
  const all: FilterGroup<Filters>[] = [
    ...groups,
    { kind: 'text', name: 'sku', label: 'SKU' },
    { kind: 'list', name: 'invBrand', label: 'Inventory brand', options: [{ value: 'Halden' }, { value: 'Brask' }] },
  ];
  const filters: Filters = {
    ...NO_FILTERS,
    brand: ['hld'],
    price: [1, 2],
    date: ['2025-03-07', ''],
    title: 'fell',
    sku: ['HC82'],
    invBrand: ['Halden', 'Brask'],
  };
  const active = activeFilters(all, filters, { say: inEnglish, locale: 'en-US', currency: 'USD' });
  expect(active.filter(({ isClear }) => isClear).map(({ group, value }) => `${group}: ${value}`)).toEqual([
    'Brand: Halden',
    'Price: $1 to $2',
    'Inventory brand: Brask',
  ]);
});

test.each(['senor', 'SEÑOR', 'sen\u0303or', 'ñor'])(
  'An option is found without case and accents: %s',
  { tags: 'F-01' },
  (typed) => {
    const options = [
      { value: '1', label: 'Señor' },
      { value: '2', label: 'Halden' },
    ];
    expect(optionsWith(options, typed)).toEqual([options[0]]);
  },
);
