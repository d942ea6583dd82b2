/** Keys of Dialog and Sheet only: the English text is the key; translations are in src/messages. */
export type DialogText = 'Close';
