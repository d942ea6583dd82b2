/** Keys of BinShelfEditor only: the English text is the key; translations are in src/messages. */
export type BinShelfEditorText =
  | 'Aisle {aisle}, bay {bay}, position {position}'
  | 'Scan or type the bin: aisle, bay, position (A-14-03). Leave empty for no bin.'
  | 'Bin'
  | 'Cancel'
  | 'Current'
  | 'Last corrected by {by}, {when}'
  | 'New'
  | 'No SKU'
  | 'No bin'
  | 'Save location'
  | 'Reported missing. Enter its bin to return it to stock.'
  | 'Shelf'
  | 'Location of {pair}'
  | '{name}, size {size}';
