/** The texts of the search, in English. */
export type SearchText =
  | 'Customer {number}, {place}'
  | 'Checked out to {name}'
  | 'Commands'
  | 'For “{query}”'
  | 'Missing from {bin}'
  | 'Mute'
  | 'On hold: leave it in its bin.'
  | 'Pages'
  | 'Reported missing from its bin.'
  | 'Search or scan a barcode'
  | 'Show all {count} products'
  | 'Sound on'
  | 'The barcode could not be looked up'
  | 'Turn off the sound of notifications'
  | 'Turn on the sound of notifications'
  | 'Unknown barcode'
  | "You are offline. Products and barcodes can't be looked up."
  | '{name}, none in store'
  | '{name}, {count} in store'
  | '{state}, {place}'
  | '{state}. No open request.';
