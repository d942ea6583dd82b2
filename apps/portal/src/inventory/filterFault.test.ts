import type { InventoryFilters } from '@instore/api';
import { expect, test } from 'vitest';
import { filterFault } from './filterFault.ts';

const sizes = (count: number) => Array.from({ length: count }, (_, at) => `EU ${at}`);

test.each<[InventoryFilters, field: string, message: string]>([
  [{ price: [165, 100] }, '/filters/price', 'Minimum must be below maximum.'],
  [{ date: ['2026-11-20', '2026-11-01'] }, '/filters/date', 'The first day must not be after the last.'],
  [{ sku: ['HC', 'HC*'] }, '/filters/sku', 'Enter the beginning of the SKU, without wildcards.'],
  [{ allSizes: sizes(150), brand: sizes(51) }, '/filters/allSizes', 'The filters may have 200 values in total.'],
  [{ brand: sizes(51), allSizes: sizes(150) }, '/filters/allSizes', 'The filters may have 200 values in total.'],
])('%j is refused at %s', { tags: ['F-05', 'F-06'] }, (filters, field, message) => {
  expect(filterFault(filters)).toMatchObject({
    ok: false,
    kind: 'invalid',
    message,
    problem: { status: 422, errors: [{ field, message }] },
  });
});

test.each<InventoryFilters>([
  {},
  { price: [100, 0] },
  { price: [0, 100] },
  { price: [100, 165] },
  { price: [100, 100] },
  { date: ['2026-11-20', ''] },
  { date: ['', '2026-11-20'] },
  { date: ['2026-11-01', '2026-11-20'] },
  { date: ['2026-11-20', '2026-11-20'] },
  { allSizes: sizes(200), title: 'court', sizeSystem: 'EU' },
])('%j is searched with', { tags: 'F-05' }, (filters) => {
  expect(filterFault(filters)).toBeUndefined();
});
