/** The texts of Dialog and Sheet. */
export type DialogText = 'Close';
