/** What BinShelfEditor says by itself. */
export type BinShelfEditorText =
  | 'Aisle {aisle}, bay {bay}, position {position}'
  | 'Scan or type the bin: aisle, bay, position (A-14-03). Leave empty for no bin.'
  | 'Bin'
  | 'Cancel'
  | 'Last corrected by {by}, {when}'
  | 'No SKU'
  | 'No bin'
  | 'Now'
  | 'Save location'
  | 'Reported missing. Enter its bin to return it to stock.'
  | 'Shelf'
  | 'Then'
  | 'Location of {pair}'
  | '{name}, size {size}';
