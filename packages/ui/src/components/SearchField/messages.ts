/** What SearchField says by itself. */
export type SearchFieldText = 'Clear search' | 'Searching';
