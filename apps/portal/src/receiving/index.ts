/** State and types that other subjects may import. */
export type { ReceivingStore } from './receiving.ts';
