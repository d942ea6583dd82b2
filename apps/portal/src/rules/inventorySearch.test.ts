import * as v from 'valibot';
import { expect, test } from 'vitest';
import { inventorySearch } from './inventorySearch.ts';

const read = (search: unknown) => v.parse(inventorySearch, search);

test('[Z-05] An address holds the words, the product, and its size with the system it counts in', () => {
  expect(read({ q: ' court ', sku: 'TFR-2210-BE', size: '10.5', system: 'US W' })).toEqual({
    q: 'court',
    sku: 'TFR-2210-BE',
    size: '10.5',
    system: 'US W',
  });
  expect(read({})).toEqual({});
});

test('[Z-05] Figures that the router took for numbers are words again', () => {
  expect(read({ q: 82, sku: 2210, size: 9 })).toEqual({ q: '82', sku: '2210', size: '9' });
});

test('[Z-05] What makes no sense, is empty or is too long counts as absent, and the rest is kept', () => {
  const nonsense = { q: { a: 1 }, sku: 'x'.repeat(65), size: '', system: 'UK' };
  expect(Object.values(read(nonsense)).filter((value) => value !== undefined)).toEqual([]);
  expect(read({ ...nonsense, sku: 'x'.repeat(64) }).sku).toHaveLength(64);
  expect(read({ q: 'x'.repeat(201), size: '9' })).toMatchObject({ q: undefined, size: '9' });
});
