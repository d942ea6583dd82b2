import type { KioskProduct } from '@instore/api';

/** A cart line: one variant with a quantity [C-06]. */
export interface CartLine {
  /** The key of the line, the same as the variant's id. */
  id: string;
  variantId: string;
  /** At least 1. */
  quantity: number;
  product: KioskProduct;
}

/** What every component of the kit shows of a product. */
export const shownOf = ({ id, title, colourway, featuredImage, variants }: KioskProduct) => ({
  id,
  name: title,
  colourway: colourway ?? { name: '', swatches: [] },
  imageUrl: featuredImage.url,
  sizes: variants.nodes.map(({ title: size, sizeSystem = '', inStock = 0, ...variant }) => {
    return { ...variant, size, sizeSystem, inStock };
  }),
});

/** A cart line as the kit shows it. */
export function cartItemOf({ variantId, quantity, product }: CartLine) {
  const { sizes, ...shown } = shownOf(product);
  const { size = '', sizeSystem = '', price = 0, inStock = 0 } = sizes.find(({ id }) => id === variantId) ?? {};
  return { ...shown, id: variantId, size, sizeSystem, price, quantity, maxQuantity: inStock };
}

/** The size of a filter's value: "US M 10.5" is 10.5 of US M. */
export function sizeOfFacet({ value }: { value: string }) {
  const at = value.lastIndexOf(' ');
  return { size: value.slice(at + 1), sizeSystem: value.slice(0, at) };
}
