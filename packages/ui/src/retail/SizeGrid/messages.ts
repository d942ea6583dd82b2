/** What SizeGrid says by itself. */
export type SizeGridText =
  | 'Take {size} instead, {count} in store'
  | 'none'
  | '{size} is sold out, and so is every other size.'
  | '{size} is sold out. Nearest:'
  | '{size}, none left'
  | '{size}, {count} in store';
