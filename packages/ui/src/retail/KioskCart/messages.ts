/** What KioskCart says by itself. */
export type KioskCartText =
  | 'Choose a product and your size. We bring it to you.'
  | 'Close'
  | 'In all'
  | 'Nothing chosen yet'
  | 'Put back'
  | 'Put back {pair}'
  | 'Quantity of {pair}'
  | 'Remove'
  | 'Remove {pair}'
  | 'Request to try on'
  | 'To try on'
  | '{count} item|{count} items'
  | '{name}, size {size}'
  | '{pair} is removed.';
