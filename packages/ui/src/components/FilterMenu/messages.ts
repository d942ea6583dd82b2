/** The texts of FilterMenu. */
export type FilterMenuText = 'Clear {filter}' | 'Filters' | 'No results found' | 'Search {what}';
