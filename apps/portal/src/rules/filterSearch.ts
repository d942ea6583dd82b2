import { DEFAULT_WAREHOUSE_STATUS, WAREHOUSE_STATUSES } from '@instore/api';
import * as v from 'valibot';

/** The four filters of the warehouse [W-01]. */
export interface WareHouseFilters {
  bin: string[];
  size: string[];
  brand: string[];
  requestBy: string[];
}

/** One value or several, as an address has them; numbers too, because the router reads `size=9` as a number. */
const values = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.array(v.union([v.string(), v.number()])), v.string(), v.number()]),
      v.transform((value) => [value].flat().map(String)),
    ),
  ),
  undefined,
);

/** The warehouse's list as its address has it: a list can be sent to a colleague, and Back leads to the one before. */
export const filterSearch = v.object({
  status: v.fallback(v.optional(v.picklist(WAREHOUSE_STATUSES)), undefined),
  bin: values,
  size: values,
  brand: values,
  requestBy: values,
});

export type FilterSearch = v.InferOutput<typeof filterSearch>;

/** Status and filters of an address, with what is missing filled in. */
export function listOf({ status, bin, size, brand, requestBy }: FilterSearch) {
  const filters: WareHouseFilters = {
    bin: bin ?? [],
    size: size ?? [],
    brand: brand ?? [],
    requestBy: requestBy ?? [],
  };
  return { status: status ?? DEFAULT_WAREHOUSE_STATUS, filters };
}

/** The filters as `getWarehouseLines` takes them: only those with a value. */
export function filterQuery({ bin, size, brand, requestBy }: WareHouseFilters) {
  return {
    ...(bin.length > 0 && { bin: [...bin] }),
    ...(size.length > 0 && { sizes: [...size] }),
    ...(brand.length > 0 && { brand: [...brand] }),
    ...(requestBy.length > 0 && { requestBy: [...requestBy] }),
  };
}
