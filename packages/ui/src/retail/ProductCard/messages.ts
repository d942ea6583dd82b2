/** The texts of ProductCard. */
export type ProductCardText = 'No SKU' | '{count} in store';
