/** Keys of SizeGrid only: the English text is the key; translations are in src/messages. */
export type SizeGridText =
  | 'Choose {size} instead, {count} in store'
  | 'none'
  | '{size} and all other sizes are sold out.'
  | '{size} is sold out. Nearest:'
  | '{size}, sold out'
  | '{size}, {count} in store';
