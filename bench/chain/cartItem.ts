import type { ShoesizeCartLine } from '@instore/api';

/** One pair in the cart of an associate, which no try-on request asked for. @param style the SKU of its product */
export const cartItem = (variantId: string, style: string): ShoesizeCartLine => ({
  inventoryLineItemId: variantId,
  name: 'Benchmark',
  style,
  imageUrl: '',
  size: '',
  price: 0,
  status: '1',
  requestedBy: '',
  tryOutItem: false,
  barcode: null,
  quantity: 1,
});
