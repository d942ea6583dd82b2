import type { CubeFilter, CubeFilterGroup } from '@instore/api';
import { expect, test } from 'vitest';
import { rowsAfter } from './rowsAfter.ts';

type Row = Record<string, string | null>;

/** What the cube does with a filter, for text. */
function matches(filter: CubeFilter | CubeFilterGroup, row: Row): boolean {
  if (!('member' in filter)) return (filter.or ?? []).some((one) => matches(one, row));
  const value = row[filter.member] ?? null;
  const [limit = ''] = filter.values ?? [];
  if (filter.operator === 'notSet') return value === null;
  if (value === null) return false;
  if (filter.operator === 'gt') return value > limit;
  if (filter.operator === 'gte') return value >= limit;
  return filter.operator === 'lt' ? value < limit : value <= limit;
}

/** Every combination of two values that may be missing; the id is unique. */
const rows: Row[] = ['a', 'b', null].flatMap((bin) =>
  ['x', 'y', null].flatMap((size) => ['1', '2'].map((id) => ({ bin, size, id: `${bin}${size}${id}` }))),
);

test.each(['asc', 'desc'] as const)(
  'After each pair of an order %s come all others of it, once',
  { tags: 'F-06' },
  (direction) => {
    const order = [
      { member: 'bin', direction },
      { member: 'size', direction },
      { member: 'id', direction: 'asc' as const },
    ];
    const compare = (a: string | null, b: string | null) => (a === b ? 0 : (a ?? '') < (b ?? '') ? -1 : 1);
    const sorted = rows.toSorted((one, other) => {
      for (const { member, direction: way } of order) {
        const [a = null, b = null] = [one[member], other[member]];
        if (a === b) continue;
        // Without a value last, in both directions.
        if (a === null || b === null) return a === null ? 1 : -1;
        return way === 'asc' ? compare(a, b) : -compare(a, b);
      }
      return 0;
    });
    for (const [at, row] of sorted.entries()) {
      const filters = rowsAfter(order.map((key) => ({ ...key, value: row[key.member] ?? null })));
      expect(sorted.filter((one) => filters.every((filter) => matches(filter, one)))).toEqual(sorted.slice(at + 1));
    }
  },
);
