/** State and types that other subjects may import. */
export type { HoldsStore } from './holds.ts';
export { type TimeOption, closingOptions } from './timeOptions.ts';
