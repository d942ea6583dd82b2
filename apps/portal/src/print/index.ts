/** State and types that other subjects may import. */
export type { Labels, PrintersStore } from './printers.ts';
export type { PairLabel } from './printSearch.ts';
