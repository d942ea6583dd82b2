/** Keys of ProductCard only: the English text is the key; translations are in src/messages. */
export type ProductCardText = 'No SKU' | '{count} in store';
