import { catalogue } from '../../src/seed/catalogue.ts';

/** A product of the demo in one size. */
export interface Goods {
  variantId: string;
  title: string;
  sku: string | null;
  size: string;
}

/** Finds a variant by the id of its product and its size; the first of its size systems. */
export function demoProductVariant(productId: string, size: string): Goods {
  const product = catalogue.find((candidate) => candidate.row.id === productId);
  const variant = product?.variants.find((candidate) => candidate.size === size);
  if (product === undefined || variant === undefined) throw new Error(`The demo has no ${productId} in ${size}.`);
  return { variantId: variant.id, title: product.row.title, sku: product.row.sku ?? null, size };
}
