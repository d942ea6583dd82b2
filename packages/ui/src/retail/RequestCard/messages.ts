/** Keys of RequestCard only: the English text is the key; translations are in src/messages. */
export type RequestCardText =
  | 'Add'
  | 'Add {name}, size {size}'
  | 'Requested'
  | 'Cancel Request'
  | 'Cancel Request: {name}, size {size}'
  | 'Checked out'
  | 'Consigned'
  | 'From'
  | 'In cart'
  | 'In cart: {name}, size {size}'
  | 'No SKU'
  | 'Out'
  | 'Pending'
  | 'Placed'
  | 'Request'
  | 'SKU'
  | 'Stock';
