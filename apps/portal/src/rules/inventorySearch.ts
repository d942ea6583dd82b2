import { SIZE_SYSTEMS } from '@instore/api';
import * as v from 'valibot';

/** One value of an address; numbers too, because the router reads `size=9` as a number. Anything else counts as absent. */
const word = (maxLength: number) =>
  v.fallback(
    v.optional(
      v.pipe(
        v.union([v.string(), v.number()]),
        v.transform((value) => String(value).trim()),
        v.nonEmpty(),
        v.maxLength(maxLength),
      ),
    ),
    undefined,
  );

/** The inventory page in its address: the searched words, the open product, its size and size system. */
export const inventorySearch = v.object({
  /** Words of name, brand, colourway or SKU (contract: 200 characters). */
  q: word(200),
  /** SKU, or the id of a product without one (contract: 64 characters). */
  sku: word(64),
  /** (contract: 16 characters) */
  size: word(16),
  /** The system of the size: a product may have a 9 in two systems. */
  system: v.fallback(v.optional(v.picklist(SIZE_SYSTEMS)), undefined),
});

export type InventorySearch = v.InferOutput<typeof inventorySearch>;
