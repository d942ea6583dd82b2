import { SIZE_SYSTEMS } from '@instore/api';
import * as v from 'valibot';
import { addressText } from './addressText.ts';

/** The inventory page in its address: the searched words, the open product, its size and size system, the open unit. */
export const inventorySearch = v.object({
  /** Words of name, brand, colourway or SKU (contract: 200 characters). */
  q: addressText(200),
  /** SKU, or the id of a product without one (contract: 64 characters). */
  sku: addressText(64),
  /** (contract: 16 characters) */
  size: addressText(16),
  /** The system of the size: a product may have a 9 in two systems. */
  system: v.fallback(v.optional(v.picklist(SIZE_SYSTEMS)), undefined),
  /** The barcode of the unit whose history is unfolded (contract: 64 characters). */
  unit: addressText(64),
});

export type InventorySearch = v.InferOutput<typeof inventorySearch>;
