/** The texts of ProductLabel. */
export type ProductLabelText = 'Bin' | 'No barcode' | 'Price' | 'SKU';
