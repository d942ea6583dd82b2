import { type Filters, NO_FILTERS } from '@instore/ui';
import { expect, test } from 'vitest';
import { english } from '../../../test/support.ts';
import { addressFilters, filterGroups, panelFilters } from './filterGroups.ts';

test.each<Partial<Filters>>([
  { price: [100, 0] },
  { price: [0, 165] },
  { date: ['2026-11-01', ''] },
  { date: ['', '2026-11-20'] },
])('[F-05, F-06] The range %j with one limit is in the address, and comes back from it', (range) => {
  const filters = { ...NO_FILTERS, ...range };
  expect(addressFilters(filters)).toEqual(range);
  expect(panelFilters(addressFilters(filters))).toEqual(filters);
});

test('[F-06] Filters without a value are not in the address', () => {
  expect(addressFilters(NO_FILTERS)).toBeUndefined();
  expect(addressFilters({ ...NO_FILTERS, title: ' ' })).toBeUndefined();
  expect(addressFilters({ ...NO_FILTERS, title: 'court', brand: ['Halden'] })).toEqual({
    title: 'court',
    brand: ['Halden'],
  });
});

test.each(['products', 'pairs'] as const)('[F-07] Colours are counted by %s, as the other options are', (counts) => {
  const facets = { color: [{ value: 'red', count: 14 }] } as never;
  const input = { facets, filters: NO_FILTERS, sizeSystem: 'US M' as const, refused: undefined, say: english };
  const colours = filterGroups({ ...input, counts }).find(({ kind }) => kind === 'colours');
  expect(colours).toMatchObject({ counts, options: [{ value: 'red', label: 'Red', count: 14 }] });
  const unknown = filterGroups({ ...input, counts: undefined }).find(({ kind }) => kind === 'colours');
  expect(unknown).toMatchObject({ options: [{ label: 'Red' }] });
});
