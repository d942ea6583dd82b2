/** Keys of KioskCart only: the English text is the key; translations are in src/messages. */
export type KioskCartText =
  | "Choose a product and your size. We'll bring it to you."
  | 'Close'
  | 'Total'
  | 'Your cart is empty'
  | 'Put back'
  | 'Put back {pair}'
  | 'Quantity of {pair}'
  | 'Remove'
  | 'Remove {pair}'
  | 'Request to try on'
  | 'To try on'
  | '{count} item|{count} items'
  | '{name}, size {size}'
  | '{pair} removed.';
