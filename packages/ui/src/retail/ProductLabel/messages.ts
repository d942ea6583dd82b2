/** Keys of ProductLabel only: the English text is the key; translations are in src/messages. */
export type ProductLabelText = 'Bin' | 'No barcode' | 'Price' | 'SKU';
