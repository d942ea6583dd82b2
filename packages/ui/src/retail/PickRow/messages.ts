/** The texts of PickRow. */
export type PickRowText =
  | 'Bin'
  | 'Check out'
  | 'Check out {name}, size {size}'
  | 'Checked out'
  | 'Next pick'
  | 'No SKU'
  | 'Pending'
  | 'Shelf {shelf}';
