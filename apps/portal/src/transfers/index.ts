/** State and types that other subjects may import. */
export type { TransfersStore } from './transfers.ts';
