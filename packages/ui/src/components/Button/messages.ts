/** Keys of Button and IconButton only: the English text is the key; translations are in src/messages. */
export type ButtonText = 'Working';
