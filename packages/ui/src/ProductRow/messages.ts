/** What ProductRow says by itself. */
export type ProductRowText = 'No SKU' | 'Sizes' | 'Sizes, {system}' | '{count} in store';
