/** Keys of DispatchCard only: the English text is the key; translations are in src/messages. */
export type DispatchCardText =
  | 'By'
  | 'Checked out'
  | 'Coming back'
  | 'Handed over'
  | 'No SKU'
  | 'Open request'
  | 'Open request of {name}, size {size}'
  | 'Out'
  | 'SKU'
  | 'To'
  | '{to}, for {from}';
