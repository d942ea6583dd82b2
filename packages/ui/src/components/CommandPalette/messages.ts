/** What CommandPalette says by itself. */
export type CommandPaletteText =
  | 'Close'
  | 'No results found'
  | 'Results'
  | 'Searching'
  | 'The search cannot be shown while the network is away. Load the page again to use it.'
  | 'Try again'
  | "We couldn't find anything for what you are looking."
  | 'to choose'
  | 'to close'
  | 'to move'
  | '{count} result|{count} results';
