/** Keys of RequestDetail only: the English text is the key; translations are in src/messages. */
export type RequestDetailText =
  | 'Accept'
  | 'Ask for {size} instead'
  | 'Call customer'
  | 'Cancel Request'
  | 'Choose another size'
  | 'Close'
  | 'End call'
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
