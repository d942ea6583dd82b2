import type { CartLine } from '../state/facts.ts';

/** A cart line as the kit's pile shows it. */
export function pileLine({ variantId, quantity, product }: CartLine) {
  const variant = product.variants.nodes.find(({ id }) => id === variantId);
  return {
    id: variantId,
    name: product.title,
    colourway: product.colourway ?? { name: '', swatches: [] },
    size: variant?.title ?? '',
    sizeSystem: variant?.sizeSystem ?? '',
    price: variant?.price ?? 0,
    imageUrl: product.featuredImage.url,
    quantity,
    ...(variant?.inStock !== undefined && { maxQuantity: variant.inStock }),
  };
}
