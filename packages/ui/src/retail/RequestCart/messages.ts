/** What RequestCart, its lines and its bar say by themselves. */
export type RequestCartText =
  | 'Add pairs from the list, then send them to the warehouse together.'
  | 'Close cart'
  | 'In this request'
  | 'No SKU'
  | 'Nothing to ask for yet'
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
