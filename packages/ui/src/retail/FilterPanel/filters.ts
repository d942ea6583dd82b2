import type { PricePair } from '../../components/PriceRange/PriceRange.tsx';

/** The filters that are lists of chosen values. */
export type FilterListName =
  | 'type'
  | 'color'
  | 'size'
  | 'brand'
  | 'invBrand'
  | 'model'
  | 'availability'
  | 'sku'
  | 'allSizes';

/** A first and a last day, 'yyyy-MM-dd'; empty is no limit. */
export type DayPair = readonly [first: string, last: string];

/** The filters of a search, by the names of the specification. */
export interface Filters extends Readonly<Record<FilterListName, readonly string[]>> {
  /** First and last day, both included, 'yyyy-MM-dd'; empty is no limit. */
  readonly date: DayPair;
  /** Lowest and highest price; 0 is no limit. */
  readonly price: PricePair;
  /** Free text. */
  readonly title: string;
}

/** No active filters: empty lists, no text, any price. */
export const NO_FILTERS: Filters = {
  type: [],
  color: [],
  size: [],
  brand: [],
  invBrand: [],
  model: [],
  date: ['', ''],
  availability: [],
  price: [0, 0],
  title: '',
  sku: [],
  allSizes: [],
};

/** Adds an item to a list, or removes it. */
export function toggleFilter(filters: Filters, name: FilterListName, item: string): Filters {
  const list = filters[name];
  return { ...filters, [name]: list.includes(item) ? list.filter((other) => other !== item) : [...list, item] };
}

/** Number of active filters: each item of a list, the price pair, the date and the title count one each. */
export function countFilters(filters: Filters): number {
  let count = 0;
  for (const [name, value] of Object.entries(filters)) {
    if (name === 'price') count += isAnyPrice(filters.price) ? 0 : 1;
    else if (name === 'date') count += isAnyDay(filters.date) ? 0 : 1;
    else count += typeof value === 'string' ? Number(value.trim() !== '') : value.length;
  }
  return count;
}

export function isAnyPrice([lowest, highest]: PricePair): boolean {
  return lowest === 0 && highest === 0;
}

export function isAnyDay([first, last]: DayPair): boolean {
  return first === '' && last === '';
}
