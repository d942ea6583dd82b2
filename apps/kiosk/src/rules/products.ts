import type { KioskProduct } from '@instore/api';

/** A variant of a product with its quantity. */
interface ProductLine {
  variantId: string;
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
export function cartItemOf({ variantId, quantity, product }: ProductLine) {
  const variant = product.variants.nodes.find(({ id }) => id === variantId);
  return {
    ...shownOf(product),
    id: variantId,
    size: variant?.title ?? '',
    sizeSystem: variant?.sizeSystem ?? '',
    price: variant?.price ?? 0,
    quantity,
    ...(variant?.inStock !== undefined && { maxQuantity: variant.inStock }),
  };
}
