/** Keys of SearchField only: the English text is the key; translations are in src/messages. */
export type SearchFieldText = 'Clear search' | 'Searching';
