import type { SizeStock } from '../SizeRun/SizeRun.tsx';

/** A product in a list of results. */
export interface ProductSummary {
  name: string;
  colourway: { name: string; swatches: readonly string[] };
  /** In US dollars. @default none is shown */
  price?: number;
  /** `null` for a product without SKU. */
  sku: string | null;
  imageUrl: string;
  /** Number of free units in this store, all sizes. */
  inStore: number;
  /** From small to large. */
  sizes: readonly SizeStock[];
}
