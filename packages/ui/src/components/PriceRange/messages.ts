/** What PriceRange says by itself. */
export type PriceRangeText = 'Any' | 'From' | 'Minimum must be below maximum.' | 'Price' | 'To';
