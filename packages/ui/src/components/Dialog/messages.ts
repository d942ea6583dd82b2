/** What Dialog and Sheet say by themselves. */
export type DialogText = 'Close';
