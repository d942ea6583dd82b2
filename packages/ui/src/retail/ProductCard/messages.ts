/** What ProductCard says by itself. */
export type ProductCardText = 'No SKU' | '{count} in store';
