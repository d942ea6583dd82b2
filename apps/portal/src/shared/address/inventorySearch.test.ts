import * as v from 'valibot';
import { expect, test } from 'vitest';
import { inventorySearch } from './inventorySearch.ts';

const read = (search: unknown) => v.parse(inventorySearch, search);

test('The address holds the search, the product, and its size with the size system', { tags: 'Z-05' }, () => {
  expect(read({ q: ' court ', sku: 'TFR-2210-BE', size: '10.5', system: 'US W' })).toEqual({
    q: 'court',
    sku: 'TFR-2210-BE',
    size: '10.5',
    system: 'US W',
  });
  expect(read({})).toEqual({});
});

test('Values that the router parsed as numbers are texts again', { tags: 'Z-05' }, () => {
  expect(read({ q: 82, sku: 2210, size: 9 })).toEqual({ q: '82', sku: '2210', size: '9' });
});

test('Invalid, empty and too long values are ignored, valid ones are used', { tags: 'Z-05' }, () => {
  const nonsense = { q: { a: 1 }, sku: 'x'.repeat(65), size: '', system: 'UK' };
  expect(Object.values(read(nonsense)).filter((value) => value !== undefined)).toEqual([]);
  expect(read({ ...nonsense, sku: 'x'.repeat(64) }).sku).toHaveLength(64);
  expect(read({ q: 'x'.repeat(201), size: '9' })).toMatchObject({ q: undefined, size: '9' });
});
