import { expect, test } from 'vitest';
import { english } from '../../../test/support.ts';
import { type Filters, NO_FILTERS } from './filters.ts';
import { addressFilters, filterGroups, panelFilters } from './filterGroups.ts';

test('The filter set is the specified one, and its price begins as 0-0', { tags: 'F-01' }, () => {
  const names = 'type color size brand invBrand model date availability price title sku allSizes'.split(' ');
  expect(Object.keys(NO_FILTERS).toSorted()).toEqual(names.toSorted());
  expect(NO_FILTERS.price).toEqual([0, 0]);
});

test.each<Partial<Filters>>([
  { price: [100, 0] },
  { price: [0, 165] },
  { date: ['2026-11-01', ''] },
  { date: ['', '2026-11-20'] },
])('The range %j with one limit is in the address, and comes back from it', { tags: ['F-05', 'F-06'] }, (range) => {
  const filters = { ...NO_FILTERS, ...range };
  expect(addressFilters(filters)).toEqual(range);
  expect(panelFilters(addressFilters(filters))).toEqual(filters);
});

test('Filters without a value are not in the address', { tags: 'F-06' }, () => {
  expect(addressFilters(NO_FILTERS)).toBeUndefined();
  expect(addressFilters({ ...NO_FILTERS, title: ' ' })).toBeUndefined();
  expect(addressFilters({ ...NO_FILTERS, title: 'court', brand: ['Halden'] })).toEqual({
    title: 'court',
    brand: ['Halden'],
  });
});

test.each(['products', 'pairs'] as const)(
  'Colours are counted by %s, as the other options are',
  { tags: 'F-07' },
  (counts) => {
    const facets = { color: [{ value: 'red', count: 14 }] } as never;
    const input = { facets, filters: NO_FILTERS, sizeSystem: 'US M' as const, refused: undefined, say: english };
    const colours = filterGroups({ ...input, counts }).find(({ kind }) => kind === 'colours');
    expect(colours).toMatchObject({ counts, options: [{ value: 'red', label: 'Red', count: 14 }] });
    const unknown = filterGroups({ ...input, counts: undefined }).find(({ kind }) => kind === 'colours');
    expect(unknown).toMatchObject({ options: [{ label: 'Red' }] });
  },
);

const input = { facets: undefined, filters: NO_FILTERS, sizeSystem: 'US M' as const, counts: undefined, say: english };
const groupOf = (name: string, over: object) =>
  filterGroups({ ...input, refused: undefined, ...over }).find((group) => 'name' in group && group.name === name);

test('Until the first answer the filters offer the known values, without counts', { tags: 'F-04' }, () => {
  const lists = { type: ['sneakers', 'clogs'], color: ['red', 'plaid'] };
  expect(groupOf('type', { lists })).toMatchObject({
    options: [{ value: 'sneakers', label: 'Sneakers' }, { value: 'clogs' }],
  });
  expect(groupOf('type', { lists, counts: 'products' })).toHaveProperty('options.0.count', undefined);
  // A colour that is not known is grey and has its own name.
  expect(groupOf('color', { lists })).toMatchObject({
    options: [
      { value: 'red', label: 'Red' },
      { value: 'plaid', label: 'plaid', colours: ['#808080'] },
    ],
  });
  expect(groupOf('type', {})).toMatchObject({ options: [] });
});

test('A chosen value that no product has stays with a count of 0 and can be removed', { tags: 'F-04' }, () => {
  const facets = { brand: [{ value: 'Tarn', count: 3 }] };
  const filters = { ...NO_FILTERS, brand: ['Tarn', 'Gone'] };
  expect(groupOf('brand', { facets, filters, counts: 'products' })).toMatchObject({
    options: [
      { value: 'Tarn', count: 3 },
      { value: 'Gone', count: 0 },
    ],
  });
});

test('What the store refuses of a filter is said at that filter only', { tags: 'F-05' }, () => {
  const refused = { name: 'brand', message: 'Choose at most 50.' };
  expect(groupOf('brand', { refused })).toMatchObject({ error: 'Choose at most 50.' });
  expect(groupOf('model', { refused })).toMatchObject({ error: undefined });
});

test('The size system is in the address only with a size and if it is not the default', { tags: 'F-03' }, () => {
  const sized = { ...NO_FILTERS, size: ['42'] };
  expect(addressFilters(sized, 'EU')).toEqual({ size: ['42'], sizeSystem: 'EU' });
  expect(addressFilters(sized, 'US M')).toEqual({ size: ['42'] });
  expect(addressFilters({ ...NO_FILTERS, brand: ['Tarn'] }, 'EU')).toEqual({ brand: ['Tarn'] });
});
