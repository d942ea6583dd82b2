/** Keys of SavedSearches only: the English text is the key; translations are in src/messages. */
export type SavedSearchesText =
  | 'No saved searches yet.'
  | 'Remove {name}'
  | 'Save this search'
  | 'Saved'
  | 'Saved search, {place} of {count}'
  | 'Saved searches';
