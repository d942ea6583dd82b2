/** Keys of RequestCart, its lines and its bar only: the English text is the key; translations are in src/messages. */
export type RequestCartText =
  | 'Add pairs from the list, then place the request.'
  | 'Close cart'
  | 'In this request'
  | 'No SKU'
  | 'Your cart is empty'
  | 'Open the request cart, {items}'
  | 'PLACE REQUEST'
  | 'Quantity of {pair}'
  | 'Remove {pair}'
  | 'Request cart'
  | 'Sent to'
  | '{count} item|{count} items'
  | '{count} size|{count} sizes'
  | '{items}, {sizes}'
  | '{name}, size {size}';
