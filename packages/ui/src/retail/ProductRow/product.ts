import type { Unstyled } from '../../internal/props.ts';
import type { SizeStock } from '../SizeRun/SizeRun.tsx';

/** A product in a list of results. */
export interface ProductSummary {
  name: string;
  colourway: { name: string; swatches: readonly string[] };
  /** In the unit of the currency, not in cents. @default none is shown */
  price?: number;
  /** `null` for a product without SKU. */
  sku: string | null;
  imageUrl: string;
  /** Number of free units in this store, all sizes. */
  inStore: number;
  /** From small to large. */
  sizes: readonly SizeStock[];
}

/** Props that ProductCard and ProductRow share. */
export interface ProductItemProps extends Unstyled {
  /** The product with its sizes. */
  product: ProductSummary;
  /** Wanted sizes; they are inverted. @default none */
  wantedSizes?: readonly string[];
  /** System of the wanted sizes, for a product with two systems. @default any */
  wantedSystem?: string;
  /** System of the sizes that name none, for screen readers: "US M". */
  sizeSystem?: string;
  /** Its detail is open. @default false */
  isChosen?: boolean;
  /** Opens the product. Without it the card or row cannot be pressed. */
  onOpen?: () => void;
  /** Heading level of the name. @default 3 */
  headingLevel?: 2 | 3 | 4;
}
