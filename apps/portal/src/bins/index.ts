/** State and types that other subjects may import. */
export type { BinsStore } from './bins.ts';
