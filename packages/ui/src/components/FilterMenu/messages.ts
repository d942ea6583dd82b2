/** What FilterMenu says by itself. */
export type FilterMenuText = 'Clear {filter}' | 'Filters' | 'No results found' | 'Search {what}';
