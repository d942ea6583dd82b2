/** The texts of SearchField. */
export type SearchFieldText = 'Clear search' | 'Searching';
