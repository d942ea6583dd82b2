import { DEFAULT_WAREHOUSE_STATUS, type Input, type LineFacets, WAREHOUSE_STATUSES } from '@instore/api';
import * as v from 'valibot';
import type { PlainText } from '../shared/texts/portalText.ts';

interface Filter {
  /** The name of its menu [W-08]. */
  label: PlainText;
  /** Its parameter of `getWarehouseLines`. */
  parameter: keyof Input<'getWarehouseLines'>;
}

/** The filters of the warehouse, in the order in which they are shown. W-01 prescribes their names. */
export const FILTERS = {
  bin: { label: 'Bin', parameter: 'bin' },
  size: { label: 'Size', parameter: 'sizes' },
  brand: { label: 'Brand', parameter: 'brand' },
  requestBy: { label: 'Requested by', parameter: 'requestBy' },
} as const satisfies Record<keyof LineFacets, Filter>;

export type FilterName = keyof typeof FILTERS;
type Parameter = (typeof FILTERS)[FilterName]['parameter'];

/** The chosen values of each filter; W-01 prescribes the name. */
export type WareHouseFilters = Record<FilterName, string[]>;

/** The names of the filters, in the order in which they are shown. */
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

function forEachFilter<Value>(valueOf: (name: FilterName) => Value): Record<FilterName, Value> {
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, valueOf(name)])) as Record<FilterName, Value>;
}

/** One value or several of an address; numbers too, because the router reads `size=9` as a number. */
const values = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.array(v.union([v.string(), v.number()])), v.string(), v.number()]),
      v.transform((value) => [value].flat().map(String)),
    ),
  ),
  undefined,
);

/** Status and filters in the address of the warehouse's list. */
export const picksSearch = v.object({
  status: v.fallback(v.optional(v.picklist(WAREHOUSE_STATUSES)), undefined),
  /** Only what this person has taken [W-10]. */
  held: v.fallback(v.optional(v.literal('mine')), undefined),
  ...forEachFilter(() => values),
});

export type PicksSearch = v.InferOutput<typeof picksSearch>;

/** The part of an address that removes all filters. */
export const NO_FILTERS = forEachFilter(() => undefined);

/** Returns the status and the filters of an address. A missing status or filter gets its default. */
export function listOf({ status, held, ...chosen }: PicksSearch) {
  const filters: WareHouseFilters = forEachFilter((name) => chosen[name] ?? []);
  return { status: status ?? DEFAULT_WAREHOUSE_STATUS, filters, isMine: held && true };
}

/** The filters with a value, as `getWarehouseLines` takes them. */
export function filterQuery(filters: WareHouseFilters): Partial<Record<Parameter, string[]>> {
  const chosen = FILTER_NAMES.filter((name) => filters[name].length > 0);
  return Object.fromEntries(chosen.map((name) => [FILTERS[name].parameter, [...filters[name]]]));
}
