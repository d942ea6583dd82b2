import type { FoundSale, SoldPair } from '@instore/api';

/** A sold pair of Halden Court 82, with what a test changes. */
export const soldPairOf = (part: Partial<SoldPair> = {}): SoldPair => ({
  rowId: '7',
  productName: 'Halden Court 82',
  brand: 'Halden',
  sku: 'HC82-104-CF',
  colourway: { name: 'Chalk', swatches: ['#ffffff'] },
  imageUrl: '/artwork/products/HC82-104-CF.svg',
  inventoryItemId: '1',
  size: '10.5',
  sizeSystem: 'US M',
  otherSize: null,
  price: 140,
  barcode: '2048177304161',
  consigned: false,
  formerBin: 'A-14-04',
  returned: null,
  ...part,
});

/** A sale of one pair by Maren Okafor, with what a test changes. */
export const saleOf = (part: Partial<FoundSale> = {}): FoundSale => ({
  orderNumber: 'YK-30418',
  soldAt: '2030-01-07T12:00:00.000Z',
  soldBy: 'Maren Okafor',
  mayUndo: true,
  scanned: null,
  holdBin: 'H-01-02',
  pairs: [soldPairOf()],
  ...part,
});
