/** State and types that other subjects may import. */
export type { CountsStore } from './counts.ts';
