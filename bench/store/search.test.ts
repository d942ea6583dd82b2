import { expect, test } from 'vitest';
import { searchText } from './search.ts';

const filters = [
  { filter: 'size', ms: 42.04 },
  { filter: 'title', ms: 150.1 },
];

test('a filter above 150 ms and a later page slower than the first miss their targets', () => {
  const text = searchText(
    100_000,
    {
      filters,
      pages: [
        { list: 'Products', pages: 12, first: 30, slowest: 12 },
        { list: 'Pairs', pages: 7, first: 30, slowest: 31 },
      ],
    },
    '2 × CPU.',
  );
  expect(text).toContain('100,000 units');
  expect(text).toContain('| size | 42.0 ms | ≤ 150 ms | met |');
  expect(text).toContain('| title | 150.1 ms | ≤ 150 ms | **missed** |');
  expect(text).toContain('| Products | 12 | 30.0 ms | 12.0 ms | ≤ first page | met |');
  expect(text).toContain('| Pairs | 7 | 30.0 ms | 31.0 ms | ≤ first page | **missed** |');
});

test('a location of a million units has no target for a filter', () => {
  const pages = [{ list: 'Products', pages: 4, first: 30, slowest: 12 }];
  const text = searchText(1_000_000, { filters, pages }, '2 × CPU.');
  expect(text).toContain('| title | 150.1 ms |  |  |');
  expect(text).toContain('All units are at one location; the target is one for 100,000.');
});
