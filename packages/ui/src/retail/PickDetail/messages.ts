/** What PickDetail says by itself. */
export type PickDetailText =
  | 'Bin'
  | 'Check in'
  | 'Check out'
  | 'In no bin'
  | 'No SKU'
  | 'No barcode'
  | 'Pair is not here'
  | 'Shelf {shelf}';
