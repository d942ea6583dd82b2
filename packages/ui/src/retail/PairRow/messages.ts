/** Keys of PairRow only: the English text is the key; translations are in src/messages. */
export type PairRowText = 'No SKU';
