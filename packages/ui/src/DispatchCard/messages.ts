/** What DispatchCard says by itself. */
export type DispatchCardText =
  | 'By'
  | 'Checked out'
  | 'No SKU'
  | 'Out'
  | 'Request'
  | 'Request of {name}, size {size}'
  | 'SKU'
  | 'To'
  | '{to}, for {from}';
