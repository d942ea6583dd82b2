/** Whether the highest price is below the lowest; 0 is no limit. */
export const isReversedPrice = ([lowest, highest]: readonly [number, number]): boolean =>
  highest !== 0 && highest < lowest;

/** Whether the last day, 'yyyy-MM-dd', is before the first; an empty text is no limit. */
export const isReversedDays = ([first, last]: readonly [string, string]): boolean =>
  first !== '' && last !== '' && last < first;
