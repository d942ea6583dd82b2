/** What BoxLabel says by itself. */
export type BoxLabelText = 'No barcode yet';
