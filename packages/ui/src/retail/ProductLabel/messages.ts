/** What ProductLabel says by itself. */
export type ProductLabelText = 'Bin' | 'No barcode' | 'Price' | 'SKU';
