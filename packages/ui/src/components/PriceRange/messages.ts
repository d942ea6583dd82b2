/** The texts of PriceRange. */
export type PriceRangeText = 'Any' | 'From' | 'Minimum must be below maximum.' | 'Price' | 'To';
