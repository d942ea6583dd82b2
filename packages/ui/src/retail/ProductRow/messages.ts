/** Keys of ProductRow only: the English text is the key; translations are in src/messages. */
export type ProductRowText = 'No SKU' | '{count} in store';
