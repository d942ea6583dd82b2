/** What Barcode says by itself. */
export type BarcodeText = 'Barcode {code}';
