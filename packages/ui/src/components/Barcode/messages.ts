/** Keys of Barcode only: the English text is the key; translations are in src/messages. */
export type BarcodeText = 'Barcode {code}';
