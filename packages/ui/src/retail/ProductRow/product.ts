import type { SizeStock } from '../SizeRun/SizeRun.tsx';

/** A product as a list of results tells it. */
export interface ProductSummary {
  name: string;
  colourway: { name: string; swatches: readonly string[] };
  /** In US dollars; without it none is drawn. */
  price?: number;
  /** `null` for products without one. */
  sku: string | null;
  imageUrl: string;
  /** Free pairs in this store, over all sizes. */
  inStore: number;
  /** In the order of the shelf. */
  sizes: readonly SizeStock[];
}
