import { FILTER_VALUES_MAX, type Failure, type InventoryFilters } from '@instore/api';
import type { PlainText } from '../shared/texts/portalText.ts';

/** The characters that searches elsewhere read as wildcards. */
const WILDCARD = /[*?]/;

/**
 * Why the pairs cannot be searched with these filters, as the search of the products refuses them: the cube would find
 * nothing, without a reason.
 */
export function filterFault(filters: InventoryFilters): Failure | undefined {
  const { price: [lowest = 0, highest = 0] = [], date: [first = '', last = ''] = [], sku = [] } = filters;
  const { price: _, date: __, ...others } = filters;
  const lists = Object.entries(others).filter(([, value]) => Array.isArray(value));
  if (lists.reduce((sum, [, { length }]) => sum + length, 0) > FILTER_VALUES_MAX) {
    const [longest = ''] = lists.toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
    return refuse(longest, 'The filters may have 200 values in total.');
  }
  if (highest !== 0 && lowest > highest) return refuse('price', 'Minimum must be below maximum.');
  if (first !== '' && last !== '' && first > last) return refuse('date', 'The first day must not be after the last.');
  if (sku.some((beginning) => WILDCARD.test(beginning)))
    return refuse('sku', 'Enter the beginning of the SKU, without wildcards.');
  return undefined;
}

function refuse(filter: string, message: PlainText): Failure {
  const errors = [{ field: `/filters/${filter}`, message }];
  return {
    ok: false,
    kind: 'invalid',
    message,
    problem: { type: 'about:blank', title: 'Not valid', status: 422, errors },
  };
}
