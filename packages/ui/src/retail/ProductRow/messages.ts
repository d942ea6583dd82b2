/** The texts of ProductRow. */
export type ProductRowText = 'No SKU' | '{count} in store';
