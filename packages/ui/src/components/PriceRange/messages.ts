/** What PriceRange says by itself. */
export type PriceRangeText = 'Any' | 'From' | 'No price is above the first and below the second.' | 'Price' | 'To';
