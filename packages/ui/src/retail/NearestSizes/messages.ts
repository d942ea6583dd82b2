/** Keys of NearestSizes only: the English text is the key; translations are in src/messages. */
export type NearestSizesText =
  | 'Nearest sizes'
  | 'No other size is in stock here.'
  | 'Size {size}'
  | 'half a size down'
  | 'half a size up'
  | '{count} in stock'
  | '{count} size down|{count} sizes down'
  | '{count} size up|{count} sizes up'
  | '{size} is at {name}, {count} pair.|{size} is at {name}, {count} pairs.';
