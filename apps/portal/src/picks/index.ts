/** State and types that other subjects may import. */
export type { QueuedWrite } from './warehouseFacts.ts';
export { queuedByLine } from './warehouseQueue.ts';
