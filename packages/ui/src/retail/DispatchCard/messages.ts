/** The texts of DispatchCard. */
export type DispatchCardText =
  | 'By'
  | 'Checked out'
  | 'No SKU'
  | 'Open request'
  | 'Open request of {name}, size {size}'
  | 'Out'
  | 'SKU'
  | 'To'
  | '{to}, for {from}';
