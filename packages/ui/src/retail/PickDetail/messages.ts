/** The texts of PickDetail. */
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
