/** State and types that other subjects may import. */
export type { QueuedWrite } from './warehouseState.ts';
export { queuedByLine } from './warehouseQueue.ts';
