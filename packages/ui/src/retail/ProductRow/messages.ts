/** What ProductRow says by itself. */
export type ProductRowText = 'No SKU' | '{count} in store';
