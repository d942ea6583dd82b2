/** What PickDetail says by itself. */
export type PickDetailText =
  | 'Bin'
  | 'Check in'
  | 'Check out'
  | 'Checked in'
  | 'In no bin'
  | 'No SKU'
  | 'No barcode'
  | 'Pair is not here'
  | 'Put it back'
  | 'Shelf {shelf}';
