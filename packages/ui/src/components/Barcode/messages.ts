/** The texts of Barcode. */
export type BarcodeText = 'Barcode {code}';
