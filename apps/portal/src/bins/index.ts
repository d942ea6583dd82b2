/** State and types that other subjects may import. */
export type { BinsState } from './bins.ts';
