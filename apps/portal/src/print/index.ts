/** State and types that other subjects may import. */
export type { PairLabel } from './printSearch.ts';
