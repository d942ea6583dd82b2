/** Keys of ProductDetail only: the English text is the key; translations are in src/messages. */
export type ProductDetailText =
  | 'Barcode {code}'
  | 'History of {code}'
  | 'Loading pairs'
  | 'No SKU'
  | 'No pair available in this size.'
  | 'None in store'
  | 'Pairs in {size}'
  | 'Size system'
  | 'Size, {system}'
  | '{count} in store'
  | '{place}, consigned';
