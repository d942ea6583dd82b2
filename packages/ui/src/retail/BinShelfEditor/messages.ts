/** What BinShelfEditor says by itself. */
export type BinShelfEditorText =
  | 'Aisle {aisle}, bay {bay}, position {position}'
  | 'Aisle, bay, position: A-14-03. Scan the bin or type it; empty takes the pair out of its bin.'
  | 'Bin'
  | 'Cancel'
  | 'Last corrected by {by}, {when}'
  | 'No SKU'
  | 'No bin'
  | 'Now'
  | 'Save the place'
  | 'Set aside because nobody found it. A bin puts it back into the stock.'
  | 'Shelf'
  | 'Then'
  | 'Where {pair} stands'
  | '{name}, size {size}';
