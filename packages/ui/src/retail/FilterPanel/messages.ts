/** Keys of FilterPanel only: the English text is the key; translations are in src/messages. */
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
