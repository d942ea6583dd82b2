/** Keys of PriceRange only: the English text is the key; translations are in src/messages. */
export type PriceRangeText = 'Any' | 'From' | 'Minimum must be below maximum.' | 'Price' | 'To';
