import type { Words } from '../internal/message.ts';

export const english = {
  sku: 'SKU',
  bin: 'Bin',
  price: 'Price',
  noBarcode: 'No barcode',
} satisfies Words;
