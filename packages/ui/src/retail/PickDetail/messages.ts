/** Keys of PickDetail only: the English text is the key; translations are in src/messages. */
export type PickDetailText =
  | 'Bin'
  | 'Check in'
  | 'Check out'
  | 'Checked in'
  | 'Leave it out'
  | 'No bin'
  | 'No SKU'
  | 'No barcode'
  | 'Not in bin'
  | 'Put away'
  | 'Return to bin'
  | 'Shelf {shelf}';
