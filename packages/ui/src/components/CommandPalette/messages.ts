/** Keys of CommandPalette only: the English text is the key; translations are in src/messages. */
export type CommandPaletteText =
  | 'Close'
  | 'No results found'
  | 'Results'
  | 'Searching'
  | "Can't open the search offline. Reload when connected."
  | 'Try again'
  | "We couldn't find anything for what you are looking."
  | 'to select'
  | 'to close'
  | 'to navigate'
  | '{count} result|{count} results';
