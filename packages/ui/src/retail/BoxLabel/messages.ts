/** The texts of BoxLabel. */
export type BoxLabelText = 'No barcode yet';
