import { DEFAULT_WAREHOUSE_STATUS, WAREHOUSE_STATUSES } from '@instore/api';
import * as v from 'valibot';

/** The four filters of the warehouse [W-01], with their parameters of `getWarehouseLines`. */
const PARAMETERS = { bin: 'bin', size: 'sizes', brand: 'brand', requestBy: 'requestBy' } as const;

export type FilterName = keyof typeof PARAMETERS;

/** The chosen values of each filter. */
export type WareHouseFilters = Record<FilterName, string[]>;

/** The filters in the order in which they are shown. */
export const FILTER_NAMES = Object.keys(PARAMETERS) as FilterName[];

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
export const filterSearch = v.object({
  status: v.fallback(v.optional(v.picklist(WAREHOUSE_STATUSES)), undefined),
  ...forEachFilter(() => values),
});

export type FilterSearch = v.InferOutput<typeof filterSearch>;

/** The part of an address that removes all filters. */
export const NO_FILTERS = forEachFilter(() => undefined);

/** Status and filters of an address, with the defaults of what is missing. */
export function listOf({ status, ...chosen }: FilterSearch) {
  const filters: WareHouseFilters = forEachFilter((name) => chosen[name] ?? []);
  return { status: status ?? DEFAULT_WAREHOUSE_STATUS, filters };
}

/** The filters with a value, as `getWarehouseLines` takes them. */
export function filterQuery(filters: WareHouseFilters): Partial<Record<(typeof PARAMETERS)[FilterName], string[]>> {
  const chosen = FILTER_NAMES.filter((name) => filters[name].length > 0);
  return Object.fromEntries(chosen.map((name) => [PARAMETERS[name], [...filters[name]]]));
}
