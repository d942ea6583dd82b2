import { FILTER_VALUES_MAX, type InventoryFilters } from '@instore/api';
import { fieldProblem, said, type Said } from '../../../base/problems.ts';

/** The characters that searches elsewhere read as wildcards. */
const WILDCARD = /[*?]/;

/**
 * Checks what the contract cannot say: the number of values, the direction of ranges, days, SKUs without wildcards.
 * @param place where the filters are in the request: `/filters/` in a body, nothing in a query
 * @throws ProblemError 422 with the field
 */
export function checkFilters(filters: InventoryFilters, place = '/filters/'): void {
  const refuse = (field: string, message: string | Said) => fieldProblem(422, 'Not valid', `${place}${field}`, message);
  const lists = Object.entries(filters).filter(([name, value]) => Array.isArray(value) && !isRange(name));
  if (lists.reduce((sum, [, value]) => sum + value.length, 0) > FILTER_VALUES_MAX) {
    const [longest = ''] = lists.toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
    throw refuse(longest, said('The filters may have {count} values in total.', { count: String(FILTER_VALUES_MAX) }));
  }
  const { price = [0, 0], date = ['', ''], sku = [], allSizes = [] } = filters;
  const [lowest = 0, highest = 0] = price;
  if (highest !== 0 && lowest > highest) throw refuse('price', 'Minimum must be below maximum.');
  for (const day of date) {
    if (day !== '' && !isDay(day)) throw refuse('date', said('{day} is not a day. Write it as 2026-11-22.', { day }));
  }
  const [from = '', to = ''] = date;
  if (from !== '' && to !== '' && from > to) throw refuse('date', 'The first day must not be after the last.');
  if (sku.some((beginning) => WILDCARD.test(beginning))) {
    throw refuse('sku', 'Enter the beginning of the SKU, without wildcards.');
  }
  const wrong = allSizes.find((size) => !/ \S+$/.test(size));
  if (wrong !== undefined)
    throw refuse('allSizes', said('{size} has no size system. Write it as EU 44.', { size: wrong }));
}

const isRange = (name: string) => name === 'price' || name === 'date';

/** Whether a text is a day of the calendar. The round trip refuses 2025-02-30, which Date reads as a day of March. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && day.getTime() > 0 && day.toISOString().startsWith(text);
}
