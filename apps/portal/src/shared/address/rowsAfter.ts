import type { CubeFilter, CubeFilterGroup } from '@instore/api';

/** A member of the order of a cube's query, and its value in a row; null if the row has none. */
export interface OrderedValue {
  member: string;
  direction: 'asc' | 'desc';
  value: string | null;
}

/**
 * Filters of the cube for the rows after a row (keyset pagination). The last member must have a value of its own in every
 * row. Groups of the cube are flat, so `(a, b) > (x, y)` is written as `a ≥ x` and `a > x or b > y`.
 */
export function rowsAfter(keys: readonly OrderedValue[]): (CubeFilter | CubeFilterGroup)[] {
  return keys.map((key, at) => {
    const ways = keys.slice(0, at).flatMap(isPast);
    // The last member has a value in every row.
    ways.push(...(at === keys.length - 1 ? isPast(key).slice(0, 1) : isAtOrPast(key)));
    const [only, ...others] = ways;
    return only && others.length === 0 ? only : { or: ways };
  });
}

/** In both directions rows without a value come last: none is past them. */
function isPast({ member, direction, value }: OrderedValue): CubeFilter[] {
  if (value === null) return [];
  return [
    { member, operator: direction === 'asc' ? 'gt' : 'lt', values: [value] },
    { member, operator: 'notSet' },
  ];
}

function isAtOrPast({ member, direction, value }: OrderedValue): CubeFilter[] {
  if (value === null) return [{ member, operator: 'notSet' }];
  return [
    { member, operator: direction === 'asc' ? 'gte' : 'lte', values: [value] },
    { member, operator: 'notSet' },
  ];
}
