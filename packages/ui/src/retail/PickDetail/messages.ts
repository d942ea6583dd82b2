/** What PickDetail says by itself. */
export type PickDetailText =
  | 'Bin'
  | 'Check in'
  | 'Check out'
  | 'Checked in'
  | 'No bin'
  | 'No SKU'
  | 'No barcode'
  | 'Not in bin'
  | 'Return to bin'
  | 'Shelf {shelf}';
