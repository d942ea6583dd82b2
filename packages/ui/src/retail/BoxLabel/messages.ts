/** Keys of BoxLabel only: the English text is the key; translations are in src/messages. */
export type BoxLabelText = 'No barcode yet';
