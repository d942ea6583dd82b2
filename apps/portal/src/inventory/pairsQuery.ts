import type { Availability, CubeFilter, CubeFilterGroup, CubeQuery, InventoryFilters } from '@instore/api';
import { rowsAfter } from '../shared/address/rowsAfter.ts';

/** The sorted column of the pairs. */
export interface PairsSort {
  column: PairsColumn;
  direction: 'ascending' | 'descending';
}

/** The members of the cube that the list of pairs shows, by column. */
export const PAIRS_MEMBERS = {
  product: 'Inventory.title',
  sku: 'Inventory.sku',
  size: 'Inventory.size',
  bin: 'Inventory.bin',
  barcode: 'Inventory.barcode',
  state: 'Inventory.state',
  price: 'Inventory.price',
  received: 'Inventory.received',
} as const;

/** Sizes are sorted within their system, 9 before 10 and M before L. */
const SIZE_ORDER = ['Inventory.sizeSystem', 'Inventory.sizeRank', 'Inventory.size'];

export type PairsColumn = keyof typeof PAIRS_MEMBERS;

/** Members that the list shows without a column of their own. */
const MORE = [
  'Inventory.unitId',
  'Inventory.productId',
  'Inventory.color',
  'Inventory.swatches',
  'Inventory.imageUrl',
  'Inventory.sizeSystem',
  'Inventory.sizeRank',
  'Inventory.zone',
  'Inventory.location',
  'Inventory.onHold',
  'Inventory.missing',
  'Inventory.consigned',
];

/** Words that the search knows, as the server reads them: punctuation alone is no word. */
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** The most values of one filter of the cube (contract, `CubeFilter`). */
const VALUES_MAX = 100;

function equals(member: string, values: readonly string[] = []): (CubeFilter | CubeFilterGroup)[] {
  const parts: CubeFilter[] = [];
  for (let from = 0; from < values.length; from += VALUES_MAX) {
    const part = values.slice(from, from + VALUES_MAX);
    parts.push({ member: `Inventory.${member}`, operator: 'equals', values: part });
  }
  return parts.length > 1 ? [{ or: parts }] : parts;
}

const bound = (operator: 'gte' | 'lte', amount: number | undefined): CubeFilter[] =>
  amount ? [{ member: 'Inventory.price', operator, values: [String(amount)] }] : [];

const isHere = (locationId: string): CubeFilter => ({
  member: 'Inventory.locationId',
  operator: 'equals',
  values: [locationId],
});
const isElsewhere = (locationId: string): CubeFilter => ({ ...isHere(locationId), operator: 'notEquals' });
const is = (values: string[]): CubeFilter => ({ member: 'Inventory.availability', operator: 'equals', values });

/**
 * Which pairs are available as asked [F-05]: another location counts with the pairs that it has in store, the other
 * values with the pairs of this location. Groups of the cube are flat, so "either … or …" is written as three groups
 * that must all match.
 */
function availabilityFilters(
  availability: readonly Availability[],
  locationId: string,
): (CubeFilter | CubeFilterGroup)[] {
  const [here, away] = [isHere(locationId), isElsewhere(locationId)];
  const states = availability.filter((one) => one !== 'otherLocations');
  if (availability.length === 0) return [here, { member: 'Inventory.state', operator: 'notEquals', values: ['Sold'] }];
  if (!availability.includes('otherLocations')) return [is(states), here];
  if (states.length === 0) return [is(['inStore']), away];
  const either = [...new Set(['inStore', ...states])];
  return [is(either), { or: [is(['inStore']), here] }, { or: [is(states), away] }];
}

/** Converts the filters to those of the cube [F-03]. */
export function cubeFilters(filters: InventoryFilters, locationId: string): (CubeFilter | CubeFilterGroup)[] {
  return [...availabilityFilters(filters.availability ?? [], locationId), ...productFilters(filters)];
}

