/** What ProductCard says by itself. */
export type ProductCardText = 'No SKU' | 'Sizes' | 'Sizes, {system}' | '{count} in store';
