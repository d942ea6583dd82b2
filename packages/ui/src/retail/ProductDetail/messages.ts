/** The texts of ProductDetail. */
export type ProductDetailText =
  | 'Barcode {code}'
  | 'Loading pairs'
  | 'No SKU'
  | 'No pair available in this size.'
  | 'None in store'
  | 'Pairs in {size}'
  | 'Size system'
  | 'Size, {system}'
  | '{count} in store';
