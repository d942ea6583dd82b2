import type { DayPair, PricePair } from '@instore/ui';

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

/** The filters of a search [F-01], by the names of the specification. */
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
