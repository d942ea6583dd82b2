/** Keys of FilterMenu only: the English text is the key; translations are in src/messages. */
export type FilterMenuText = 'Clear {filter}' | 'Filters' | 'No results found' | 'Search {what}';
