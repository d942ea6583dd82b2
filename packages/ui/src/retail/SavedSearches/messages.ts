/** Keys of SavedSearches only: the English text is the key; translations are in src/messages. */
export type SavedSearchesText =
  | 'Cancel'
  | 'Name'
  | 'No saved searches yet.'
  | 'Remove {name}'
  | 'Save'
  | 'Save this search'
  | 'Saved'
  | 'Saved search, {place} of {count}'
  | 'Saved searches';
