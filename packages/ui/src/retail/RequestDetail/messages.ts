/** Keys of RequestDetail only: the English text is the key; translations are in src/messages. */
export type RequestDetailText =
  | 'Accept'
  | 'Ask for {size} instead'
  | 'Cancel Request'
  | 'Choose another size'
  | 'Close'
  | 'Hand to a colleague'
  | 'Handed over'
  | 'No SKU'
  | 'Not available'
  | 'Nudge'
  | 'Nudged'
  | 'Request cart'
  | 'Send back'
  | 'Sold'
  | 'What happened';
