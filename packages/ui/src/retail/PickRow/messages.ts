/** Keys of PickRow only: the English text is the key; translations are in src/messages. */
export type PickRowText =
  | 'Bin'
  | 'Check out'
  | 'Check out {name}, size {size}'
  | 'Checked out'
  | 'Next pick'
  | 'No SKU'
  | 'Not sent'
  | 'Pending'
  | 'Replenishment'
  | 'Shelf {shelf}'
  | 'Taken'
  | 'Try-on'
  | 'Undo'
  | 'Undo check-out of {name}, size {size}'
  | 'Waiting, {time}';