/** The pairs of the location in each availability, and those that other locations have in store; filtered by all else. */
export function availablePairs(
  filters: InventoryFilters,
  locationId: string,
): [here: (CubeFilter | CubeFilterGroup)[], elsewhere: (CubeFilter | CubeFilterGroup)[]] {
  const others = productFilters(filters);
  return [
    [isHere(locationId), ...others],
    [is(['inStore']), isElsewhere(locationId), ...others],
  ];
}

/** A filter of a product or a variant. The size system belongs to `size`. */
type ProductFilter = Exclude<keyof InventoryFilters, 'availability' | 'sizeSystem'>;

/** All filters but the availability. */
function productFilters(filters: InventoryFilters): (CubeFilter | CubeFilterGroup)[] {
  const { size = [], sizeSystem = 'US M', price, title = '', sku = [] } = filters;
  const parts: Record<ProductFilter, (CubeFilter | CubeFilterGroup)[]> = {
    type: equals('category', filters.type),
    color: equals('colorFamily', filters.color),
    brand: equals('brand', filters.brand),
    invBrand: equals('inventoryBrand', filters.invBrand),
    model: equals('model', filters.model),
    size: equals(
      'sizeWithSystem',
      size.map((one) => `${sizeSystem} ${one}`),
    ),
    allSizes: equals('sizeWithSystem', filters.allSizes),
    price: [...bound('gte', price?.[0]), ...bound('lte', price?.[1])],
    title: wordsOf(title).map((word) => ({ member: 'Inventory.words', operator: 'contains', values: [word] })),
    sku: sku.length > 0 ? [{ member: 'Inventory.sku', operator: 'startsWith', values: [...sku] }] : [],
    date: receivedWithin(filters.date),
  };
  return Object.values(parts).flat();
}

function receivedWithin([from = '', to = '']: InventoryFilters['date'] & {} = ['', '']): CubeFilter[] {
  if (from === '' && to === '') return [];
  return [{ member: 'Inventory.received', operator: 'inDateRange', values: [from || FIRST_DAY, to || LAST_DAY] }];
}

/** First and last day of a range without limits: the cube requires both. */
const FIRST_DAY = '1970-01-02';
const LAST_DAY = '9999-12-30';

/** Where and in which order pairs are read. */
export interface PairsPlace {
  locationId: string;
  timezone: string;
  sort: PairsSort;
}

/** The values by which a pair is ordered, one for each member of the order; null where it has none. */
export type PairsPosition = readonly (string | null)[];

/** The members by which a column is sorted. The id comes last, so that no two pairs are equal. */
function orderOf({ column, direction }: PairsSort): [member: string, direction: 'asc' | 'desc'][] {
  const members = column === 'size' ? SIZE_ORDER : [PAIRS_MEMBERS[column]];
  const way = direction === 'ascending' ? 'asc' : 'desc';
  return [...members.map((member): [string, 'asc' | 'desc'] => [member, way]), ['Inventory.unitId', 'asc']];
}

/** The position of a pair in the order: the next page begins after it. */
export function positionOf(row: Readonly<Record<string, string | boolean | null>>, sort: PairsSort): PairsPosition {
  return orderOf(sort).map(([member]) => {
    const value = row[member] ?? null;
    return value === null ? null : String(value);
  });
}

/**
 * The query for a page of the pairs: the first one, or the one after a position. An offset would make a late page slower
 * than the first one, because the database reads all rows before it.
 */
export function pairsQuery(
  filters: InventoryFilters,
  { locationId, timezone, sort, limit, after }: PairsPlace & { limit: number; after?: PairsPosition | undefined },
): CubeQuery {
  const order = orderOf(sort);
  const keys = order.map(([member, direction], at) => ({ member, direction, value: after?.[at] ?? null }));
  return {
    ungrouped: true,
    dimensions: [...Object.values(PAIRS_MEMBERS), ...MORE],
    filters: [...cubeFilters(filters, locationId), ...(after ? rowsAfter(keys) : [])],
    order,
    limit,
    timezone,
  };
}

/** The query for the number of all pairs. */
export function pairsCount(filters: InventoryFilters, locationId: string, timezone: string): CubeQuery {
  return { measures: ['Inventory.count'], filters: cubeFilters(filters, locationId), timezone };
}
