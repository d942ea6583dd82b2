/** The texts of FilterPanel. */
export type FilterPanelText =
  | 'Clear'
  | 'Clear all filters'
  | 'Filters'
  | 'Active filters'
  | 'No filters'
  | 'No results found'
  | 'Remove {group}: {value}'
  | 'Search'
  | 'Search {what}'
  | 'Show results'
  | 'from {lowest}'
  | 'up to {highest}'
  | '{count} set'
  | '{lowest} to {highest}';
